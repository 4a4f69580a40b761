import type { ProblemId } from "../taxonomy/problems.ts";
import type { StyleDimension } from "../taxonomy/style-pole.ts";

/** A problem as a person would put it to a friend: no diagnosis is made by a word here. */
export const PLAIN_NAMES: Readonly<Record<ProblemId, string>> = {
  anxiety: "worry",
  panic: "sudden fear",
  "social-anxiety": "ease around people",
  phobias: "a particular fear",
  ocd: "thoughts and habits that will not let go",
  depression: "low mood",
  bipolar: "ups and downs",
  psychosis: "unusual experiences",
  trauma: "something that happened",
  "complex-trauma": "early hurts",
  grief: "loss",
  burnout: "stress and exhaustion",
  sleep: "sleep",
  "chronic-illness": "health and body",
  adhd: "focus",
  autism: "sensory and social strain",
  eating: "food and eating",
  "body-image": "body image",
  "substance-use": "drinking or drugs",
  "behavioural-addiction": "a habit that took over",
  "self-harm": "hurting yourself",
  bpd: "strong feelings",
  anger: "anger",
  "self-esteem": "self-worth",
  relationships: "relationships",
  "infidelity-divorce": "trust and separation",
  "family-conflict": "family",
  parenting: "parenting",
  teens: "growing up",
  perinatal: "pregnancy and early parenthood",
  transitions: "life changes",
  immigration: "life between countries",
  sexuality: "sexuality",
  "gender-lgbtq": "gender and LGBTQ+ life",
  "culture-faith": "culture and faith",
};

/** A wish about manner as a tag. */
export const STYLE_TAGS: Readonly<Record<StyleDimension, readonly [string, string]>> = {
  lead: ["room to talk", "practical guidance"],
  challenge: ["a gentle manner", "straight talk"],
  intensity: ["calm", "depth of feeling"],
  past: ["change now", "understanding roots"],
  structure: ["open conversation", "a clear plan"],
  homework: ["no homework", "practice between sessions"],
  pace: ["an unhurried pace", "a brisk pace"],
  lightness: ["seriousness", "humor"],
};
