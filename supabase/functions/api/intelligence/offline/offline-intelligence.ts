import type { Intelligence, Made } from "../intelligence.ts";
import { processContribution } from "./contribution/process-contribution.ts";
import { questionToInsight } from "./contribution/question-to-insight.ts";
import { refineContribution } from "./contribution/refine-contribution.ts";
import { nextQuestion } from "./conversation/next-question.ts";
import { summarise } from "./conversation/summarise.ts";
import { describeClient } from "./profile/profile-client.ts";
import { rankShortlist } from "./reasons/rank.ts";
import { assessRisk } from "./risk/assess-risk.ts";
import { describeTherapist } from "./therapist/describe-therapist.ts";

const made = <T>(result: T): Made<T> => ({ result, engine: "offline" });

/** The engine that needs no network: the same input gives the same answer, every time. */
export function offlineIntelligence(): Intelligence {
  return {
    engine: "offline",
    rank: async (input) => made(rankShortlist(input)),
    profileClient: async (answers) => made(describeClient(answers)),
    processContribution: async (thoughts) => made(processContribution(thoughts)),
    refineContribution: async (input) => made(refineContribution(input)),
    questionToInsight: async (question) => made(questionToInsight(question)),
    describeTherapist: async (input) => made(describeTherapist(input)),
    async nextQuestion(state, say) {
      const step = nextQuestion(state);
      say(step.next);
      return made(step);
    },
    summarise: async (turns) => made(summarise(turns)),
    assessRisk: async (texts) => assessRisk(texts),
  };
}
