import type { Engine } from "../../../../shared/src/contracts/primitives.ts";
import type { Factor } from "../../../../shared/src/contracts/recommendation.ts";
import type { Safety } from "../../../../shared/src/contracts/safety.ts";
import type { Therapist } from "../../../../shared/src/contracts/therapists.ts";

/** An answer together with the question it answers. */
export interface ClientAnswer {
  questionId: string;
  question: string;
  answer: string;
  /** Concluded from other words: worth knowing, but never to be quoted as the client's. */
  inferred?: boolean;
  /** Said in a conversation: nobody who spoke is told that they wrote. */
  said?: boolean;
}

/** A therapist with all that matching may look at. Fees in US dollars a session; `states` as "CA". */
export interface Candidate extends Therapist {
  modalities: string[];
  populations: string[];
  languages: string[];
  formats: ("in-person" | "video" | "phone")[];
  states: string[];
  feeMin: number | null;
  feeMax: number | null;
}

/** A candidate with the deterministic score, 0 to 100, and what it is made of. */
export interface ScoredCandidate {
  therapist: Candidate;
  score: number;
  factors: Factor[];
}

/** One therapist in an engine's ranking, best first. `difference` is empty for the first. */
export interface RankedTherapist {
  therapistId: string;
  matchReasoning: string;
  difference: string;
}

/** At most three therapists, best first, and the one caveat that belongs to the first. */
export interface Ranking {
  therapists: RankedTherapist[];
  caveat: string;
}

export interface RankInput {
  answers: ClientAnswer[];
  /** The shortlist, best score first; at most `SHORTLIST_LIMIT`. */
  candidates: ScoredCandidate[];
}

/** The client's personality profile: paragraphs apart by a blank line, and what was analysed. */
export interface PersonalityProfile {
  personalityProfile: string;
  tags: string[];
  summary: string;
}

/** Words of a person, and the question they answer: "sometimes" alone cannot be read without it. */
export interface RiskText {
  text: string;
  question?: string;
  /** In a conversation that asks once more: an answer that says neither yes nor no means nothing yet. */
  asksAgain?: true;
  /** A therapist or expert who writes of the work: what they tell of clients is not their own. */
  writer?: "clinician";
}

/** Which words of a text something was made of: where they begin, in UTF-16 units, and the words letter for letter. */
export interface SourceSpan {
  sourceOffset: number | null;
  sourceText: string | null;
}

/** A question found in an expert's thoughts. `other`: for neither, for instance for supervisors. */
export interface ContributedQuestion extends SourceSpan {
  question: string;
  reasoning: string;
  audience: "client" | "therapist" | "other";
}

/** An insight found in an expert's thoughts, and what to do with it when people are matched. */
export interface ContributedInsight extends SourceSpan {
  insight: string;
  application: string;
}

export interface ProcessedContribution {
  summary: string;
  questions: ContributedQuestion[];
  analysis: ContributedInsight[];
}

export interface RefineInput {
  /** The expert's thoughts; empty when only the result is known. */
  thoughts: string;
  /** What the expert wants changed. */
  instructions: string;
  original: ProcessedContribution;
}

/** `notes`: what of the instructions was not understood or could not be done, one sentence each. */
export interface RefinedContribution {
  contribution: ProcessedContribution;
  notes: string[];
}

/** A live insight of an expert; `source` is the slug of its page. */
export interface ExpertInsight {
  insight: string;
  application: string;
  source: string;
}

export interface TherapistAnswers {
  name: string;
  /** Years, as given; never guessed. */
  experience: number;
  /** In the order of the questionnaire. */
  answers: ClientAnswer[];
  insights: ExpertInsight[];
}

/** What a therapist's own answers say of them; nothing that they did not write. */
export interface TherapistDescription {
  /** A few words; at most 200 characters. */
  specialty: string;
  /** One or two sentences on the manner of working; at most 2,000 characters. */
  style: string;
  /** At most 12. */
  tags: string[];
  /** For colleagues: paragraphs apart by a blank line. */
  description: string;
  /** For somebody looking for help, in plain words: paragraphs apart by a blank line. */
  userFriendlyDescription: string;
  /** Named by the therapist, in the words of the field: "CBT", "EMDR". */
  modalities: string[];
  /** Whom the therapist says to work with: "couples", "teens". */
  populations: string[];
  /** At most 5. `insightText` is an expert's, letter for letter; `source` its slug. */
  insightsApplied: { insightText: string; relevance: string; source: string }[];
}

/** A question that a conversation may ask: an expert's, or a built-in one. */
export interface ConversationQuestion {
  id: string;
  question: string;
  /** Why it is asked, as it may be told to the person. */
  reasoning: string;
}

/** A conversation as it stands when the person has just said something. */
export interface ConversationState {
  /** What the person just said. */
  transcript: string;
  /** How it sounded; null when nobody heard it. */
  heardTone: string | null;
  /** Oldest first; the last one is the turn that `transcript` answers, `question` as it was heard. */
  turns: ClientAnswer[];
  /** Questions that were answered without being asked. */
  inferredIds: string[];
  /** All that may be asked, experts' first, asked ones included. */
  questions: ConversationQuestion[];
}

/** What is said next, and the question in it as it is kept. */
export interface SpokenTurn {
  questionId: string;
  question: string;
  spokenText: string;
  tone: string;
}

/** An earlier or later question that an utterance answers. `quote`: words of it, letter for letter. */
export interface FoundAnswer {
  questionId: string;
  quote: string;
  /** One sentence to the person on why this answers the question. */
  reasoning: string;
}

export interface ConversationStep {
  next: SpokenTurn;
  found: FoundAnswer[];
}

/** What a call says of itself, so that the row that keeps its result can say which engine made it. */
export interface Made<T> {
  result: T;
  engine: Engine;
}

/**
 * The intelligent work of the product, behind one interface with two engines. Every text a person
 * wrote is data to it, never instruction.
 */
export interface Intelligence {
  readonly engine: Engine;
  /** Orders the shortlist, says why in words of both sides, and picks two that differ. Rejects on an empty shortlist. */
  rank(input: RankInput): Promise<Made<Ranking>>;
  /** Describes the person from their answers, and only from them. */
  profileClient(answers: ClientAnswer[]): Promise<Made<PersonalityProfile>>;
  /** Finds the questions and insights in an expert's thoughts. A text that holds none gives none. */
  processContribution(thoughts: string): Promise<Made<ProcessedContribution>>;
  /** Changes what the instructions name, and only that; what is kept stays letter for letter. */
  refineContribution(input: RefineInput): Promise<Made<RefinedContribution>>;
  /** The insight behind a question, with the question's source. */
  questionToInsight(question: ContributedQuestion): Promise<Made<ContributedInsight>>;
  /** Describes a therapist from the answers, and only from them. Rejects without any answer. */
  describeTherapist(input: TherapistAnswers): Promise<Made<TherapistDescription>>;
  /**
   * What to ask next and what the utterance answers: never a question that was asked or answered. `say`
   * is called once, as soon as the words are known and before the rest is; they are final then.
   */
  nextQuestion(
    state: ConversationState,
    say: (next: SpokenTurn) => void,
    signal?: AbortSignal,
  ): Promise<Made<ConversationStep>>;
  /** Two or three short sentences in the person's words, to be spoken. Rejects without any turn. */
  summarise(turns: ClientAnswer[]): Promise<Made<string>>;
  /** What the texts say about the person's safety; null when nothing is said. */
  assessRisk(texts: RiskText[]): Promise<Safety | null>;
}
