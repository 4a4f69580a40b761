import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const seen = async (trustedProxies: number, forwarded?: string) => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, trustedProxies)));
  const headers: Record<string, string> = forwarded ? { "x-forwarded-for": forwarded } : {};
  const answer = await app.request("/", { headers }, { remoteAddr: { hostname: "192.0.2.1" } });
  return answer.text();
};

describe("the address a request comes from", () => {
  it("is that of the connection where no proxy is ours", async () => {
    expect(await seen(0)).toBe("192.0.2.1");
    expect(await seen(0, "203.0.113.7")).toBe("192.0.2.1");
  });

  it("is what our outermost proxy saw, whatever the caller claims before it", async () => {
    expect(await seen(1, "203.0.113.7")).toBe("203.0.113.7");
    expect(await seen(1, "1.1.1.1, 203.0.113.7")).toBe("203.0.113.7");
    expect(await seen(2, "1.1.1.1, 203.0.113.7, 10.0.0.1")).toBe("203.0.113.7");
  });

  it("is that of the connection when the header is too short", async () => {
    expect(await seen(2, "203.0.113.7")).toBe("192.0.2.1");
  });
});
