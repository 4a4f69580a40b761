import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { identify, isRunning } from "./identity.ts";

it("knows this process, and knows it again", async () => {
  const self = await identify(process.pid);
  expect(self?.command).toContain("node");
  expect(self && (await isRunning(self))).toBe(true);
});

it("does not take a process for running once it has ended", async () => {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  const identity = await identify(child.pid ?? 0);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(identity && (await isRunning(identity))).toBe(false);
});

it("knows nobody by a number that is none", async () => {
  expect(await identify(0)).toBeNull();
  expect(await identify(Number.NaN)).toBeNull();
});
