// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GenerationProgress } from "./generation-progress.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("what is being written can be started again once that takes unusually long", () => {
  const onStartAgain = vi.fn();
  render(<GenerationProgress label="It is being generated..." onStartAgain={onStartAgain} />);
  expect(screen.getByRole("status").textContent).toContain("being generated");
  act(() => vi.advanceTimersByTime(119_000));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => vi.advanceTimersByTime(2_000));
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(onStartAgain).toHaveBeenCalledOnce();
});

test("work that was under way before the page opened is not waited for as long again", () => {
  const props = { label: "It is being generated...", onStartAgain: vi.fn() };
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const { rerender } = render(<GenerationProgress {...props} startedAt={ago(115)} />);
  act(() => vi.advanceTimersByTime(4_000));
  expect(screen.queryByRole("button")).toBeNull();
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole("button", { name: "Start again" })).toBeTruthy();
  rerender(<GenerationProgress {...props} startedAt={ago(0)} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a clock of this browser that is behind does not make the wait longer", () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  render(
    <GenerationProgress label="It is being generated..." startedAt={soon} onStartAgain={vi.fn()} />,
  );
  act(() => vi.advanceTimersByTime(121_000));
  expect(screen.getByRole("button", { name: "Start again" })).toBeTruthy();
});
