import { expect, it } from "vitest";
import { isoTimestamp } from "./iso-timestamp.ts";

it.each([
  ["2026-11-20 20:46:49.772+00", "2026-11-20T20:46:49.772+00:00"],
  ["2026-11-20 20:46:49+00", "2026-11-20T20:46:49+00:00"],
  ["2026-11-20 20:46:49.123456+05:30", "2026-11-20T20:46:49.123456+05:30"],
  ["infinity", "infinity"],
  ["0044-03-15 12:00:00+00 BC", "0044-03-15 12:00:00+00 BC"],
])("writes %s as %s", (postgres, iso) => {
  expect(isoTimestamp(postgres)).toBe(iso);
});
