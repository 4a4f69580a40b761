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
    "  voice         absent",
  ];
  if (stack.dataElsewhere !== null) {
    lines.push(
      "",
      `  The account postgres may not enter the data folder: the database is in ${stack.dataElsewhere}.`,
    );
  }
  return [...lines, "", "Press Ctrl-C to stop."].join("\n");
}
