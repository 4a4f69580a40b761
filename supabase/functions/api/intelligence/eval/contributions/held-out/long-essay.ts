import { asks, type ContributionCase, claims } from "../contribution-case.ts";

/** Written slowly, with digressions; about 700 words. */
export const LONG_ESSAY: ContributionCase = {
  id: "long-essay",
  title: "An essay on waiting rooms",
  text: `I have been asked to write down how I would match people, and I find that I have to begin with the waiting room, because that is where I learned it. For eleven years I worked in an outpatient clinic with one waiting room for everyone, and from my office I could see the chairs. I could see who sat next to the door. I could see who brought somebody. After a while I could tell, not what was wrong with a person, which is a silly thing to know from a chair, but what kind of colleague they would last with.

The people who sat by the door needed to know that they could leave. It sounds obvious. But we assigned them to whoever had an hour free, and half of them got a therapist who closed the door gently and said, take your time. They did not want time. They wanted to hear when it would be over. People who fear being trapped do best with a therapist who names the end of the hour at its beginning. I have said this to so many trainees that one of them embroidered it on a cushion.

Then there were those who brought somebody. A mother, a friend, once a parrot. We used to ask the companion to wait outside, as if they were a coat. I now think the companion is the first thing to ask about. Who came with you today, and what do they hope will happen? The answer tells you who is really asking for help. It is not always the person with the appointment.

I should say something about money because my colleagues never do. We never ask clients what it costs them to come, and I do not mean the fee. I mean the hour of unpaid leave, the babysitter, the lie to the boss. A woman once told me that each session cost her a day of being believed at work. Find out what each hour really costs a person. When the price is high, a therapist who likes to chat for the first ten minutes is an insult.

Of the therapists I would ask different things. I would ask them what their own waiting room looks like, and I would watch their faces, because those who are proud of it have usually never sat in it. I want to know how they let a client know that they were late. Being late is the smallest rupture there is, and somebody who cannot mend the smallest one will not mend the larger. I would also want to hear which clients they find boring. Everybody has some. Boredom is information, and a therapist who has never been bored has never been curious about why.

I was once bored by a man for six months. He talked about his lawn. My supervisor asked me what would happen if he stopped, and I realised that neither of us wanted to find out. I do not tell this story to entertain you. I tell it because the dullest clients are often the most frightened ones, and they need somebody who can stay awake without pushing.

Never send a person who talks in order not to be asked to a therapist who loves to listen. They will be very happy together and nothing will happen.

Two more things, and then I will stop. Ask people what they did on the last day they felt like themselves. Not the happiest day; happiness is a poor guide. And ask them what they are afraid the therapist will be like. I have been described, before anyone met me, as a headmistress, a vet and a judge. Each of those people needed something else from me in the first five minutes, and I could give it because I had asked.

The chairs are gone now. They have put in a screen where you type your name. I am told that it is more efficient.`,
  questions: [
    { gist: ["who came with you today"], audience: "client" },
    { gist: ["cost you to come"], audience: "client" },
    { gist: ["each hour", "cost"], audience: "client" },
    { gist: ["your own waiting room look"], audience: "therapist" },
    { gist: ["let a client know", "late"], audience: "therapist" },
    { gist: ["which clients do you find boring"], audience: "therapist" },
    { gist: ["last day you felt like yourself"], audience: "client" },
    { gist: ["afraid the therapist will be like"], audience: "client" },
  ],
  insights: [
    ["fear being trapped", "end of the hour"],
    ["price is high", "chat"],
    ["late is the smallest rupture"],
    ["boredom is information"],
    ["dullest clients", "frightened"],
    ["never send", "loves to listen"],
  ],
  alsoInsights: [
    ["companion", "first thing"],
    ["sat by the door"],
    ["who is really asking"],
    ["happiness is a poor guide"],
    ["proud of it"],
    ["everybody has some"],
  ],
  refinements: [
    {
      instructions:
        "The essay is long, make the summary shorter. Remove the last two questions and the insight about boredom.",
      obeyed: (after) =>
        !asks(after, ["like yourself"]) &&
        !asks(after, ["therapist will be like"]) &&
        !claims(after, ["boredom is information"]),
      touches: {
        questions: [["like yourself"], ["therapist will be like"]],
        insights: [["boredom is information"]],
        summary: true,
      },
    },
    {
      instructions:
        "Keep only the therapist questions and add an insight that a companion often knows more than the client says.",
      obeyed: (after) =>
        after.questions.every(({ audience }) => audience === "therapist") &&
        claims(after, ["companion often knows"]),
      touches: {
        questions: [
          ["who came with you"],
          ["cost you to come"],
          ["hour", "cost"],
          ["like yourself"],
          ["therapist will be like"],
        ],
      },
    },
    {
      instructions: "make the boring question gentler",
      obeyed: (after) =>
        asks(after, ["boring", "willing|as far as|all right to ask|own time"], "therapist"),
      touches: { questions: [["boring"]] },
    },
  ],
};
