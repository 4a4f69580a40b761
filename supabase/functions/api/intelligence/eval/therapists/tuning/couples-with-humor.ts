import { facts, type TherapistCase } from "../case.ts";

export const COUPLES_WITH_HUMOR: TherapistCase = {
  id: "t3",
  kind: "Couples therapist with humor",
  name: "Rosalind Achebe-Stern",
  experience: 12,
  answers: [
    `Couples! Couples who still like each other under all that shouting, and couples after an affair who are not sure there is anything left to like. I'm good in a storm. I know it's working when they start teasing each other again, you cannot fake teasing. I also ask both of them privately how the week was, on a scale they invented themselves (one pair uses burnt toast to fresh croissant).`,
    `Where there is violence at home I don't do couples sessions, full stop, I help each person find their own safe support and I make those calls the same day. Heavy drinking goes to an addiction specialist first. And I don't see children; people ask because of the puppets on my shelf, the puppets are for the adults.`,
    `There's a couch big enough to sit far apart. I make tea. Nobody has to shake hands. I ask each of you the same three questions, and the other one has to listen without making The Face. I'll interrupt, a lot, and I'll tell you I'm going to. At the end I say what I think the dance is between you two, and you tell me where I got it wrong.`,
    `Emotionally focused therapy: externship 2014, core skills, about 150 couples. Gottman level 2, I love the repair stuff and use it weekly. A little bit of PACT reading but I wouldn't call myself trained. No I don't do EMDR, my office mate does.`,
    `I say "well, I'm bored of this fight too". It gets a laugh and then we look at what the fight is protecting. Sometimes I've been siding with one of them without noticing, so I ask who feels I am on whose team.`,
    `They need me less mid-argument: fewer interruptions from me per hour, I actually count. We set two goals in session three and look at them every fifth session. We end with a rerun of the first fight, and if they can laugh halfway through I throw them out, with love.`,
    `With some humour and a hand on the brake. "I adore you both, and that thing you just did with your eyes? That's the thing that is ending your marriage." I never do it before I've earned it.`,
    `A husband told me my joke about his mother had kept him awake. I said sorry without a joke, which for me is a big thing, and I asked him what I had stepped on. His wife cried. It turned out to be the best session we'd had. I joke less with him now.`,
    `I'm a Nigerian-British Jew by marriage, my own household needs subtitles. I ask couples what was normal at their kitchen tables growing up, who was allowed to shout, who handled money. With same-sex couples and open relationships I don't pretend there's one script. I'm straight, and I ask rather than guess.`,
    `I stop the couple work and see that person alone, the same day if I can. I ask about plan and means, I bring in the partner only with permission, and I call their doctor or the crisis team. Between sessions there's my phone till 9. If it is more than I can hold, they go to the hospital and I follow up in the morning.`,
    `Wednesdays and Sundays (yes Sundays). $220 for 80 minutes, two reduced spots at $110. Video or in person in Baltimore. MD, DC, VA. English, plus enough Igbo to be scolded in.`,
  ],
  facts: facts`
    named: couples
    named: infidelity
    named: EFT
    named: Gottman
    style: humor
    description: 12 years
    description: Rosalind
    description: alone, the same day
    description: I'm bored of this fight too
    clients: couples
    clients: humor
  `,
  forbidden: facts`
    named: EMDR
    named: PACT
    named: children
    named: addiction
    named: alcohol
    named: domestic violence
    named: suicid
    named: Igbo
    clients: EMDR
    text: best session
  `,
  insights: [9],
  notInsights: [5, 10, 11],
};
