import { contribution, insight, refinement } from "./good-contributions.ts";
import type { ResponsesRequest } from "./request.ts";

interface RankData {
  answers: { question: string; answer: string }[];
  therapists: { key: string; name: string; specialty: string }[];
}

interface TherapistData extends Pick<RankData, "answers"> {
  name: string;
  insights: { number: number }[];
}

/** A passage of a text that can stand in quotation marks: its first words, without any of its own. */
const passage = (text: string) =>
  text
    .replace(/["“”„«»]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ")
    .slice(0, 8)
    .join(" ");

/** What a careful model would answer, made of the request's own data and nothing else. */
export function goodAnswer({ format, input }: ResponsesRequest): unknown {
  switch (format.name) {
    case "ranking":
      return ranking(JSON.parse(input));
    case "personality_profile":
      return profile(JSON.parse(input));
    case "risk":
      return { level: "none", kinds: [] };
    case "contribution":
      return contribution(JSON.parse(input));
    case "refinement":
      return refinement(JSON.parse(input));
    case "insight":
      return insight(JSON.parse(input));
    case "next_question":
      return nextQuestion(JSON.parse(input));
    case "conversation_summary":
      return { summary: `You told me "${passage(JSON.parse(input).turns[0].said)}". Thank you.` };
    case "therapist_description":
      return therapist(JSON.parse(input));
    default:
      throw new Error(`no good answer is known for ${format.name}`);
  }
}

function ranking({ answers, therapists }: RankData) {
  const said = passage(answers[0]?.answer ?? "");
  return {
    matches: therapists.slice(0, 3).map(({ key, name, specialty }, index) => ({
      therapist: key,
      matchReasoning: `You wrote "${said}". ${name} works on exactly this: "${passage(specialty)}".`,
      difference: index === 0 ? "" : `${name} sets another focus: "${passage(specialty)}".`,
    })),
    caveat: "Ask about openings in the evening before you book.",
  };
}

interface ConversationData {
  saidNow: string;
  askedNow: string | null;
  mayAsk: { key: string; asks: string }[];
}

function nextQuestion({ saidNow, askedNow, mayAsk }: ConversationData) {
  return {
    spokenText: `I hear you. ${mayAsk[0]?.asks}`,
    question: mayAsk[0]?.key ?? "",
    tone: "warm",
    answered:
      askedNow === null
        ? []
        : [{ question: askedNow, quote: saidNow, reasoning: "You said it when it was asked." }],
  };
}

function profile({ answers }: Pick<RankData, "answers">) {
  return {
    paragraphs: answers
      .slice(0, 3)
      .map(({ answer }) => `What you told us begins like this: "${passage(answer)}".`),
    tags: ["model profile", "in your words"],
    summary: `You came here with this: "${passage(answers[0]?.answer ?? "")}".`,
  };
}

function therapist({ name, answers, insights }: TherapistData) {
  const quoted = answers.slice(0, 3).map(({ answer }) => `${name} writes: "${passage(answer)}".`);
  return {
    specialty: "",
    style: `In the words of ${name}: "${passage(answers.at(-1)?.answer ?? "")}".`,
    tags: ["model description"],
    description: quoted,
    userFriendlyDescription: [`Whoever comes to ${name} reads this first. ${quoted[0]}`],
    modalities: [],
    populations: [],
    insightsApplied: insights.slice(0, 1).map(({ number }) => ({
      number,
      relevance: `This is met by what ${name} writes: "${passage(answers[0]?.answer ?? "")}".`,
    })),
  };
}
