import { facts, type TherapistCase } from "../case.ts";

export const RESERVED_ANALYST: TherapistCase = {
  id: "t4",
  kind: "Psychodynamic, reserved",
  name: "Ingrid Solheim, PhD",
  experience: 33,
  answers: [
    `Those who have everything in order and are nevertheless unhappy. Often there is a melancholy that has been there since early life, or love affairs that end in the same way each time. I am also consulted by people in later life who have lost a spouse. How do I know? One does not, quickly. I notice that a person begins to be surprised by what they say.`,
    `I am not the right person for somebody who needs to stop drinking or who cannot be alone at night without hurting themselves; they need more frequent help than I can give. Nor do I work with obsessional rituals where an exposure treatment is indicated. I tell them why, I give two names, and I remain available until they have been seen.`,
    `There is no form. I say very little at first. You may begin where you like, and if you cannot begin we can wait. Toward the end I say what I have understood, in one or two sentences, and ask whether it is near the truth.`,
    `Psychodynamic psychotherapy and psychoanalysis; I completed my training in Oslo in 1994 and have been in practice since. It is difficult to count people whom one sees for years, perhaps one hundred and forty. I do not use worksheets, and I do not practise cognitive behavioural therapy, though I respect it.`,
    `I ask myself what we have agreed not to speak about. Stuckness is often a loyalty to somebody. I would bring it into the room, without hurry.`,
    `People begin to live differently before they notice it. We speak of ending for many months, because the ending is a part of the work and not its administration.`,
    `I wait until I believe it can be heard. "I wonder whether you were more angry with her than you could afford to be."`,
    `A woman felt that I had been cold when her father died. In the following hour I said that I had kept a distance where she needed company, and that I regretted it. We returned to it many times.`,
    `I ask, and I let myself be corrected. I am Norwegian, and silence means something different to me than to many of my patients; I tell them so.`,
    `I ask directly and without alarm whether they think of dying, and how near it is. I telephone their physician with their consent, offer a second or third hour in that week, and if the danger does not pass I arrange admission. I do not offer contact by text message.`,
    `I have one place, on Monday at seven in the morning. The fee is 260. In person only, in Cambridge. Massachusetts. English and Norwegian.`,
  ],
  facts: facts`
    anywhere: melancholy
    named: psychodynamic
    named: psychoanalysis
    named: older adults
    named: Norwegian
    named: unhurried
    style: reserved
    description: 33 years
    description: Ingrid
    description: exposure treatment
    description: more angry with her than you could afford to be
    description: their physician
    clients: unhurried
  `,
  forbidden: facts`
    named: CBT
    named: couples
    named: infidelity
    named: exposure
    named: alcohol
    named: self-harm
    named: OCD
    named: suicid
    named: homework
    clients: homework
    text: CBT
  `,
  insights: [9],
  notInsights: [5, 10, 11, 3],
};
