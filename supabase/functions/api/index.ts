import { createApp } from "./app.ts";
import { warmUp } from "./intelligence/offline/warm-up.ts";
import { selectEngines } from "./intelligence/select-engine.ts";
import { createServices } from "./lib/services.ts";
import { parseSettings, SettingsError } from "./settings.ts";

/** Milliseconds: whatever the function was started for comes first. */
const WARM_UP_AFTER = 500;

try {
  const settings = parseSettings(Deno.env.toObject());
  const engines = await selectEngines(settings.openai);
  Deno.serve(createApp(createServices(settings, engines)).fetch);
  setTimeout(warmUp, WARM_UP_AFTER);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
