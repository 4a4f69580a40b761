import type { ContributedInsight, ContributedQuestion } from "../../intelligence.ts";
import { reportClause } from "./grammar/report-clause.ts";
import { applicationFor } from "./insights/application.ts";
import { finish } from "./language/tidy.ts";
import { topicOf } from "./topics/topics.ts";

type Audience = ContributedQuestion["audience"];

/** Speaks to the person asked or for the form, not about people. */
const FOR_THE_FORM = /\b(?:you|your|yours|yourself|we|us|our)\b/i;

/** The insight behind a question: what knowing its answer is good for, and what to do with it. */
export function questionToInsight(question: ContributedQuestion): ContributedInsight {
  const { sourceOffset, sourceText, audience } = question;
  const clause = reportClause(question.question, audience);
  const reason = question.reasoning.trim();
  const claim =
    reason !== "" && !/^Helps\b/.test(reason) && !FOR_THE_FORM.test(reason) && reason.length <= 300
      ? finish(reason)
      : "";
  const topic = topicOf(question.question);
  const insight =
    clause === null ? fromTopic(topic?.name, audience, claim) : withClaim(clause, claim);
  const application = applicationFor(audience);
  return { insight, application, sourceOffset, sourceText };
}

function withClaim(clause: string, claim: string): string {
  return [finish(`${clause} matters for who fits whom`), claim]
    .filter((part) => part !== "")
    .join(" ");
}

function fromTopic(name: string | undefined, audience: Audience, claim: string): string {
  const whom =
    audience === "therapist"
      ? "therapists"
      : audience === "client"
        ? "clients"
        : "those around the client";
  const matter = name === undefined ? "this" : name;
  return [finish(`what ${whom} say about ${matter} bears on who fits whom`), claim]
    .filter((part) => part !== "")
    .join(" ");
}
