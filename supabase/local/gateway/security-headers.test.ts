import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { type PagePolicy, securityHeaders } from "./security-headers.ts";

const built: PagePolicy = { connect: [], dev: false };
const socket = new Socket();

const policyOf = (headers: Record<string, string>, policy = built) =>
  securityHeaders({ headers, socket }, policy)["content-security-policy"] ?? "";

describe("the content security policy", () => {
  it("allows no inline script or style on a built page", () => {
    expect(policyOf({ host: "localhost:3000" })).not.toContain("unsafe");
    expect(policyOf({}, { ...built, dev: true })).toContain("script-src 'self' 'unsafe-inline'");
  });

  it("lets the page open sockets to its own host", () => {
    expect(policyOf({ host: "localhost:3000" })).toContain(
      "connect-src 'self' ws://localhost:3000 wss://localhost:3000;",
    );
  });

  it("names the project elsewhere that the page talks to", () => {
    expect(policyOf({}, { ...built, connect: ["https://x.supabase.co"] })).toContain(
      "connect-src 'self' https://x.supabase.co;",
    );
  });

  it("takes nothing from a host that is none", () => {
    expect(policyOf({ host: "x; script-src *" })).toContain("connect-src 'self';");
  });
});

it("asks for https only where there is https", () => {
  const plain = securityHeaders({ headers: {}, socket }, built);
  expect(plain["strict-transport-security"]).toBeUndefined();
  const encrypted = securityHeaders({ headers: { "x-forwarded-proto": "https" }, socket }, built);
  expect(encrypted["strict-transport-security"]).toContain("max-age=31536000");
});

it("leaves the microphone to ourselves and the rest to nobody", () => {
  const { "permissions-policy": policy } = securityHeaders({ headers: {}, socket }, built);
  expect(policy).toContain("microphone=(self)");
  expect(policy).toContain("camera=()");
  expect(policy).toContain("geolocation=()");
});
