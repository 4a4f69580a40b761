import type { Engines } from "../intelligence/select-engine.ts";
import type { Settings } from "../settings.ts";
import { createServiceCalls, type ServiceCalls } from "./service-calls.ts";
import { createTokenVerifier, type VerifyToken } from "./tokens.ts";

/** What the routes work with; made once, when the function starts. */
export interface Services {
  settings: Settings;
  verifyToken: VerifyToken;
  service: ServiceCalls;
  engines: Engines;
}

export function createServices(settings: Settings, engines: Engines): Services {
  return {
    settings,
    verifyToken: createTokenVerifier(settings),
    service: createServiceCalls(settings),
    engines,
  };
}
