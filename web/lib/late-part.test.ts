// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { latePart, useLatePart } from "./late-part.ts";

afterEach(cleanup);

const PART = { name: "the part" };

/** A part that comes only while `reachable` is true, and how often it was asked for. */
function partOverNetwork() {
  const network = { reachable: true, asked: 0 };
  const late = latePart(async () => {
    network.asked += 1;
    if (!network.reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return PART;
  });
  return { network, late };
}

test("a part that cannot be fetched says so, and is there after the next try", async () => {
  const { network, late } = partOverNetwork();
  network.reachable = false;
  const { result } = renderHook(() => useLatePart(late));
  expect(result.current).toMatchObject({ part: null, fetching: false, failed: false });
  await act(() => result.current.fetch());
  expect(result.current).toMatchObject({ part: null, fetching: false, failed: true });
  network.reachable = true;
  await act(() => result.current.fetch());
  expect(result.current).toMatchObject({ part: PART, fetching: false, failed: false });
});

test("the failure stays in sight while it is tried again", async () => {
  const { network, late } = partOverNetwork();
  network.reachable = false;
  const { result } = renderHook(() => useLatePart(late));
  await act(() => result.current.fetch());
  let trying: Promise<void> | undefined;
  act(() => {
    trying = result.current.fetch();
  });
  expect(result.current).toMatchObject({ fetching: true, failed: true });
  await act(async () => await trying);
  expect(result.current).toMatchObject({ fetching: false, failed: true });
});

test("a part that was fetched once is there at once for whoever needs it next", async () => {
  const { network, late } = partOverNetwork();
  await late.fetch();
  await late.fetch();
  const { result } = renderHook(() => useLatePart(late));
  expect(result.current.part).toBe(PART);
  expect(network.asked).toBe(1);
});
