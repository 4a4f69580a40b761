// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChannelListener, listenToChannel } from "@/lib/realtime.ts";
import { useLiveQueries } from "@/lib/realtime-queries.ts";

/** A channel whose messages the test sends. */
let channel: ChannelListener & { topic: string; left: boolean };
const listen: typeof listenToChannel = (topic, listener) => {
  const joined = { ...listener, topic, left: false };
  channel = joined;
  return () => {
    joined.left = true;
  };
};

/** How often each of the two lists was asked for. */
let asked: { notes: number; visits: number };

const TOPIC = "person:1";
const keyOf = (table: string | null) => (table === null ? ["person"] : ["person", table]);

function Lists({ topic }: { topic: string }) {
  const liveness = useLiveQueries({ topic, keyOf }, listen);
  useQuery({ queryKey: ["person", "notes"], queryFn: () => (asked.notes += 1) });
  useQuery({ queryKey: ["person", "visits"], queryFn: () => (asked.visits += 1) });
  return <p>{liveness}</p>;
}

function page(client: QueryClient, topic = TOPIC) {
  return (
    <QueryClientProvider client={client}>
      <Lists topic={topic} />
    </QueryClientProvider>
  );
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { rerender, unmount } = render(page(client));
  await pass(0);
  return { rerender: (topic: string) => rerender(page(client, topic)), unmount };
}

/** Lets so many milliseconds go by, and what they set off come to its end. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const live = (is: boolean) =>
  act(async () => {
    channel.onLive(is);
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  asked = { notes: 0, visits: 0 };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a message has the queries of its table asked again, and no others", async () => {
  await open();
  await live(true);
  const before = { ...asked };
  await act(async () => {
    channel.onChange({ table: "notes" });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(asked).toEqual({ notes: before.notes + 1, visits: before.visits });
});

test("after each joining everything is asked again, as nothing was heard before", async () => {
  await open();
  expect(asked).toEqual({ notes: 1, visits: 1 });
  await live(true);
  expect(asked).toEqual({ notes: 2, visits: 2 });
});

test("while live nothing is asked without a message", async () => {
  await open();
  await live(true);
  const before = { ...asked };
  await pass(60_000);
  expect(asked).toEqual(before);
});

test("a lost channel is made up for by asking, until it is back", async () => {
  await open();
  await live(true);
  await live(false);
  expect(screen.getByText("asking")).toBeTruthy();
  const before = asked.notes;
  await pass(5_000);
  expect(asked.notes).toBe(before + 1);
  await pass(10_000);
  expect(asked.notes).toBe(before + 3);
  await live(true);
  expect(screen.getByText("live")).toBeTruthy();
  const back = asked.notes;
  await pass(60_000);
  expect(asked.notes).toBe(back);
});

test("another person's channel comes in place of the first, and leaving leaves it", async () => {
  const { rerender, unmount } = await open();
  const first = channel;
  rerender("person:2");
  expect(first.left).toBe(true);
  expect(channel.topic).toBe("person:2");
  expect(screen.getByText("joining")).toBeTruthy();
  unmount();
  expect(channel.left).toBe(true);
});
