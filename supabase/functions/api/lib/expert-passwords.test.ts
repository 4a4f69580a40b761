import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  findPassword,
  hashPassword,
  looksLikeToken,
  newToken,
  type StoredPassword,
} from "./expert-passwords.ts";

// Slow is what the hashing is for.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let rows: StoredPassword[];
beforeAll(async () => {
  const passwords = ["first password", "second password", "first password"];
  rows = await Promise.all(
    passwords.map(async (password, place) => ({
      id: `row ${place}`,
      hash: await hashPassword(password),
    })),
  );
});

describe("a password", () => {
  it("is found among those stored, by its row", async () => {
    expect(await findPassword("second password", rows)).toBe("row 1");
  });

  it.each(["", "Second password", "second password "])("is not found as %j", async (other) => {
    expect(await findPassword(other, rows)).toBeNull();
  });

  it("has a salt of its own, so that the same one twice does not look the same", () => {
    expect(rows[0]?.hash).not.toBe(rows[2]?.hash);
  });

  it("opens nothing that is stored in a form we do not know", async () => {
    const unknown = ["a password", "$scrypt$ln=14,r=8,p=5$$", "$2b$10$abc"];
    const forms = unknown.map((hash) => ({ id: "row", hash }));
    expect(await findPassword("a password", forms)).toBeNull();
  });

  it("costs as much to refuse as to find, however many are stored", async () => {
    // Time of the processor, which other programs do not lengthen as they do that of the clock.
    const cost = async (password: string, among: StoredPassword[]) => {
      const before = process.cpuUsage();
      await findPassword(password, among);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const costs = [
      await cost("second password", rows),
      await cost("wrong", rows),
      await cost("wrong", rows.slice(0, 1)),
      await cost("wrong", []),
    ];
    expect(Math.max(...costs)).toBeLessThan(1.7 * Math.min(...costs));
  });
});

describe("a token", () => {
  it("never comes twice, and is told from other texts", () => {
    const tokens = Array.from({ length: 1000 }, newToken);
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.every(looksLikeToken)).toBe(true);
    for (const text of ["", "x", `${tokens[0]}x`, "a.b.c", `${"x".repeat(42)} `, "ü".repeat(43)]) {
      expect(looksLikeToken(text)).toBe(false);
    }
  });
});
