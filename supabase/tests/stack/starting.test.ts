import { spawn } from "node:child_process";
import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../local/testing/temporary-folder.ts";
import { service, signUp, visitor } from "./clients.ts";
import { complaint, health, useOwnStacks } from "./own-stacks.ts";

const stacks = useOwnStacks();

describe("a second start", () => {
  it("on one data folder, or on one port, says so, ends with 1 and harms nothing", async () => {
    const first = await stacks.start();
    const { id } = await signUp(first);
    const second = await stacks.failure();
    expect(second.exitCode).toBe(1);
    expect(complaint(second)).toMatch(/^Rapport already runs on .+ \(process \d+\): .+\.$/);
    expect(complaint(second)).toContain(`process ${first.pid}`);

    const other = await temporaryFolder();
    const port = new URL(first.baseUrl).port;
    const third = await stacks.failure({ dataDir: other.path, env: { PORT: port } });
    expect(third.exitCode).toBe(1);
    expect(complaint(third)).toBe(
      `Port ${port} is taken by another program: stop it, or set PORT to another number.`,
    );

    expect(await health(first)).toBe(200);
    const { data } = await service(first).from("profiles").select("id");
    expect(data).toEqual([{ id }]);
    const fourth = await stacks.start({ dataDir: other.path });
    await fourth.stop();
    await other.remove();
  });

  it("on one data folder is refused also when all begin at the same moment", async () => {
    const results = await Promise.allSettled([stacks.start(), stacks.start(), stacks.start()]);
    const started = results.filter((result) => result.status === "fulfilled");
    expect(started).toHaveLength(1);
    expect(await Promise.all(started.map(({ value }) => health(value)))).toEqual([200]);
  });
});

describe("a start that cannot be", () => {
  it("names the folder that cannot be written", async () => {
    const file = join(stacks.dataDir, "a-file");
    await writeFile(file, "");
    const attempt = await stacks.failure({ dataDir: join(file, "data") });
    expect(attempt.exitCode).toBe(1);
    expect(complaint(attempt)).toMatch(/^The data folder .+ cannot be written: .+\.$/);
  });

  it("names the setting that is wrong", async () => {
    const attempt = await stacks.failure({ env: { SEED: "some" } });
    expect(attempt.exitCode).toBe(1);
    expect(complaint(attempt)).toBe('SEED must be "demo" or "none".');
  });

  it("names the Node that is needed when this one is too old", async () => {
    const pretend = 'Object.defineProperty(process, "versions", { value: { node: "18.20.0" } })';
    const child = spawn(process.execPath, [
      "--import",
      `data:text/javascript,${pretend}`,
      "supabase/local/start.mjs",
    ]);
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(code).toBe(1);
    expect(output.trim()).toBe("Rapport needs Node 20.19 or newer; this is 18.20.0.");
  });
});

describe("the next start", () => {
  it.skipIf(process.getuid?.() !== 0)(
    "by root on a folder that only root may enter finds the database where the first said it is",
    async () => {
      await chmod(stacks.dataDir, 0o700);
      const first = await stacks.start();
      const [, elsewhere = ""] = /the database is in (\S+)\.$/m.exec(first.output()) ?? [];
      expect(elsewhere).toMatch(/^\/var\/lib\/rapport\/data-/);
      const { email, password } = await signUp(first);
      await first.stop();

      const second = await stacks.start();
      const { error } = await visitor(second).auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
      await second.stop();
      await rm(elsewhere, { recursive: true });
    },
  );
});
