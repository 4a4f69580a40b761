import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoDirectory } from "../eval/demo-directory.ts";
import type { ClientAnswer } from "../intelligence.ts";
import { weigh } from "../matching/match.ts";
import { offlineIntelligence } from "./offline-intelligence.ts";
import { answering } from "./reading/example-answers.ts";
import { readClient } from "./reading/read-client.ts";

const engine = offlineIntelligence();
const directory = demoDirectory();

const ANSWERS = answering({
  now: "My heart goes nuts on the bus and I get off early every day.",
  first: "The panic. I want to ride the bus again.",
  tried: "My last therapist just nodded.",
  truth: "Nicely please, I beat myself up plenty.",
  practical: "New York, video, up to 120, evenings",
});

const rank = async (answers: ClientAnswer[]) => {
  const { candidates } = weigh(readClient(answers), directory);
  return (await engine.rank({ answers, candidates })).result;
};

/** Everything the engine says to a person about these answers. */
async function spoken(answers: ClientAnswer[]): Promise<string> {
  const ranking = await rank(answers).catch(() => null);
  const { result } = await engine.profileClient(answers);
  const reasons = ranking?.therapists.flatMap((one) => [one.matchReasoning, one.difference]) ?? [];
  return [...reasons, ranking?.caveat, result.personalityProfile, result.summary].join("\n");
}

/** What stands in quotation marks. */
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map((found) => found[1] ?? "");

describe("the reasons for a match", () => {
  it("quote the person and the therapist letter for letter", async () => {
    const { therapists } = await rank(ANSWERS);
    const mine = ANSWERS.map(({ answer }) => answer).join("\n");
    for (const [index, { therapistId, matchReasoning }] of therapists.entries()) {
      const own = directory.find(({ id }) => id === therapistId);
      const theirs = [own?.specialty, own?.style, own?.description, ...(own?.tags ?? [])].join(
        "\n",
      );
      const quotes = quotesIn(matchReasoning);
      // An alternative may have nothing to answer the person's words with, and then pretends nothing.
      if (index === 0) expect(quotes.some((quote) => mine.includes(quote))).toBe(true);
      expect(quotes.some((quote) => theirs.includes(quote))).toBe(true);
      for (const quote of quotes)
        expect(mine.includes(quote) || theirs.includes(quote), quote).toBe(true);
    }
  });

  it("are two to four sentences and differ from one therapist to the next", async () => {
    // Without a limit to the fee there are enough who do such work.
    const anyFee = ANSWERS.map((given) =>
      given.questionId === "practical" ? { ...given, answer: "New York, video, evenings" } : given,
    );
    const { therapists } = await rank(anyFee);
    expect(therapists).toHaveLength(3);
    for (const { matchReasoning } of therapists) {
      const sentences = matchReasoning
        .replace(/“[^”]*”/g, "quote")
        .split(/[.!?](?:\s|$)/)
        .filter(Boolean);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
    }
    expect(new Set(therapists.map((one) => one.matchReasoning)).size).toBe(3);
    expect(therapists.map((one) => one.difference === "")).toEqual([true, false, false]);
  });

  it("come with a caveat that says what does not fit or is not known", async () => {
    const { therapists, caveat } = await rank(ANSWERS);
    const first = directory.find(({ id }) => id === therapists[0]?.therapistId);
    expect(caveat).toContain(first?.name.split(" ")[0]);
    const dear = answering({ now: "panic attacks on trains", practical: "New York, around $150" });
    expect((await rank(dear)).caveat).toMatch(/costs \$\d+–\$\d+, and you named about \$150/);
  });

  it("name no amount that the person did not name", async () => {
    const answers = answering({ now: "My heart goes nuts on the bus.", practical: "no money, NY" });
    const said = await spoken(answers);
    expect(said).toContain("money is tight");
    expect(said).not.toContain("$90");
  });

  it.each([
    { source: "written", first: () => false, rest: () => false, verbs: ["wrote"] },
    { source: "spoken", first: () => true, rest: () => true, verbs: ["said"] },
    {
      source: "the one or the other",
      first: (person: number) => person % 2 === 0,
      rest: (person: number) => person % 2 === 1,
      verbs: ["said", "wrote"],
    },
  ])("do not call written what was spoken: $source", async ({ first, rest, verbs }) => {
    const found = new Set<string>();
    const people = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
    for (const [person, years] of people.entries()) {
      const answers = answering({
        now: `My heart goes nuts on the bus. It has been so for ${years} years.`,
        tried: "I drink too much wine to get to sleep and I want to stop.",
        practical: "New York, video",
      }).map((given, index) => ({ ...given, said: index === 0 ? first(person) : rest(person) }));
      for (const { matchReasoning } of (await rank(answers)).therapists) {
        for (const [, verb, quote] of matchReasoning.matchAll(/You (wrote|said) “([^”]+)”/g)) {
          const isProblem = /heart|wine|bus|sleep/.test(quote ?? "");
          const given = answers.find(({ answer }) => answer.includes(quote ?? "?"));
          if (isProblem) expect(verb, quote).toBe(given?.said ? "said" : "wrote");
          if (isProblem && verb) found.add(verb);
        }
      }
    }
    expect([...found].sort()).toEqual(verbs);
  });

  it("are the same every time", async () => {
    expect(await rank(ANSWERS)).toEqual(await rank(ANSWERS));
  });

  it("are refused for an empty shortlist", async () => {
    await expect(engine.rank({ answers: ANSWERS, candidates: [] })).rejects.toThrow(
      "nobody to rank",
    );
  });
});

