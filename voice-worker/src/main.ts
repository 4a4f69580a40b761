import { createTokenVerifier } from "./access-tokens.ts";
import { listenForTone } from "./emotion/listen-for-tone.ts";
import { createLog, errorKind, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { startVoiceServer, type VoiceServer } from "./server.ts";
import { parseSettings, type Settings, SettingsError } from "./settings.ts";
import { createMp3Encoder, warmMp3Encoder } from "./speech/mp3-encoder.ts";
import type { Engines } from "./speech/ports.ts";
import { selectEngines } from "./speech/select-engines.ts";

/** Milliseconds beyond the longest drain; then it ends, whatever hangs. */
const END_GRACE = 3_000;

try {
  await run(parseSettings(process.env));
} catch (error) {
  const reason = error instanceof SettingsError ? error.message : "The worker does not start.";
  process.stderr.write(`${reason}\n`);
  if (!(error instanceof SettingsError)) console.error(error);
  process.exit(1);
}

async function run(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const [engines] = await Promise.all([selectEngines(process.env, log), warmMp3Encoder()]);
  const { speechToText, textToSpeech } = engines;
  const metrics = createMetrics({ ofProcess: true, waiting: () => speechToText?.waiting ?? 0 });
  const server = await startVoiceServer({
    port: settings.port,
    host: settings.host,
    limits: settings.connections,
    metrics,
    services: {
      engines,
      createEncoder: createMp3Encoder,
      listenForTone,
      limits: {
        ...settings.session,
        retryAudioSeconds: settings.retryAudioSeconds ?? speechToText?.retryAudioSeconds ?? 0,
      },
      messageBytes: settings.connections.messageBytes,
      sessionSeconds: settings.connections.sessionMs / 1_000,
      verifyToken: settings.auth && createTokenVerifier(settings.auth),
      requireToken: settings.auth?.required ?? false,
      observer: metrics.observer,
      log,
    },
  });
  log.info(
    {
      port: server.port,
      speechToText: speechToText?.name ?? null,
      textToSpeech: textToSpeech?.name ?? null,
    },
    "the voice worker is ready",
  );
  endInGoodOrder(server, engines, settings.connections.drainMs, log);
}

function endInGoodOrder(server: VoiceServer, engines: Engines, drainMs: number, log: Log): void {
  let ending = false;
  const end = async (exitCode: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), drainMs + END_GRACE).unref();
    await server.drain();
    await Promise.allSettled([engines.speechToText?.close(), engines.textToSpeech?.close()]);
    process.exit(exitCode);
  };
  process.on("SIGTERM", () => void end(0));
  process.on("SIGINT", () => void end(0));
  // One session's defect; the others go on.
  process.on("unhandledRejection", (error) =>
    log.error(errorKind(error), "a promise was left alone"),
  );
  process.on("uncaughtException", (error) => {
    log.fatal({ ...errorKind(error), stack: stackOf(error) }, "a defect ends the worker");
    void end(1);
  });
}

/** Where it happened, without the message, which may quote a person. */
const stackOf = (error: Error) =>
  (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
