import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Vitest leaves one core idle, which on a machine of two is half of it. */
const ALL_CORES = "100%";
const alias = { "@": `${root}web` };

/**
 * Four projects, from quick to slow. `unit` needs nothing but Node; `database` a Postgres that it
 * starts itself; `api` and `stack` start the whole product on a free port.
 */
export default defineConfig({
  root,
  test: {
    reporters: ["default"],
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "unit",
          root,
          include: [
            "shared/src/**/*.test.ts",
            "supabase/functions/**/*.test.ts",
            "supabase/local/**/*.test.ts",
            "voice-worker/src/**/*.test.ts",
            "web/**/*.test.{ts,tsx}",
          ],
          exclude: ["**/node_modules/**", "web/e2e/**"],
          setupFiles: [".config/vitest.setup.ts"],
          // To load everything anew for each of the files takes as long as to run them.
          isolate: false,
          maxWorkers: ALL_CORES,
          // Most take milliseconds; on a busy machine those that start processes take seconds.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "database",
          root,
          include: ["supabase/tests/database/**/*.test.ts"],
          maxWorkers: ALL_CORES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "api",
          root,
          include: ["supabase/tests/api/**/*.test.ts"],
          globalSetup: ["supabase/tests/api/start-stack.ts"],
          maxWorkers: ALL_CORES,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "stack",
          root,
          include: ["supabase/tests/stack/**/*.test.ts"],
          maxWorkers: ALL_CORES,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
