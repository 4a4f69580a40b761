/** Everything that the landing pages and the deck claim. Change a figure here and it changes everywhere. */

/** Stands beside the claims wherever they are made. */
export const CLAIMS_NOTE = "Illustrative figures of a prototype.";

export const PARTNERS_NOTE = "The partners are invented and belong to nobody.";

/** What is drawn follows `share` and `millions`; what is read, the words. */
export const PROBLEM = {
  abandon: {
    figure: "70%",
    share: 0.7,
    text: "of people abandon the search for a therapist",
    drawing: "Ten people set out; seven have turned away.",
  },
  quit: {
    figure: "75%",
    share: 0.75,
    text: "quit within 3 sessions",
    drawing: "Four chairs; three are empty.",
  },
  need: {
    figure: "More than 50M",
    millions: 50,
    text: "Americans need therapy",
    drawing: "More than fifty dots, each for a million people.",
  },
} as const;

/** The three parts of the intelligence, in the order in which they work. */
export const AI_ROLES = [
  {
    id: "listener",
    name: "The listener",
    does: "hears you out. It asks one open question at a time, written by senior therapists, and follows where you lead.",
  },
  {
    id: "analyser",
    name: "The emotion analyser",
    does: "minds how you say it. Tired, angry or quite calm: the next question takes its tone from you.",
  },
  {
    id: "matcher",
    name: "The matcher",
    does: "weighs what you need against how each therapist works, and gives its reasons in your words and theirs.",
  },
] as const;

export type AiRole = (typeof AI_ROLES)[number]["id"];

export const GOALS = {
  raise: { figure: "$2M", text: "seed raise" },
  therapists: { figure: "1,000+", text: "therapists" },
  clients: { figure: "100,000+", text: "clients" },
  /** What the two goals before come to. */
  clientsPerTherapist: 100,
} as const;

/** Parts, not people: who does what. */
export const TEAM = [
  {
    id: "experts",
    role: "Two senior therapists",
    does: "give what decades of practice taught them; it becomes the questions.",
  },
  {
    id: "clinical",
    role: "Clinical lead",
    does: "decides what the product may never do, and what it does when somebody is at risk.",
  },
  {
    id: "conversation",
    role: "Conversation designer",
    does: "makes a talk with a machine feel unhurried.",
  },
  {
    id: "engineering",
    role: "Engineers",
    does: "build the matching so that every reason can be traced.",
  },
  {
    id: "privacy",
    role: "Privacy counsel",
    does: "speaks for those whose words we hold.",
  },
] as const;

export type TeamRole = (typeof TEAM)[number]["id"];

export const PARTNERS = [
  "Quellmark",
  "Tavrinne",
  "Ombrelay",
  "Harrowfen",
  "Sarnthe",
  "Velloway",
] as const;

export type Partner = (typeof PARTNERS)[number];
