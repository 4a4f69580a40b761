// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Caption } from "../machine/view.ts";
import { Captions } from "./captions.tsx";
import { FindButton } from "./find-button.tsx";
import { TextEntry } from "./text-entry.tsx";

afterEach(cleanup);

test("Enter sends what was written and empties the box; with Shift it begins a line", async () => {
  const onSend = vi.fn();
  render(<TextEntry label="Your answer" limit={100} onSend={onSend} />);
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await userEvent.type(box, "  I lie awake.{Shift>}{Enter}{/Shift}Every night. {Enter}");
  expect(onSend.mock.calls).toEqual([["I lie awake.\nEvery night."]]);
  expect(box).toHaveProperty("value", "");
});

test("nothing is sent that is blank, too long, or cannot be taken now, and none of it is lost", async () => {
  const onSend = vi.fn();
  const { rerender } = render(<TextEntry label="Your answer" limit={10} onSend={onSend} />);
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await userEvent.type(box, "   {Enter}");
  await userEvent.clear(box);
  await userEvent.type(box, "far too long{Enter}");
  expect(screen.getByText("2 characters too many")).toBeTruthy();
  await userEvent.clear(box);
  rerender(<TextEntry label="Your answer" limit={10} held onSend={onSend} />);
  await userEvent.type(box, "yes{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  expect(box).toHaveProperty("value", "yes");
});

test("what an earlier page left stands there, and every change is told", async () => {
  const onType = vi.fn();
  const { rerender } = render(
    <TextEntry label="Your answer" left="I lie " limit={100} onSend={vi.fn()} onType={onType} />,
  );
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await userEvent.type(box, "a");
  expect(onType.mock.calls).toEqual([["I lie a"]]);
  // What the session keeps of it comes back with every change: it is not written over.
  rerender(<TextEntry label="Your answer" left="I lie" limit={100} onSend={vi.fn()} />);
  expect(box).toHaveProperty("value", "I lie a");
});

test("the button that is still locked can be reached, says why, and does nothing", async () => {
  const onFind = vi.fn();
  const find = { label: "Keep Talking...", opacity: 0.6, disabled: true, busy: false };
  const { rerender } = render(<FindButton find={find} reason="Opens at 7." onFind={onFind} />);
  const locked = screen.getByRole("button", {
    name: "Keep Talking...",
    description: "Opens at 7.",
  });
  expect(locked.getAttribute("aria-disabled")).toBe("true");
  expect(locked.style.opacity).toBe("0.6");
  await userEvent.tab();
  expect(document.activeElement).toBe(locked);
  await userEvent.keyboard("{Enter}");
  expect(onFind).not.toHaveBeenCalled();

  const open = { label: "Find My Therapist", opacity: 1, disabled: false, busy: false };
  rerender(<FindButton find={open} reason="Ready." onFind={onFind} />);
  await userEvent.click(screen.getByRole("button", { name: "Find My Therapist" }));
  expect(onFind).toHaveBeenCalledOnce();

  const busy = { label: "Processing...", opacity: 1, disabled: true, busy: true };
  rerender(<FindButton find={busy} reason="A moment." onFind={onFind} />);
  expect(screen.getByRole("button", { name: "Processing..." }).style.opacity).toBe("1");
  await userEvent.click(screen.getByRole("button", { name: "Processing..." }));
  expect(onFind).toHaveBeenCalledOnce();
});

test("the log holds what both said; words that still change stay out of it", () => {
  const captions: Caption[] = [
    { id: "1", who: "assistant", text: "How are you?", final: true },
    { id: "2", who: "person", text: "I am tir", final: false },
  ];
  const { rerender } = render(<Captions captions={captions} />);
  const log = screen.getByRole("log", { name: "Captions" });
  expect(
    within(log)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["AssistantHow are you?"]);
  expect(screen.getByText("I am tir")).toBeTruthy();
  rerender(
    <Captions
      captions={captions.map((caption) =>
        caption.id === "2" ? { ...caption, text: "I am tired.", final: true } : caption,
      )}
    />,
  );
  expect(
    within(log)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["AssistantHow are you?", "YouI am tired."]);
});
