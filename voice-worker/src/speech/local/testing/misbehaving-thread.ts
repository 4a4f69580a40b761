import { parentPort } from "node:worker_threads";
import type { ToRecogniser } from "../recogniser-messages.ts";

/** In place of a decoder: the first sample of what it hears says what goes wrong. */
const WRONG = { crash: 1, exit: 2, hang: 3 };

parentPort?.on("message", (message: ToRecogniser) => {
  const { utterance } = message;
  if (message.type === "audio") {
    if (message.pcm[0] === WRONG.crash) throw new Error("a defect");
    if (message.pcm[0] === WRONG.exit) process.exit(3);
    if (message.pcm[0] === WRONG.hang) for (;;);
    parentPort?.postMessage({ type: "decoded", utterance });
  }
  if (message.type === "finish") {
    parentPort?.postMessage({ type: "final", utterance, text: "well" });
  }
});
parentPort?.postMessage({ type: "ready" });
