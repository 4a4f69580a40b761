import { describe, expect, test } from "vitest";
import { fieldOfMoment, momentOfField } from "@/lib/moments.ts";

describe("the field of a moment", () => {
  test.each(["2026-07-01T12:30:00.000Z", "2026-12-31T23:59:00.000Z"])(
    "names the moment again: %s",
    (moment) => {
      expect(momentOfField(fieldOfMoment(new Date(moment)))).toBe(moment);
    },
  );

  test.each(["", "soon", "2026-13-40T99:99"])("%j names no moment", (value) => {
    expect(momentOfField(value)).toBeNull();
  });
});
