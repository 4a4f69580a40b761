import { spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PlainError } from "../plain-error.ts";
import { type TemporaryFolder, temporaryFolder } from "../testing/temporary-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import { identify } from "./identity.ts";

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

/** What a start leaves behind that was killed. */
async function leaveLockOfDeadProcess(): Promise<void> {
  const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  const holder = await identify(child.pid ?? 0);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  await writeFile(join(folder.path, "lock.1"), JSON.stringify({ holder }));
}

const tryAtOnce = (times: number) =>
  Promise.allSettled(Array.from({ length: times }, () => lockDataFolder(folder.path)));

describe("the lock on a data folder", () => {
  it("goes to exactly one of many that ask at once", async () => {
    const results = await tryAtOnce(20);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("goes to exactly one of many that find a dead holder at once", async () => {
    await leaveLockOfDeadProcess();
    const results = await tryAtOnce(20);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("names the process that holds it in one sentence", async () => {
    await lockDataFolder(folder.path);
    const refusal = await lockDataFolder(folder.path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PlainError);
    expect(String(refusal)).toContain(`process ${process.pid}`);
  });

  it("can be taken again once it was given back", async () => {
    const lock = await lockDataFolder(folder.path);
    await lock.release();
    await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
  });

  it("is not fooled by a holder whose number another process has now", async () => {
    const holder = { pid: process.pid, startedAt: "long ago", command: "node" };
    await writeFile(join(folder.path, "lock.1"), JSON.stringify({ holder }));
    await expect(lockDataFolder(folder.path)).resolves.toBeDefined();
  });

  it("leaves a single file behind, however often it changed hands", async () => {
    for (let turn = 0; turn < 3; turn++) await (await lockDataFolder(folder.path)).release();
    expect(await readdir(folder.path)).toEqual(["lock.3"]);
  });
});
