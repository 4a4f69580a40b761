import { facts, type TherapistCase } from "../case.ts";

export const POETIC_BODY_WORKER: TherapistCase = {
  id: "t8",
  kind: "Poetic, works with the body, in long sentences",
  name: "Oriane Baptiste-Wells",
  experience: 19,
  answers: [
    `The people who find me are mostly women whose bodies learned long ago to hold their breath, who were told as children that what was happening was not happening, and who now, in the middle of a life that looks like a house with all its lights on, cannot feel their own feet on the floor; childhood trauma, in the plain word, and the chronic pain that so often walks beside it like an old dog. I know that something has moved when a woman tells me, almost embarrassed, that she slept, or that she laughed with her whole belly.`,
    `I am slow, and because I am slow I am not the person for a storm that is raging this very week: somebody in the grip of psychosis, somebody whose eating has become dangerous, somebody who drinks every day. I send them to people whom I know by name, and I do not let go of the thread until they have been received. I do not work with couples either, two bodies in my small room are a crowd.`,
    `We begin with the chair, with where you would like it to stand, with the window open or closed, because I want the first decision in this room to be yours; then I might ask what your shoulders know about why you came, and if that sounds foolish to you we simply talk, like two people by a river. Nobody is touched in my room unless they have asked for it and asked again.`,
    `Somatic Experiencing, the three years of it, is the ground I stand on, and I finished that training in 2011; beside it there is internal family systems, which I learned later and wear more lightly. I used to practise EMDR and I have let it go, the light bar made me feel like a lighthouse. I have walked with perhaps two hundred people.`,
    `When nothing moves I stop pushing the river. I tell the person that I feel it too, that we may be guarding something, and I ask the body before I ask the story.`,
    `Once in a season we sit down and read what was written in the first month, and we ask together what is still true. Endings take as long as they take, I like to give them four sessions, so that leaving may for once be something that is done slowly and with open eyes.`,
    `I wait until the breath is low, and then I say it softly and entirely: "I think that you are still living in your mother's house, though she sold it thirty years ago."`,
    `There was a woman whom I invited to close her eyes too soon, and she went away from herself for an hour. I wrote to her that evening, I said that I had hurried her and that it was mine and not hers, and for months afterwards we worked with our eyes open.`,
    `My mother is from Martinique and my father from Leeds, and I have been a stranger in both kitchens; so I try to come into the world of another person as one comes into a kitchen, asking where things are kept.`,
    `If someone wishes to be dead I ask it aloud, gently and without flinching, and I ask how and when and with what; I stay on the telephone with the crisis line beside them, and I have driven to the emergency room at midnight with a coat over my nightgown.`,
    `There is room for one person on Thursdays, a hundred and forty dollars, with a few lower places that are all taken. I see people in Portland, Oregon, in the room only, for I cannot hear a breath through a screen. English and French.`,
  ],
  facts: facts`
    named: childhood trauma
    named: chronic pain
    named: women
    named: somatic
    named: IFS
    named: French
    named: gentle
    description: 19 years
    description: Oriane
    description: couples
    description: still living in your mother's house
    clients: pain
    clients: French
    style: unhurried
  `,
  forbidden: facts`
    named: EMDR
    named: couples
    named: psychosis
    named: eating
    named: alcohol
    style: direct
    text: works mainly with sleep
    anywhere: massage
    anywhere: licensed
    named: suicid
    named: families
  `,
  insights: [],
  notInsights: [5, 10],
};
