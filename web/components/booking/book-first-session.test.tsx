// @vitest-environment happy-dom
import type { User } from "@rapport/shared/contracts/accounts.ts";
import type { SessionRequest } from "@rapport/shared/contracts/session-requests.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useSession } from "@/lib/session.ts";
import { storeSession } from "@/lib/session-storage.ts";
import { type ReceivedRequest, type Reply, serve, type TestServer } from "@/lib/testing/serve.ts";
import { BookFirstSession } from "./book-first-session.tsx";

const ELENA = { id: "22222222-2222-4222-8222-222222222222", name: "Elena Vasquez" };

const CLIENT: User = {
  id: "7c9b2f0e-5f57-4b1e-9a3e-0f7f6f1f2a11",
  firstName: "Noor",
  lastName: "Haddad",
  email: "noor@example.com",
  role: "client",
  isGuest: false,
};

const REQUEST: SessionRequest = {
  id: "11111111-1111-4111-8111-111111111111",
  therapistId: ELENA.id,
  therapistName: ELENA.name,
  clientName: "Noor Haddad",
  contact: "noor@example.com",
  preferredTimes: [],
  format: null,
  note: "Evenings, please.",
  status: "pending",
  therapistNote: "",
  startsAt: null,
  createdAt: "2026-11-21T12:00:00.000Z",
  decidedAt: null,
};

let server: TestServer;

afterEach(async () => {
  cleanup();
  localStorage.clear();
  useSession.setState({ user: null, status: "signed-out" });
  await server.close();
});

/** The button as somebody sees it to whom the server answers like this. */
async function show(user: User | null, reply: (request: ReceivedRequest) => Reply) {
  server = await serve(reply);
  if (user) {
    storeSession(user, "token");
    useSession.setState({ user, status: "signed-in" });
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <BookFirstSession therapist={ELENA} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const button = () => screen.findByRole("button", { name: "Book First Session with Elena Vasquez" });

const none = { body: { success: true, requests: [] } };

test("what is filled in is sent, and the open request takes the button's place", async () => {
  let asked = false;
  await show(CLIENT, ({ method }) => {
    if (method === "GET") return asked ? { body: { success: true, requests: [REQUEST] } } : none;
    asked = true;
    return { status: 201, body: { success: true, request: REQUEST, safety: null } };
  });
  await userEvent.click(await button());
  await userEvent.type(await screen.findByLabelText(/^Note to Elena Vasquez/), "Evenings, please.");
  await userEvent.click(screen.getByRole("radio", { name: "Phone" }));
  await userEvent.click(screen.getByRole("button", { name: "Send Request" }));
  expect(await screen.findByText(/The answer is still open/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.requests.find(({ method }) => method === "POST")).toEqual({
    method: "POST",
    path: "/api/session-requests",
    bearer: "token",
    body: {
      therapistId: ELENA.id,
      preferredTimes: [],
      format: "phone",
      note: "Evenings, please.",
      contact: "noor@example.com",
    },
  });
});

test("a refusal is said in the server's words and nothing that was typed is lost", async () => {
  const error = "This therapist takes no new clients at the moment.";
  await show(CLIENT, ({ method }) =>
    method === "GET" ? none : { status: 409, body: { error, message: error } },
  );
  await userEvent.click(await button());
  await userEvent.type(await screen.findByLabelText(/^Note to Elena Vasquez/), "Evenings, please.");
  await userEvent.click(screen.getByRole("button", { name: "Send Request" }));
  expect((await screen.findByRole("alert")).textContent).toBe(error);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await button());
  expect(await screen.findByLabelText(/^Note to Elena Vasquez/)).toHaveProperty(
    "value",
    "Evenings, please.",
  );
});

test.each(["therapist", "admin"] as const)("a %s asks nobody for a session", async (role) => {
  await show({ ...CLIENT, role }, () => none);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a visitor without an account can ask, too", async () => {
  await show(null, () => none);
  expect(await button()).toBeTruthy();
  expect(server.requests).toEqual([]);
});
