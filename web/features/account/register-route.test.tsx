// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type ReceivedRequest, type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";
import { Component } from "./register-route.tsx";

let server: TestServer;

afterEach(async () => {
  cleanup();
  localStorage.clear();
  await server.close();
});

/** Registers on a page whose server gives this reply. */
async function registerAt(reply: (request: ReceivedRequest) => Reply) {
  server = await serve(reply);
  const router = createMemoryRouter([{ path: "/", Component }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText("First Name"), "  Noor ");
  await userEvent.type(screen.getByLabelText("Last Name"), "Haddad");
  await userEvent.type(screen.getByLabelText("Email"), "noor@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "a good password");
  await userEvent.type(screen.getByLabelText("Confirm Password"), "a good password");
  await userEvent.click(screen.getByRole("radio", { name: "Therapist" }));
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

const user = {
  id: "7c9b2f0e-5f57-4b1e-9a3e-0f7f6f1f2a11",
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  role: "therapist",
  isGuest: false,
};

test("the call carries the agreed fields, trimmed, and no confirmation", async () => {
  await registerAt(() => ({ status: 409, body: { error: "Taken", message: "Taken" } }));
  expect(await screen.findByText("Taken")).toBeTruthy();
  expect(server.requests).toEqual([
    {
      method: "POST",
      path: "/api/auth/register",
      bearer: null,
      body: {
        firstName: "Noor",
        lastName: "Haddad",
        email: "noor@example.com",
        password: "a good password",
        role: "therapist",
      },
    },
  ]);
});

test("an account that must confirm its address first is told so and not logged in", async () => {
  await registerAt(() => ({
    status: 201,
    body: { success: true, user, message: "Almost done: please confirm your email address." },
  }));
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(
    "Almost done: please confirm your email address.",
  );
  expect(localStorage.getItem("user")).toBeNull();
});

test("an error without words falls back to the agreed sentence of the status", async () => {
  await registerAt(() => ({ status: 500, body: {} }));
  expect((await screen.findByRole("alert")).textContent).toBe("Server returned 500");
});
