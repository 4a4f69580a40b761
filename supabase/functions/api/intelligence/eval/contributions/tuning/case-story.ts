import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Told as a story; what is general stands between the lines. */
export const CASE_STORY: ContributionCase = {
  id: "case-story",
  title: "The story of a man who left three times",
  text: `I keep thinking about a man I saw in my first years at the clinic. I will call him the carpenter. He had left three therapists before me, each after the fourth session, and nobody had ever asked him what happened in the fourth session. He was polite about all of them. He said they were very nice.

In our third hour he brought me a drawer. A real drawer, dovetailed, and he put it on the table and waited. I said it was beautiful. He looked disappointed and I knew that I had got it wrong. The next week I asked him what he had hoped I would say, and he told me that he had hoped I would find the mistake in it. His father used to find it. He wanted to know whether I looked closely enough.

So that is what I ask now. I ask people what somebody would have to notice about them for them to stay. And I ask what usually happens in them just before they leave, because everybody has a fourth session.

What I learned from him is that praise can be a way of not looking. People who were raised on being corrected often hear kindness as indifference. They need a therapist who looks closely and says what is there, the good joint and the bad one. If somebody has left several therapists at the same point, the point is the problem and not the therapists.

I would also like to know from therapists what they do when a compliment falls flat. Most of us just give another one.

He stayed for two years. At the end he made me a bookend and told me where the mistake was.`,
  questions: [
    { gist: ["somebody", "notice about you", "stay"], audience: "client" },
    { gist: ["usually happens", "before you leave"], audience: "client" },
    { gist: ["compliment falls flat"], audience: "therapist" },
  ],
  alsoQuestions: [["fourth session"], ["hope", "say"]],
  insights: [
    ["praise", "not looking"],
    ["raised on being corrected", "indifference"],
    ["left several therapists", "same point"],
  ],
  refinements: [
    {
      instructions: "Make the second insight shorter. Add a question about endings for therapists.",
      obeyed: (after) => asks(after, ["end"], "therapist"),
      touches: { insights: [["raised on being corrected"]] },
    },
    {
      instructions:
        "add an insight that men who bring something they made are asking to be seen; drop the first question",
      obeyed: (after) =>
        claims(after, ["men who bring something"]) && !asks(after, ["notice about you"]),
      touches: { questions: [["notice about you"]] },
    },
  ],
};
