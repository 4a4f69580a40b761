import { createApp } from "./app.ts";
import { selectEngines } from "./intelligence/select-engine.ts";
import { createServices } from "./lib/services.ts";
import { parseSettings, SettingsError } from "./settings.ts";

try {
  const settings = parseSettings(Deno.env.toObject());
  const engines = await selectEngines(settings.openai);
  Deno.serve(createApp(createServices(settings, engines)).fetch);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
