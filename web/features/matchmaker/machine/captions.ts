import { pendingOf, type SessionRecord } from "./session-record.ts";
import type { Caption } from "./view.ts";

/** The captions with this line, in place of an earlier version of it. */
export function withLine(captions: readonly Caption[], line: Caption): Caption[] {
  return captions.some(({ id }) => id === line.id)
    ? captions.map((other) => (other.id === line.id ? line : other))
    : [...captions, line];
}

export const withoutLine = (captions: readonly Caption[], id: string): Caption[] =>
  captions.filter((line) => line.id !== id);

/** The line of speech that was stopped: as far as it was heard. */
export function withCutLine(captions: readonly Caption[], id: string, heard: string): Caption[] {
  if (heard === "") return withoutLine(captions, id);
  return captions.map((line) => (line.id === id ? { ...line, text: `${heard} …` } : line));
}

/** What both sides said so far, for a talk that is taken up again. */
export function captionsOf(record: SessionRecord): Caption[] {
  const pending = pendingOf(record);
  // A question that nobody has answered yet is asked again.
  const waiting = pending.map((answer) => ({ question: record.asked.text, answer }));
  const lines: Caption[] = [];
  let asked = "";
  for (const [turn, { question, answer }] of [...record.turns, ...waiting].entries()) {
    if (question !== "" && question !== asked) {
      lines.push({ id: `k${turn}q`, who: "assistant", text: question, final: true });
    }
    asked = question;
    lines.push({ id: `k${turn}a`, who: "person", text: answer, final: true });
  }
  return lines;
}
