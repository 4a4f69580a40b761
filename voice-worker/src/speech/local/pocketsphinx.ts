import { existsSync } from "node:fs";
import koffi from "koffi";

const MODEL = "/usr/share/pocketsphinx/model/en-us";

/**
 * Noise removal hurts clean speech and adapts to the room over minutes, and the second pass costs
 * a second for a gain of nothing. Dither with a fixed seed keeps digital silence from being
 * -infinity, and answers the same from run to run.
 */
const SETTINGS: Record<string, string> = {
  "-hmm": `${MODEL}/en-us`,
  "-lm": `${MODEL}/en-us.lm.bin`,
  "-dict": `${MODEL}/cmudict-en-us.dict`,
  "-remove_noise": "no",
  "-dither": "yes",
  "-seed": "1",
  "-fwdflat": "no",
  "-logfn": "/dev/null",
};

/** Samples of one call into the library: 100 ms at 16 kHz, decoded in 10 to 45 ms. */
const BLOCK = 1_600;

/** One recogniser of 16 kHz mono PCM16. Blocks its thread while it decodes. */
export interface Decoder {
  start(): void;
  process(samples: Int16Array): void;
  /** What was understood so far; "" when nothing. */
  hypothesis(): string;
  end(): void;
  free(): void;
}

/** Whether this machine has the model; the libraries show when they are loaded. */
export const modelIsThere = () => existsSync(`${MODEL}/en-us/mdef`);

/** Loads libraries and model (0.3 s, 144 MB). Throws when they are not there. */
export function openDecoder(settings: Record<string, string> = {}): Decoder {
  const base = koffi.load("libsphinxbase.so.3");
  const library = koffi.load("libpocketsphinx.so.3");
  const args = library.func("void *ps_args()");
  const readSettings = base.func("void *cmd_ln_init(void *inout, void *defn, int strict, ...)");
  const freeSettings = base.func("int cmd_ln_free_r(void *settings)");
  const init = library.func("void *ps_init(void *settings)");
  const free = library.func("int ps_free(void *ps)");
  const startUtterance = library.func("int ps_start_utt(void *ps)");
  const processRaw = library.func(
    "int ps_process_raw(void *ps, const int16_t *data, size_t samples, int no_search, int full)",
  );
  const endUtterance = library.func("int ps_end_utt(void *ps)");
  const getHypothesis = library.func("const char *ps_get_hyp(void *ps, _Out_ int32_t *score)");

  const list = Object.entries({ ...SETTINGS, ...settings }).flat();
  const parsed = readSettings(
    null,
    args(),
    1,
    ...list.flatMap((value) => ["const char *", value]),
    "void *",
    null,
  );
  const decoder = parsed && init(parsed);
  if (parsed) freeSettings(parsed);
  if (!decoder) throw new Error("pocketsphinx did not start.");

  const must = (result: number, what: string) => {
    if (result < 0) throw new Error(`pocketsphinx: ${what} failed.`);
  };
  return {
    start: () => must(startUtterance(decoder), "starting an utterance"),
    process(samples) {
      for (let from = 0; from < samples.length; from += BLOCK) {
        const block = samples.subarray(from, from + BLOCK);
        must(processRaw(decoder, block, block.length, 0, 0), "decoding");
      }
    },
    hypothesis: () => (getHypothesis(decoder, [0]) as string | null) ?? "",
    end: () => must(endUtterance(decoder), "ending an utterance"),
    free: () => void free(decoder),
  };
}
