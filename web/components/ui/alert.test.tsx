// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Alert } from "@/components/ui/alert.tsx";

afterEach(cleanup);

test("a failure and a success interrupt, information waits", () => {
  render(
    <>
      <Alert tone="danger">Login failed</Alert>
      <Alert tone="success">Profile saved successfully!</Alert>
      <Alert>You are offline</Alert>
    </>,
  );
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    "Login failed",
    "Profile saved successfully!",
  ]);
  expect(screen.getByRole("status").textContent).toBe("You are offline");
});

test("a message that belongs to the page is not announced", () => {
  render(<Alert announce="off">You are here as a guest</Alert>);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("its cross tells the page to take it away", async () => {
  const onDismiss = vi.fn();
  render(
    <Alert tone="success" onDismiss={onDismiss}>
      Saved
    </Alert>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("without a way to dismiss it there is no button", () => {
  render(<Alert tone="danger">Login failed</Alert>);
  expect(screen.queryByRole("button")).toBeNull();
});
