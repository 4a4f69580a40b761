// @vitest-environment happy-dom
import type { ProcessedInput } from "@rapport/shared/contracts/contributions.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/api-error.ts";
import { insight, question } from "../testing/samples.ts";
import { type CapturePorts, createCapture } from "./capture.ts";
import { keepCaptureDraft, readCaptureDraft } from "./capture-draft.ts";
import { FRESH } from "./capture-state.ts";

afterEach(() => localStorage.clear());

const processed: ProcessedInput = {
  summary: "On sleep.",
  questions: [
    question(1),
    question(2, { audience: "therapist" }),
    question(3, { audience: "other" }),
  ],
  analysis: [insight(1)],
  engine: "offline",
};

const answer = (changes: Partial<ProcessedInput> = {}) => ({
  processedInput: { ...processed, ...changes },
  notes: [],
  safety: null,
});

function begin(ports: Partial<CapturePorts> = {}) {
  const process = vi.fn<CapturePorts["process"]>(async () => answer());
  const refine = vi.fn<CapturePorts["refine"]>(async () => answer({ summary: "Shorter." }));
  const save = vi.fn<CapturePorts["save"]>(async () => "the id");
  const capture = createCapture(FRESH, {
    therapistName: "miriam",
    process,
    refine,
    save,
    keep: () => {},
    ...ports,
  });
  return { capture, process, refine, save, state: () => capture.store.getState() };
}

/** As far as the review of some thoughts. */
async function reviewing(ports: Partial<CapturePorts> = {}) {
  const begun = begin(ports);
  begun.capture.typeThoughts("  I ask about sleep. ");
  await begun.capture.process();
  return begun;
}

const refused = (message: string) => async () => {
  throw new ApiError(message, { status: 500 });
};

describe("processing", () => {
  test("sends the thoughts trimmed and leads to the review", async () => {
    const { process, state } = await reviewing();
    expect(process).toHaveBeenCalledExactlyOnceWith("I ask about sleep.");
    expect(state()).toMatchObject({
      work: "none",
      result: { original: "I ask about sleep.", processed },
    });
  });

  test.each([
    ["  \n ", "Please enter your thoughts before submitting"],
    [
      "a".repeat(20_001),
      "Your thoughts may have at most 20,000 characters. Please shorten them by 1.",
    ],
  ])("is refused for thoughts that cannot be sent", async (thoughts, text) => {
    const { capture, process, state } = begin();
    capture.typeThoughts(thoughts);
    await capture.process();
    expect(process).not.toHaveBeenCalled();
    expect(state().alert).toEqual({ about: "thoughts", text, isFault: true });
  });

  test("is refused when nobody knows whose thoughts they are", async () => {
    const { process, state } = await reviewing({ therapistName: " " });
    expect(process).not.toHaveBeenCalled();
    expect(state().alert?.text).toBe("Error: Therapist name is not available");
  });

  test("that fails says why and keeps the thoughts", async () => {
    const { state } = await reviewing({ process: refused("Busy.") });
    expect(state()).toMatchObject({
      thoughts: "  I ask about sleep. ",
      result: null,
      alert: { text: "Error processing your input: Busy." },
    });
  });

  test("is begun once, however often it is asked for", async () => {
    const { capture, process } = begin();
    capture.typeThoughts("Something");
    await Promise.all([capture.process(), capture.process()]);
    expect(process).toHaveBeenCalledOnce();
  });
});

describe("refining", () => {
  test("replaces the result and clears the box; the thoughts stay the original ones", async () => {
    const { capture, refine, state } = await reviewing();
    capture.typeRefinement(" make it shorter ");
    await capture.refine();
    expect(refine).toHaveBeenCalledExactlyOnceWith(
      "I ask about sleep.",
      "make it shorter",
      processed,
    );
    expect(state()).toMatchObject({
      refinement: "",
      result: { original: "I ask about sleep.", processed: { summary: "Shorter." } },
    });
  });

  test("is refused without instructions", async () => {
    const { capture, refine, state } = await reviewing();
    capture.typeRefinement("  ");
    await capture.refine();
    expect(refine).not.toHaveBeenCalled();
    expect(state().alert?.text).toBe("Please enter refinement instructions");
  });

  test("that fails says why and keeps result and instructions", async () => {
    const { capture, state } = await reviewing({ refine: refused("Busy.") });
    capture.typeRefinement("shorter");
    await capture.refine();
    expect(state()).toMatchObject({
      refinement: "shorter",
      result: { processed },
      alert: { text: "Error processing your refinement request: Busy." },
    });
  });
});

describe("saving", () => {
  test("sends what was reviewed with its text, clears everything and tells the id", async () => {
    const { capture, save, state } = await reviewing();
    await capture.save();
    const [sent] = save.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ rawInput: "I ask about sleep.", summary: "On sleep." });
    expect(sent?.questions.map(({ audience }) => audience)).toEqual([
      "client",
      "therapist",
      "client",
    ]);
    expect(state()).toEqual({ ...FRESH, saved: { contributionId: "the id" } });
  });

  test("gives a missing summary the agreed words", async () => {
    const { capture, save } = await reviewing({ process: async () => answer({ summary: " " }) });
    await capture.save();
    expect(save.mock.calls[0]?.[0].summary).toBe("No summary provided");
  });

  test("that fails says why and loses nothing", async () => {
    const { capture, state } = await reviewing({ save: refused("Busy.") });
    await capture.save();
    expect(state()).toMatchObject({
      result: { processed },
      saved: null,
      alert: { text: "Error saving your input: Busy." },
    });
  });
});

test("clearing leaves nothing of text, result and refinement", async () => {
  const { capture, state } = await reviewing();
  capture.typeRefinement("shorter");
  capture.clear();
  expect(state()).toEqual(FRESH);
});

describe("the draft", () => {
  test("of one expert is found again, and no other's", async () => {
    const { state } = await reviewing();
    keepCaptureDraft("miriam", { ...state(), refinement: "shorter" });
    expect(readCaptureDraft("miriam")).toMatchObject({
      thoughts: "  I ask about sleep. ",
      refinement: "shorter",
      result: { original: "I ask about sleep.", processed },
      work: "none",
    });
    expect(readCaptureDraft("jonas")).toEqual(FRESH);
  });

  test("is gone once there is nothing to keep", async () => {
    const { capture, state } = await reviewing();
    keepCaptureDraft("miriam", state());
    await capture.save();
    keepCaptureDraft("miriam", state());
    expect(localStorage).toHaveLength(0);
  });

  test.each(["{", "null", '{"version":7}'])("that reads %s is passed over", (text) => {
    keepCaptureDraft("miriam", { ...FRESH, thoughts: "Something" });
    localStorage.setItem(localStorage.key(0) ?? "", text);
    expect(readCaptureDraft("miriam")).toEqual(FRESH);
  });
});
