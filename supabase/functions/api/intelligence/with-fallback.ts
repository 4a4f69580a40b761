import { graver } from "../../../../shared/src/contracts/safety.ts";
import { kindOf, log } from "../lib/log.ts";
import type { Intelligence, SpokenTurn } from "./intelligence.ts";
import { leavesAChoice } from "./offline/conversation/leaves-a-choice.ts";

const fellBack = (call: string) => (error: unknown) =>
  log("warn", "engine_fell_back", { call, kind: kindOf(error) });

/**
 * An engine that may fail, backed by one that does not: what the first cannot do the second does,
 * and each result says which of them made it. For safety both are heard and the graver counts.
 */
export function withFallback(primary: Intelligence, offline: Intelligence): Intelligence {
  async function first<T>(
    call: string,
    asked: Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      fellBack(call)(error);
      return otherwise();
    }
  }

  return {
    engine: primary.engine,
    rank: (input) => {
      if (input.candidates.length === 0) return offline.rank(input);
      return first("rank", primary.rank(input), () => offline.rank(input));
    },
    profileClient: (answers) =>
      first("profileClient", primary.profileClient(answers), () => offline.profileClient(answers)),
    processContribution: (thoughts) =>
      first("processContribution", primary.processContribution(thoughts), () =>
        offline.processContribution(thoughts),
      ),
    refineContribution: (input) =>
      first("refineContribution", primary.refineContribution(input), () =>
        offline.refineContribution(input),
      ),
    questionToInsight: (question) =>
      first("questionToInsight", primary.questionToInsight(question), () =>
        offline.questionToInsight(question),
      ),
    describeTherapist: (input) => {
      if (input.answers.length === 0) return offline.describeTherapist(input);
      return first("describeTherapist", primary.describeTherapist(input), () =>
        offline.describeTherapist(input),
      );
    },
    nextQuestion: async (state, say, signal) => {
      // What we are and what becomes of the words is ours to say, and a list at its end needs no model.
      if (!leavesAChoice(state)) return offline.nextQuestion(state, say, signal);
      const spoken: SpokenTurn[] = [];
      const sayOnce = (next: SpokenTurn) => {
        spoken.push(next);
        say(next);
      };
      return first("nextQuestion", primary.nextQuestion(state, sayOnce, signal), async () => {
        const [next] = spoken;
        if (next === undefined) return offline.nextQuestion(state, say, signal);
        // It is being spoken already: only what else was to be found out is missing.
        const { result } = await offline.nextQuestion(state, () => undefined, signal);
        return { result: { ...result, next }, engine: primary.engine };
      });
    },
    summarise: (turns) =>
      first("summarise", primary.summarise(turns), () => offline.summarise(turns)),
    assessRisk: async (texts) => {
      const known = await offline.assessRisk(texts);
      // Nothing the model says could make it graver, and the person should not wait for it.
      if (known?.level === "high") return known;
      return graver(known, await first("assessRisk", primary.assessRisk(texts), async () => null));
    },
  };
}
