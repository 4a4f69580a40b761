import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Long sentences, an old-fashioned hand: people who stammer, and shame about speech. */
export const SLOW_LETTER: ContributionCase = {
  id: "slow-letter",
  title: "A letter about speech and shame",
  text: `Dear colleagues, you were kind enough to ask what an old man who stammered until he was forty, and who still does when he is introduced, would want a machine to know before it puts two strangers into a room together; and I have thought about it on my walks, along the canal, where there is nobody to interrupt me.

It is the interrupting, I believe, that matters most. Somebody whose speech does not come easily, whether from a stammer, a stroke, a second language or simply a childhood in which others spoke first, will measure a therapist by the length of the pause that is allowed before the rescue comes. The therapist who finishes a sentence for such a person, however tenderly, has finished the therapy as well. I would therefore wish to learn from every therapist how long they can wait for a word, and I should like them to answer from memory rather than from principle.

Of those who come to us one might ask, to begin with, in which company speaking is easy for them, for there is always some company, if only a dog. One might ask what they have arranged their lives around not having to say. The answers to that question have taught me more than forty years of reading: a man who became an engineer because his own name began with the wrong letter; a woman who had never once ordered the meal she wanted. I have found it useful, too, to ask when they last lost a word they needed, and who was there.

There is a confusion, very common among the young and well trained, between quietness and resistance. People who speak little are not withholding; they are choosing, and choosing is work. A quick and brilliant therapist is wasted on them, and worse than wasted if the brilliance is verbal. Far better somebody a little slow, with time between the appointments, who does not mind that the hour ends in the middle.

Telephone calls frighten nearly all of them. Let them write first, and let nobody call it avoidance.

Might I add something for those who supervise? I should be glad to know from supervisors whether they listen to recordings, or only to accounts; an account has no pauses in it.`,
  questions: [
    { gist: ["how long can you wait for a word"], audience: "therapist" },
    { gist: ["which company", "easy for you"], audience: "client" },
    { gist: ["arranged your life|arranged your lives", "not having to say"], audience: "client" },
    { gist: ["lose a word|lost a word", "who was there"], audience: "client" },
    { gist: ["listen to recordings"], audience: "other" },
  ],
  insights: [
    ["measure a therapist", "pause"],
    ["finishes a sentence", "finished the therapy"],
    ["speak little are not withholding|withholding"],
    ["quick and brilliant therapist is wasted"],
    ["telephone calls frighten|let them write first|telephone calls"],
  ],
  alsoInsights: [
    ["interrupting", "matters most"],
    ["quietness and resistance"],
    ["a little slow"],
    ["account has no pauses"],
  ],
  refinements: [
    {
      instructions: "please drop the question about recordings",
      obeyed: (after) => !asks(after, ["recordings"]),
      touches: { questions: [["recordings"]] },
    },
    {
      instructions: `reword the first question as "How long can you wait for a word?"`,
      obeyed: (after) => after.questions[0]?.question === "How long can you wait for a word?",
      touches: { questions: [["word"], ["company"]] },
    },
    {
      instructions: "add an insight that people who stammer are often the best listeners",
      obeyed: (after) => claims(after, ["stammer", "best listeners"]),
    },
  ],
};
