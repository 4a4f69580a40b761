import { pathOf, sendError, sendJson } from "./answers.ts";
import { STARTING } from "./health.ts";
import type { Routes } from "./routes.ts";

const MESSAGE = "Rapport is starting. Please try again in a moment.";

/** Who answers while the parts are started: the port is held from the first moment on. */
export const startingRoutes: Routes = {
  handle(request, response) {
    if (pathOf(request) === "/healthz") sendJson(response, 503, STARTING);
    else sendError(response, 503, MESSAGE, { "retry-after": "2" });
  },
  upgrade(_request, _socket, _head, refuse) {
    refuse(503, MESSAGE);
  },
};
