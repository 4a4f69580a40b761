import { facts, type TherapistCase } from "../case.ts";

export const VETERAN_TRAUMA: TherapistCase = {
  id: "t1",
  kind: "Trauma specialist of many years",
  name: "Dr. Harold Whitcomb",
  experience: 27,
  answers: [
    `Adults with PTSD, most of them men and women who served, plus a good number of police officers and medics. I spent nineteen years at a VA before I hung up my own sign. How do I know? I give the PCL at intake and every second session, and I look at it with them. But honestly I know it when somebody sits with their back to the door for the first time.`,
    `I do not treat eating disorders or bipolar disorder, I have seen what good programs do and I can't do that alone in an office. Couples I send to a colleague down the hall, Dr Amis, whom I have trusted for years. I call ahead, with the person in the room if they want, and I keep seeing them until the first appointment has really happened.`,
    `You ring, I come out and get you myself. There are two chairs, pick either one, I don't care which. I explain what I will ask and what I won't ask: you do not have to tell the story that day. Most of the hour is what your nights and your weeks look like. Before you leave I tell you in plain words what I think is going on and what the options are.`,
    `Prolonged exposure (trained with Dr. Foa's group in 2004, I was a consultant for the VA rollout), around 400 people. Cognitive processing therapy, roughly 250. I also use CBT-I for the nights because nobody heals on three hours of sleep, perhaps 100 people. I am not trained in EMDR, so if that's what you want I'll give you two names.`,
    `Six weeks without movement means I've missed something. I say that out loud. Then we go back to the list of what is being avoided, because in my trade stuck is nearly always avoidance, theirs or mine. If it's still stuck after that I take the case to my consultation group, been meeting since 1998.`,
    `The numbers, and life. PCL down ten points or more, sleeping, going to the kid's game. We agree on an end date around session ten and then space out: two weeks, a month, three months. The door stays open after.`,
    `I don't dress it up. Something like: "You've told me about everything except the ten minutes that matter, and I think we both know it." Then I shut up and wait.`,
    `A young corporal told me I'd sounded like his sergeant. He was right, I had been pushing. Next session I started with it before he could sit down, told him I had rushed him and asked what it had been like. We went slower after that and he finished.`,
    `I'm a white man of 61 from Nebraska and I served as a Navy corpsman, so some rooms open to me and some do not. With somebody whose war or whose country I don't know I ask them to teach me the two or three things I'd otherwise get wrong, and I don't assume rank, faith or family mean what they mean to me.`,
    `I ask straight: are you thinking of killing yourself, how, when, what's in the house. Guns get talked about in the first session, every time. We write a safety plan together and I call the next day. If somebody can't tell me they'll be alive on Thursday I go with them to the emergency room, I have done that eleven times.`,
    `Two openings, Tuesday and Thursday mornings. $180, three slots at $60 for people without coverage. In person in Omaha and by video. Licensed in NE, IA and KS. English only, I'm afraid my German is for ordering beer.`,
  ],
  facts: facts`
    named: PTSD
    named: veterans
    named: first responders
    named: PE
    named: CPT
    named: CBT-I
    style: direct
    description: 27 years
    description: Whitcomb
    description: eating disorders
    description: bipolar
    description: safety plan
    description: Navy corpsman
    clients: 27 years
    clients: PTSD
  `,
  forbidden: facts`
    named: EMDR
    named: couples
    named: eating
    named: bipolar
    named: German
    named: suicid
    text: German
    clients: EMDR
    clients: heal
  `,
  insights: [5, 9, 1],
  notInsights: [11, 3],
};
