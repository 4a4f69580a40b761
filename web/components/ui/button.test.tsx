// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "@/components/ui/button.tsx";

afterEach(cleanup);

test("a busy button keeps its name and its focus, and ignores clicks", async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a busy submit button sends no form, not even by Enter", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Answer" />
      <Button type="submit" busy>
        Submit
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Answer" }), "yes{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("inside a form it submits nothing unless told to", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Previous</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("as a child it lends its look to a link and stays a link", () => {
  render(
    <Button asChild>
      <a href="/register">Register</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Register" }).getAttribute("href")).toBe("/register");
  expect(screen.queryByRole("button")).toBeNull();
});
