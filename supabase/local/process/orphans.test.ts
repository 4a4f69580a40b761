import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder.ts";
import { endOrphans, rememberProcess } from "./orphans.ts";

let folder: TemporaryFolder;
let child: ChildProcess;

beforeEach(async () => {
  folder = await temporaryFolder();
  child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  await rememberProcess(folder.path, "worker", child.pid ?? 0);
});

afterEach(async () => {
  child.kill("SIGKILL");
  await folder.remove();
});

it("ends what an earlier run left behind", async () => {
  const exit = new Promise((resolve) => child.once("exit", resolve));
  expect(await endOrphans(folder.path)).toEqual(["worker"]);
  await exit;
  expect(await readdir(folder.path)).toEqual([]);
});

it("spares a process that only has the number of one that was left behind", async () => {
  const file = join(folder.path, "worker.pid.json");
  const identity = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...identity, startedAt: "another time" }));
  expect(await endOrphans(folder.path)).toEqual([]);
  expect(child.exitCode).toBeNull();
  expect(child.signalCode).toBeNull();
});

it("finds nothing in a folder that is not there", async () => {
  expect(await endOrphans(join(folder.path, "nowhere"))).toEqual([]);
});
