import type { VoiceEngines } from "../../shared/src/contracts/health.ts";

/** What is told to the person who started it. */
export interface StartedStack {
  address: string;
  /** Which database, and where. */
  database: string;
  /** What runs the API. */
  functions: string;
  /** Where the data lies, if that is not in the data folder. */
  dataElsewhere: string | null;
  intelligence: "openai" | "offline";
  voice: VoiceEngines;
}

/** The lines that a start ends with. */
export function describe(stack: StartedStack): string {
  const engine =
    stack.intelligence === "offline" ? "offline (OPENAI_API_KEY is not set)" : stack.intelligence;
  const lines = [
    `Rapport is ready at ${stack.address}`,
    "",
    `  database      ${stack.database}`,
    `  functions     ${stack.functions}`,
    `  intelligence  ${engine}`,
    `  voice         ${describeVoice(stack.voice)}`,
  ];
  if (stack.dataElsewhere !== null) {
    lines.push(
      "",
      `  The account postgres may not enter the data folder: the database is in ${stack.dataElsewhere}.`,
    );
  }
  return [...lines, "", "Press Ctrl-C to stop."].join("\n");
}

function describeVoice({ speechToText, textToSpeech }: VoiceEngines): string {
  if (speechToText === null && textToSpeech === null) {
    return "none here (the browser's own is used): install flite, pocketsphinx and pocketsphinx-en-us";
  }
  return `hears with ${speechToText ?? "nothing"}, speaks with ${textToSpeech ?? "nothing"}`;
}
