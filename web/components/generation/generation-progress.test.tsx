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
