import { Hono } from "hono";
import { cors } from "hono/cors";
import { requestId } from "hono/request-id";
import type { ApiEnv } from "./lib/caller.ts";
import type { Services } from "./lib/services.ts";
import { onError, onNotFound } from "./middleware/errors.ts";
import { answerHeaders } from "./middleware/headers.ts";
import { requestSize } from "./middleware/limits.ts";
import { refuseOtherMethods } from "./middleware/methods.ts";
import { requestLog } from "./middleware/request-log.ts";
import { accountDeletionRoutes } from "./routes/account-deletion.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { adminRoutes } from "./routes/admin.ts";
import { assessmentRoutes } from "./routes/assessment.ts";
import { clientDataRoutes } from "./routes/client-data.ts";
import { clientProfileRoutes } from "./routes/client-profiles.ts";
import { clientResponseRoutes } from "./routes/client-responses.ts";
import { contributionRoutes } from "./routes/contributions.ts";
import { expertAccessRoutes } from "./routes/expert-access.ts";
import { healthRoutes } from "./routes/health.ts";
import { naturalMatchmakerRoutes } from "./routes/natural-matchmaker.ts";
import { sessionRequestRoutes } from "./routes/session-requests.ts";
import { therapistOnboardingRoutes } from "./routes/therapist-onboarding.ts";
import { therapistProfileRoutes } from "./routes/therapist-profiles.ts";
import { therapistRoutes } from "./routes/therapists.ts";

/** The product's API under `/api`. What each route takes and answers is a contract of `shared`. */
export function createApp(services: Services): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath("/api");
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(requestId(), requestLog(), answerHeaders());
  if (services.settings.allowedOrigins.length > 0) {
    app.use(
      cors({
        origin: services.settings.allowedOrigins,
        credentials: true,
        allowHeaders: ["Authorization", "Content-Type"],
      }),
    );
  }
  app.use(requestSize());
  app.route("/", healthRoutes(services));
  app.route("/", accountRoutes(services));
  app.route("/", accountDeletionRoutes(services));
  app.route("/", assessmentRoutes(services));
  app.route("/", naturalMatchmakerRoutes(services));
  app.route("/", clientProfileRoutes(services));
  app.route("/", clientResponseRoutes(services));
  app.route("/", clientDataRoutes(services));
  app.route("/", therapistRoutes(services));
  app.route("/", expertAccessRoutes(services));
  app.route("/", contributionRoutes(services));
  app.route("/", therapistOnboardingRoutes(services));
  app.route("/", therapistProfileRoutes(services));
  app.route("/", sessionRequestRoutes(services));
  app.route("/", adminRoutes(services));
  refuseOtherMethods(app);
  return app;
}
