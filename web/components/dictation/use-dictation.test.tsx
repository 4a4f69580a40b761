// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { DictationButton } from "./dictation-button.tsx";
import { DictationNotes } from "./dictation-notes.tsx";
import { FakeRecogniser } from "./fake-recogniser.ts";
import { useDictation } from "./use-dictation.ts";

afterEach(cleanup);

function Box({ fake }: { fake: FakeRecogniser | null }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const dictation = useDictation({
    text,
    onText: setText,
    field,
    recogniser: () => fake?.create ?? null,
  });
  return (
    <>
      <textarea ref={field} value={text} onChange={(event) => setText(event.target.value)} />
      <DictationButton dictation={dictation} describedBy="note" />
      <DictationNotes dictation={dictation} id="note" />
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");

async function dictating() {
  const fake = new FakeRecogniser();
  const user = userEvent.setup();
  const view = render(<Box fake={fake} />);
  await user.click(screen.getByRole("button", { name: "Answer with voice" }));
  act(() => fake.session.begin());
  return { fake, user, view };
}

test("the button says what it does, whether it is on, and that the browser may process the voice", async () => {
  const { user } = await dictating();
  const button = screen.getByRole("button", { name: "Stop recording" });
  expect(button.title).toBe("Stop recording");
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(document.getElementById("note")?.textContent).toContain("speech service");
  expect(screen.getByRole("status").textContent).toMatch(/^Recording\./);
  await user.click(button);
  expect(button.title).toBe("Answer with voice");
  expect(button.getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("Recording stopped.");
});

test("words that are typed and words that are spoken stand side by side", async () => {
  const { fake, user } = await dictating();
  act(() => fake.session.hear("I wor"));
  await user.type(field(), " (a lot)");
  act(() => fake.session.hear("I worry."));
  expect(field().value).toBe("I worry. (a lot)");
  act(() => fake.session.hear("I worry.", "at night"));
  expect(field().value).toBe("I worry. (a lot) at night");
});

test("the caret stays where the person is typing while words come in behind it", async () => {
  const { fake, user } = await dictating();
  act(() => fake.session.hear("I worry."));
  await user.type(field(), "Well: ", { initialSelectionStart: 0, initialSelectionEnd: 0 });
  act(() => fake.session.hear("I worry.", "at night"));
  expect(field().value).toBe("Well: I worry. at night");
  expect(field().selectionStart).toBe("Well: ".length);
});

test("two results in one breath lose nothing", async () => {
  const { fake } = await dictating();
  act(() => {
    fake.session.hear("One.");
    fake.session.hear("One.", "two");
    fake.session.end();
  });
  expect(field().value).toBe("One. two");
});

test("what went wrong is an alert that can be dismissed", async () => {
  const { fake, user } = await dictating();
  act(() => fake.session.fail("not-allowed"));
  expect(screen.getByRole("alert").textContent).toBe(
    "Microphone permission was denied. Please allow microphone access in your browser settings.",
  );
  expect(screen.getByRole("button", { name: "Answer with voice" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a browser without speech recognition says so when asked, not before", async () => {
  render(<Box fake={null} />);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Answer with voice" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Your browser doesn't support speech recognition. Please try a different browser.",
  );
});

test("leaving the page stops the recording", async () => {
  const { fake, view } = await dictating();
  view.unmount();
  expect(fake.session.calls).toEqual(["start", "abort"]);
});
