import { describe, expect, it } from "vitest";
import { wordsIn } from "../language/words.ts";
import { askClause } from "./ask-clause.ts";
import type { Addressee } from "./persons.ts";

const asked = (clause: string, audience: Addressee) =>
  askClause(wordsIn(clause), audience).map(({ question }) => question);

describe("a clause as a question", () => {
  it.each<[string, Addressee, string]>([
    ["how they handled the last rupture", "therapist", "How did you handle the last rupture?"],
    ["whether a client has tried therapy before", "client", "Have you tried therapy before?"],
    ["if he has ever told anyone", "client", "Have you ever told anyone?"],
    ["what training they have", "therapist", "What training do you have?"],
    ["why they left", "client", "Why did you leave?"],
    ["how the last therapy ended", "client", "How did the last therapy end?"],
    ["how strong feelings go for them", "client", "How do strong feelings go for you?"],
    [
      "how many people they have treated that way",
      "therapist",
      "How many people have you treated that way?",
    ],
    ["whose idea it was to come", "client", "Whose idea was it to come?"],
    ["what kind of therapist she wants", "client", "What kind of therapist do you want?"],
    ["what they'd change first", "client", "What would you change first?"],
    ["what they read last year", "therapist", "What did you read last year?"],
  ])("puts the verb where a question has it: %s", (clause, audience, question) => {
    expect(asked(clause, audience)).toEqual([question]);
  });

  it.each<[string, Addressee, string]>([
    ["what helps them sleep", "client", "What helps you sleep?"],
    ["what gets them through a bad day", "client", "What gets you through a bad day?"],
    ["what made it worse", "client", "What made it worse?"],
  ])(
    "leaves the order where the question word is the subject: %s",
    (clause, audience, question) => {
      expect(asked(clause, audience)).toEqual([question]);
    },
  );

  it.each<[string, Addressee, string]>([
    [
      "what they do when a client tells them they want to stop",
      "therapist",
      "What do you do when a client tells you they want to stop?",
    ],
    [
      "how they tell a client something they do not want to hear",
      "therapist",
      "How do you tell a client something they do not want to hear?",
    ],
    [
      "what would make them walk away from a therapist",
      "client",
      "What would make you walk away from a therapist?",
    ],
    ["whether their partner knows they are here", "client", "Does your partner know you are here?"],
    [
      "what somebody would have to notice about them",
      "client",
      "What would somebody have to notice about you?",
    ],
    [
      "whether a client comes by themselves or was sent",
      "client",
      "Do you come by yourself or were you sent?",
    ],
    ["which clients they find boring", "therapist", "Which clients do you find boring?"],
  ])(
    "speaks to the one who is asked and leaves others where they are: %s",
    (clause, audience, question) => {
      expect(asked(clause, audience)).toEqual([question]);
    },
  );

  it("keeps short clauses together and parts those that stand alone", () => {
    expect(asked("how they know it is working and how they end", "therapist")).toEqual([
      "How do you know it is working, and how do you end?",
    ]);
    expect(
      asked(
        "who in the family first noticed that something was wrong, and what would have to change at home for them to sleep through the night again",
        "client",
      ),
    ).toHaveLength(2);
  });

  it.each(["people and therapy", "how we phrase it", "because of it", "what"])(
    "makes nothing of what it cannot turn: %s",
    (clause) => {
      expect(asked(clause, "client")).toEqual([]);
    },
  );
});