describe("a client's profile", () => {
  it("is a few short paragraphs in the second person, in the person's own words", async () => {
    const { result, engine: made } = await engine.profileClient(ANSWERS);
    const paragraphs = result.personalityProfile.split("\n\n");
    expect(made).toBe("offline");
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length).toBeLessThanOrEqual(5);
    expect(result.personalityProfile).toMatch(/\byou\b/i);
    const mine = ANSWERS.map(({ answer }) => answer).join("\n");
    for (const quote of quotesIn(result.personalityProfile)) expect(mine).toContain(quote);
    expect(result.tags.length).toBeGreaterThanOrEqual(4);
    expect(result.tags.length).toBeLessThanOrEqual(8);
    expect(new Set(result.tags).size).toBe(result.tags.length);
    expect(result.summary).toMatch(/^[^.]+\.$/);
  });

  it.each([
    "ok",
    "🙂",
    "I like turtles and the sea",
    "Je ne sais pas quoi dire, je suis fatiguée de tout",
    "",
  ])("is gentle and invents nothing for “%s”", async (now) => {
    const { result } = await engine.profileClient(answering({ now }));
    const paragraphs = result.personalityProfile.split("\n\n");
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length).toBeLessThanOrEqual(5);
    for (const quote of quotesIn(result.personalityProfile)) expect(now).toContain(quote);
    expect(result.tags.length).toBeGreaterThanOrEqual(4);
  });

  it("tells nobody that they wrote, who may have spoken", async () => {
    for (const said of [{ now: "ok" }, { now: "panic on every bus", tried: "nothing yet" }]) {
      const { result } = await engine.profileClient(answering(said));
      expect(result.personalityProfile).not.toMatch(/\bwr[io]t(?:e|ten)\b/);
    }
    const { result } = await engine.profileClient(ANSWERS);
    expect([result.personalityProfile, result.summary].join(" ")).not.toMatch(/\bwr[io]te/);
  });

  it("does not speak of what the person ruled out", async () => {
    const { result } = await engine.profileClient(
      answering({ now: "I do not drink, it is the panic attacks." }),
    );
    expect([result.personalityProfile, ...result.tags].join(" ")).not.toMatch(/drinking/);
  });
});

describe("what the engine says", () => {
  const TROUBLES = [
    "I keep checking the stove and washing my hands until they bleed",
    "I hear voices that comment on me",
    "zero to a hundred, then everyone leaves me",
    "I spent our savings in two weeks without sleep, then crashed for months",
    "I throw up after every meal",
    "my husband died in May",
  ];

  it.each(TROUBLES)("names no diagnosis of the person and promises nothing: %s", async (now) => {
    const words = await spoken(answering({ now, stuck: "tell me what to do" }));
    const own = words.replace(/“[^”]*”/g, "");
    expect(own).not.toMatch(
      /\b(?:you (?:have|suffer from)|disorder|diagnosed|OCD|BPD|bipolar|psychosis|guarantee|will (?:cure|heal|fix))\b/i,
    );
  });

  it("never fails, whatever people write", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 120 }),
        fc.string({ unit: "binary", maxLength: 120 }),
        async (now, practical) => {
          const { result } = await engine.profileClient(answering({ now, practical }));
          expect(result.tags.length).toBeGreaterThanOrEqual(4);
          expect(typeof (await spoken(answering({ now, practical })))).toBe("string");
        },
      ),
      { numRuns: 10 },
    );
  }, 20_000);
});
