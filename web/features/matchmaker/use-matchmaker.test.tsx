// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserPorts } from "./browser-ports.ts";
import { openDraft } from "./draft.ts";
import { fakePorts } from "./testing/talk.ts";
import { useMatchmaker } from "./use-matchmaker.ts";

vi.mock("./browser-ports.ts", () => ({ browserPorts: vi.fn() }));

type Outside = ReturnType<typeof fakePorts>;
let outsides: Outside[];

beforeEach(() => {
  window.localStorage.clear();
  outsides = [];
  vi.mocked(browserPorts).mockImplementation(() => {
    const outside = fakePorts();
    outsides.push(outside);
    return outside.ports;
  });
});

afterEach(cleanup);

function wrapper({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </StrictMode>
  );
}

/** The one whose session is the page's. */
const running = () =>
  outsides.filter(({ ports }) => ports.connection.isConnected && !ports.connection.isClosed);

function open() {
  const hook = renderHook(useMatchmaker, { wrapper });
  return { ...hook, deed: (deed: () => void) => act(deed) };
}

test("a page that React mounts twice has one session, and the other one's socket is closed", () => {
  open();
  expect(running()).toHaveLength(1);
});

test("the click that begins a session unlocks the sound and opens one microphone", () => {
  const { result, deed } = open();
  deed(() => result.current.deeds.start());
  deed(() => result.current.deeds.accept(true));
  expect(result.current.view.screen).toBe("active");
  const [outside] = running();
  expect(outside?.ports.player.unlocked).toBe(1);
  expect(outsides.filter(({ ports }) => ports.microphone.isOpen)).toEqual([outside]);
  expect(result.current.meters().person).not.toBeNull();
});

test("leaving the page closes microphone and socket", () => {
  const { result, deed, unmount } = open();
  deed(() => result.current.deeds.start());
  deed(() => result.current.deeds.accept(true));
  unmount();
  expect(running()).toEqual([]);
  expect(outsides.filter(({ ports }) => ports.microphone.isOpen)).toEqual([]);
});

test("what was said is kept, and offered on the page that is opened next", () => {
  const { result, deed, unmount } = open();
  deed(() => result.current.deeds.start());
  deed(() => result.current.deeds.accept(false));
  expect(openDraft().kept).toBeNull();
  deed(() => result.current.deeds.write("I sleep badly"));
  unmount();
  expect(openDraft().kept?.words).toEqual(["I sleep badly"]);
  const { result: next } = open();
  expect(next.current.view.kept).not.toBeNull();
});
