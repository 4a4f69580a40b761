// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

afterEach(cleanup);

beforeEach(() => {
  // React reports what it caught there; catching it is what these tests are about.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

function Broken(): never {
  throw useLoaderData();
}

/** Shows a page that throws this while it renders. */
async function showBroken(error: Error) {
  const router = createMemoryRouter([
    {
      path: "/",
      loader: () => error,
      Component: Broken,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: LoadingScreen,
    },
  ]);
  render(<RouterProvider router={router} />);
  return await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
}

test("a page that breaks gives way to a screen that offers to reload", async () => {
  await showBroken(new TypeError("cannot read properties of undefined"));
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("ran into an error");
});

test("the person is never shown what the program says of its error", async () => {
  await showBroken(new TypeError("cannot read properties of undefined"));
  expect(document.body.textContent).not.toContain("undefined");
});

test.each([
  "Failed to fetch dynamically imported module: https://rapport.example/assets/route-1.js",
  "error loading dynamically imported module: https://rapport.example/assets/route-1.js",
  "Importing a module script failed.",
])("a script that could not be fetched is told apart: %s", async (message) => {
  await showBroken(new TypeError(message));
  expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
});
