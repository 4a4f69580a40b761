import type { ContributedInsight, ContributedQuestion } from "../../intelligence.ts";
import { reportClause } from "./grammar/report-clause.ts";
import { applicationFor } from "./insights/application.ts";
import { finish } from "./language/tidy.ts";
import { topicOf } from "./topics/topics.ts";

type Audience = ContributedQuestion["audience"];

/** What it shows to know it, by how it is asked. */
const SHOWS: Record<Audience, readonly (readonly [RegExp, string])[]> = {
  client: [
    [/^(?:whether)\b/, "says which kind of therapist they can use"],
    [/^(?:who|whom|whose)\b/, "is part of what the work can build on"],
    [/^why\b/, "points to the help they will accept"],
    [/^(?:when|how (?:often|long|much))\b/, "shows how much it weighs in their lives"],
    [/^how\b/, "says more about fit than the name of a problem does"],
    [/./, "should shape whom they meet"],
  ],
  therapist: [
    [/^(?:when|who|whom|whose)\b/, "shows where their work is strongest and where it ends"],
    [/^whether\b/, "separates practice from good intentions"],
    [/^why\b/, "shows how they think"],
    [/^how\b/, "tells more about fit than a list of specialties does"],
    [/./, "lets clients picture the hour with them"],
  ],
  other: [[/./, "completes what clients and therapists say themselves"]],
};

/** Speaks to the person asked or for the form, not about people. */
const FOR_THE_FORM = /\b(?:you|your|yours|yourself|we|us|our)\b/i;

/** The insight behind a question: what knowing its answer is good for, and what to do with it. */
export function questionToInsight(question: ContributedQuestion): ContributedInsight {
  const { sourceOffset, sourceText, audience } = question;
  const clause = reportClause(question.question, audience);
  const reason = question.reasoning.trim();
  const claim =
    reason !== "" && !FOR_THE_FORM.test(reason) && reason.length <= 300 ? finish(reason) : "";
  const topic = topicOf(question.question);
  const insight =
    clause === null ? fromTopic(topic?.name, audience, claim) : withClaim(clause, audience, claim);
  const application = applicationFor(`${question.question} ${sourceText ?? ""}`, audience);
  return { insight, application, sourceOffset, sourceText };
}

function withClaim(clause: string, audience: Audience, claim: string): string {
  const shows = SHOWS[audience].find(([shape]) => shape.test(clause))?.[1] ?? "";
  return [finish(`${clause} ${shows}`), claim].filter((part) => part !== "").join(" ");
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
