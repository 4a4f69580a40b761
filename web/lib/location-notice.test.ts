import { expect, test } from "vitest";
import { noticeIn } from "./location-notice.ts";

test("what is to be said is taken from the state of the navigation", () => {
  expect(noticeIn({ from: "/client-profile", notice: "Please log in." })).toBe("Please log in.");
  for (const state of [null, "text", {}, { notice: 7 }]) expect(noticeIn(state)).toBeNull();
});
