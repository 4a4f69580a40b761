import type { Safety } from "@rapport/shared/contracts/safety.ts";
import type {
  TherapistProfile,
  TherapistQuestion,
} from "@rapport/shared/contracts/therapist-profile.ts";
import { answerFault } from "@/lib/answer-rules.ts";
import { firstFaultOf, type TherapistInfo } from "./therapist-info.ts";

/** Where one stands: the first step, a question, or the review of all. */
export type Place = { at: "info" } | { at: "question"; id: string } | { at: "review" };

/** What is known of the therapist before anything is typed: from the account, or from a submit. */
export interface Known {
  info: TherapistInfo;
  answers: Readonly<Record<string, string>>;
}

/** What the person typed here and has not submitted: it stands before what is known. */
export interface Typed {
  info: Partial<TherapistInfo>;
  answers: Readonly<Record<string, string>>;
}

/** What came of a submit. */
export interface Submission {
  therapist: TherapistProfile;
  safety: Safety | null;
}

export type Status =
  | { name: "answering" }
  | { name: "submitting" }
  | { name: "submitted"; submission: Submission };

/** `aboutAnswer`: something to put right where one stands, in place of something that did not work. */
export interface QuestionnaireAlert {
  text: string;
  aboutAnswer: boolean;
}

/** How the questions changed since one was last here. */
export interface QuestionChange {
  added: number;
  removed: number;
}

export interface QuestionnaireState {
  questions: readonly TherapistQuestion[];
  known: Known;
  typed: Typed;
  place: Place;
  /** One has been at the review: from a question there is a short way back to it. */
  reviewed: boolean;
  /** The first step was refused: its fields say what is wrong with them. */
  infoRefused: boolean;
  status: Status;
  alert: QuestionnaireAlert | null;
  change: QuestionChange | null;
}

export type QuestionnaireEvent =
  | { type: "entered"; field: keyof TherapistInfo; text: string }
  | { type: "typed"; questionId: string; text: string }
  | { type: "went on"; to: "next" | "review" }
  | { type: "went back" }
  | { type: "went to"; place: Place }
  | { type: "refused"; place: Place; alert: string }
  | { type: "submitting" }
  | { type: "submitted"; submission: Submission }
  | { type: "failed"; alert: string }
  | { type: "came to know"; known: Known }
  | { type: "questions arrived"; questions: readonly TherapistQuestion[] }
  | { type: "typed elsewhere"; typed: Typed }
  | { type: "dismissed the alert" }
  | { type: "dismissed the change" };

export const NOTHING_TYPED: Typed = { info: {}, answers: {} };

export const infoOf = ({ known, typed }: QuestionnaireState): TherapistInfo => ({
  ...known.info,
  ...typed.info,
});

export const answerTo = ({ known, typed }: QuestionnaireState, questionId: string): string =>
  typed.answers[questionId] ?? known.answers[questionId] ?? "";

/** Every place in its order. */
export const placesOf = (questions: readonly TherapistQuestion[]): Place[] => [
  { at: "info" },
  ...questions.map(({ id }): Place => ({ at: "question", id })),
  { at: "review" },
];

const isSame = (a: Place, b: Place) =>
  a.at === b.at && (a.at !== "question" || b.at !== "question" || a.id === b.id);

/** A place in one word, told from all others. */
export const nameOf = (place: Place): string => (place.at === "question" ? place.id : place.at);

/** The number of a place, 0 for the first step; -1 for a question that is not asked any more. */
export const stepOf = (questions: readonly TherapistQuestion[], place: Place): number =>
  placesOf(questions).findIndex((one) => isSame(one, place));

/** What keeps a person from going on from a place; null when nothing does. */
export function faultAt(state: QuestionnaireState, place: Place): string | null {
  if (place.at === "info") return firstFaultOf(infoOf(state));
  return place.at === "question" ? answerFault(answerTo(state, place.id)) : null;
}

/** The first place from which one cannot go on; null when all is there. */
export const firstOpenPlace = (state: QuestionnaireState): Place | null =>
  placesOf(state.questions).find((place) => faultAt(state, place) !== null) ?? null;

/** The same state at the place nearest to where one stood that is not behind an open one. */
export function withinReach(state: QuestionnaireState): QuestionnaireState {
  const open = firstOpenPlace(state) ?? ({ at: "review" } as const);
  const furthest = stepOf(state.questions, open);
  const step = stepOf(state.questions, state.place);
  return step === -1 || step > furthest ? { ...state, place: open } : state;
}

/** What changed between the questions that were asked and those of today; null when nothing did. */
export function changeBetween(
  before: readonly string[],
  now: readonly TherapistQuestion[],
): QuestionChange | null {
  const added = now.filter(({ id }) => !before.includes(id)).length;
  const removed = before.filter((id) => !now.some((question) => question.id === id)).length;
  return added + removed === 0 ? null : { added, removed };
}

function refuse(state: QuestionnaireState, place: Place, text: string): QuestionnaireState {
  const infoRefused = state.infoRefused || place.at === "info";
  return { ...state, place, infoRefused, alert: { text, aboutAnswer: true } };
}

function goTo(state: QuestionnaireState, place: Place): QuestionnaireState {
  return { ...state, place, reviewed: state.reviewed || place.at === "review", alert: null };
}

function goOn(state: QuestionnaireState, to: "next" | "review"): QuestionnaireState {
  const fault = faultAt(state, state.place);
  if (fault !== null) return refuse(state, state.place, fault);
  const next = placesOf(state.questions)[stepOf(state.questions, state.place) + 1];
  const went = goTo(state, to === "next" && next ? next : { at: "review" });
  return { ...went, infoRefused: false };
}

function goBack(state: QuestionnaireState): QuestionnaireState {
  const previous = placesOf(state.questions)[stepOf(state.questions, state.place) - 1];
  return previous ? goTo(state, previous) : state;
}

function takeQuestions(
  state: QuestionnaireState,
  questions: readonly TherapistQuestion[],
): QuestionnaireState {
  if (state.status.name === "submitted") return state;
  const change = changeBetween(
    state.questions.map(({ id }) => id),
    questions,
  );
  return withinReach({ ...state, questions, change: change ?? state.change });
}

/** Answers a person's deed or a server's word with the next state; pure. */
export function reduce(state: QuestionnaireState, event: QuestionnaireEvent): QuestionnaireState {
  const { typed } = state;
  switch (event.type) {
    case "entered": {
      const info = { ...typed.info, [event.field]: event.text };
      return { ...state, typed: { ...typed, info }, alert: null };
    }
    case "typed": {
      const answers = { ...typed.answers, [event.questionId]: event.text };
      return { ...state, typed: { ...typed, answers }, alert: null };
    }
    case "went on":
      return goOn(state, event.to);
    case "went back":
      return goBack(state);
    case "went to":
      return goTo(state, event.place);
    case "refused":
      return refuse(state, event.place, event.alert);
    case "submitting":
      return { ...state, status: { name: "submitting" }, alert: null };
    case "submitted":
      return { ...state, status: { name: "submitted", submission: event.submission } };
    case "failed":
      return {
        ...state,
        status: { name: "answering" },
        alert: { text: event.alert, aboutAnswer: false },
      };
    case "came to know":
      return { ...state, known: event.known };
    case "questions arrived":
      return takeQuestions(state, event.questions);
    case "typed elsewhere":
      return state.status.name === "answering" ? { ...state, typed: event.typed } : state;
    case "dismissed the alert":
      return { ...state, alert: null };
    case "dismissed the change":
      return { ...state, change: null };
  }
}
