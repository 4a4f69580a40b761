// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { useSession } from "@/lib/session.ts";

const PERSON = {
  id: "11111111-1111-4111-8111-111111111111",
  firstName: "Ann",
  lastName: "Example",
  email: "",
  role: "client",
  isGuest: true,
} as const;

afterEach(() => {
  queryClient.clear();
  useSession.setState({ user: null, status: "signed-out" });
});

test("a page that loads while its session ends gets its answer all the same", async () => {
  useSession.setState({ user: PERSON, status: "signed-in" });
  let calls = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ["questions"],
    // The first call hangs, as one does whose token is just being refused.
    queryFn: () => {
      calls += 1;
      return calls === 1 ? new Promise<string>(() => undefined) : Promise.resolve("questions");
    },
  });
  const stop = observer.subscribe(() => undefined);
  useSession.setState({ user: null, status: "ended" });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("questions"));
  stop();
});

test("what one person was shown is gone for the next", () => {
  useSession.setState({ user: PERSON, status: "signed-in" });
  queryClient.setQueryData(["profile"], "words of one person");
  useSession.setState({ user: null, status: "signed-out" });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
});
