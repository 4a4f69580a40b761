import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("the settings", () => {
  it("have a value for everything", () => {
    expect(readSettings({}, [])).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve(".data"),
      seed: "demo",
      databaseUrl: undefined,
      autoApproveTherapists: true,
      logLevel: "warn",
      dev: false,
    });
  });

  it("count an empty value as none", () => {
    expect(readSettings({ PORT: "", SEED: "" }, [])).toEqual(readSettings({}, []));
  });

  it("take what is given", () => {
    const settings = readSettings(
      {
        PORT: "4000",
        SEED: "none",
        DATABASE_URL: "postgres://a:b@c/d",
        DATA_DIR: "/tmp/x",
        AUTO_APPROVE_THERAPISTS: "0",
      },
      ["--dev"],
    );
    expect(settings).toMatchObject({
      port: 4000,
      seed: "none",
      databaseUrl: "postgres://a:b@c/d",
      dataDir: "/tmp/x",
      autoApproveTherapists: false,
      dev: true,
    });
  });

  it.each([
    [{ PORT: "eighty" }, /^PORT must be a number/],
    [{ PORT: "70000" }, /^PORT must be a number/],
    [{ SEED: "some" }, /^SEED must be "demo" or "none"/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must look like/],
    [{ AUTO_APPROVE_THERAPISTS: "yes" }, /^AUTO_APPROVE_THERAPISTS must be 0 or 1/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must be/],
  ])("say in one sentence what is wrong with %o", (environment, sentence) => {
    expect(() => readSettings(environment, [])).toThrow(sentence);
  });
});
