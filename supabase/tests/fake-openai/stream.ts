import type { ServerResponse } from "node:http";

/** Characters that come at once. */
const PIECE = 12;

interface Answered {
  status: string;
  output: { type: string; content?: { type: string; text?: string }[] }[];
}

/** Sends a response as the Responses API streams one; `breaksOff`: three quarters of the text, and then nothing. */
export function sendStream(
  response: ServerResponse,
  body: object | null,
  breaksOff: boolean,
): void {
  const answered = body as Answered;
  let number = 0;
  const send = (type: string, fields: object) => {
    const event = { type, sequence_number: number++, ...fields };
    response.write(`event: ${type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  send("response.created", { response: { ...answered, status: "in_progress", output: [] } });
  for (const [at, item] of answered.output.entries()) {
    const isMessage = item.type === "message";
    send("response.output_item.added", {
      output_index: at,
      item: isMessage ? { ...item, status: "in_progress", content: [] } : item,
    });
    const [part] = item.content ?? [];
    if (!isMessage || part === undefined) continue;
    const place = { item_id: "msg", output_index: at, content_index: 0 };
    if (part.text === undefined) {
      send("response.content_part.added", { ...place, part });
      continue;
    }
    send("response.content_part.added", { ...place, part: { ...part, text: "" } });
    const text = breaksOff ? part.text.slice(0, (part.text.length * 3) / 4) : part.text;
    for (let from = 0; from < text.length; from += PIECE) {
      const delta = text.slice(from, from + PIECE);
      send("response.output_text.delta", { ...place, delta, logprobs: [] });
    }
    if (breaksOff) return;
  }
  const ends = answered.status === "completed" ? "completed" : answered.status;
  send(`response.${ends}`, { response: answered });
  response.end();
}
