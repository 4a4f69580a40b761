import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TherapistDescription } from "../intelligence/intelligence.ts";
import type { Services } from "./services.ts";
import { describeNow, describeSubmitted, refreshDescription } from "./therapist-description.ts";

const DESCRIPTION: TherapistDescription = {
  specialty: "Sleep",
  style: "Calm.",
  tags: [],
  description: "Ida works with sleep.",
  userFriendlyDescription: "Ida helps people to sleep.",
  modalities: [],
  populations: [],
  insightsApplied: [],
};

/** What the database and the engine do in a test; `calls` lists what was asked of them, in order. */
function servicesWith({
  claimed = true,
  answers = 1,
  upToDate = () => true,
  engine = async () => ({ result: DESCRIPTION, engine: "offline" }),
}: {
  claimed?: boolean;
  answers?: number;
  upToDate?: () => boolean;
  engine?: () => Promise<unknown>;
}) {
  const calls: string[] = [];
  const services = {
    settings: { profileWaitMs: 5_000 },
    engines: { forPerson: async () => ({ describeTherapist: engine }) },
    service: {
      startTherapistDescription: async (_: string, submitted: boolean) => {
        calls.push(submitted ? "start submitted" : "start");
        const given = { questionId: "q", question: "Whom?", answer: "The sleepless." };
        return {
          claimed: claimed || submitted,
          answers: Array.from({ length: answers }, () => given),
          digest: `digest ${calls.length}`,
        };
      },
      finishTherapistDescription: async (_: string, made: { engine: string }, digest: string) => {
        calls.push(`finish ${made.engine} ${digest}`);
        return upToDate();
      },
      failTherapistDescription: async (_: string, reason: string) => {
        calls.push(`fail ${reason}`);
      },
    },
  };
  return { services: services as unknown as Services, calls };
}

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

describe("describing a therapist", () => {
  it("hands back what the answers were known by", async () => {
    const { services, calls } = servicesWith({});
    expect(await describeNow(services, "ida")).toBe("ready");
    expect(calls).toEqual(["start", "finish offline digest 1"]);
  });

  it("begins once more when an answer changed meanwhile", async () => {
    let looks = 0;
    const { services, calls } = servicesWith({ upToDate: () => ++looks > 1 });
    await describeNow(services, "ida");
    expect(calls).toEqual(["start", "finish offline digest 1", "start", "finish offline digest 3"]);
  });

  it("does not go on for ever while answers keep changing", async () => {
    const { services, calls } = servicesWith({ upToDate: () => false });
    await describeNow(services, "ida");
    expect(calls.filter((call) => call === "start")).toHaveLength(3);
  });

  it("takes over from nobody, except on the claim of its own submission", async () => {
    const { services, calls } = servicesWith({ claimed: false });
    expect(await describeNow(services, "ida")).toBe("under-way");
    await refreshDescription(services, "ida");
    expect(calls).toEqual(["start", "start"]);
    await describeSubmitted(services, "ida");
    expect(calls.slice(2)).toEqual(["start submitted", "finish offline digest 3"]);
  });

  it("needs answers", async () => {
    const { services, calls } = servicesWith({ answers: 0 });
    expect(await describeNow(services, "ida")).toBe("no-answers");
    expect(calls).toEqual(["start"]);
  });
});

describe("a description that fails", () => {
  const engine = () => Promise.reject(new TypeError("quotes the answer"));

  it("is written down by its kind and tells whoever asked for it", async () => {
    const { services, calls } = servicesWith({ engine });
    await expect(describeNow(services, "ida")).rejects.toThrow(TypeError);
    expect(calls).toEqual(["start", "fail TypeError"]);
  });

  it("takes nothing from a submission", async () => {
    const { services, calls } = servicesWith({ engine });
    await expect(describeSubmitted(services, "ida")).resolves.toBeUndefined();
    expect(calls).toEqual(["start submitted", "fail TypeError"]);
    expect(JSON.stringify(vi.mocked(console.log).mock.calls)).not.toContain("quotes the answer");
  });
});
