import { facts, type TherapistCase } from "../case.ts";

export const BLUNT_ADDICTION: TherapistCase = {
  id: "t6",
  kind: "Blunt addiction counselor who refuses much",
  name: "Duke Farrelly",
  experience: 15,
  answers: [
    `Drunks and junkies, same as me. 15 yrs doing this, 22 sober. Booze mostly, fentanyl more and more. Guys who've been to 4 rehabs and are sick of hearing "how does that make you feel". I know it works when they're alive in a year. I keep a list. Its most of them.`,
    `Lots. I don't do marriage stuff, I don't do kids, I don't do trauma digging, I don't do ADHD testing, and if you hear voices you need a doctor not me. Eating disorders nope. I got 6 phone numbers on the wall of people better than me and I dial it with you sitting there. Also no gambling, tried it, was lousy at it.`,
    `Coffee's bad. Sit down. First thing I ask is when was the last one and are you gonna get sick on me, cause if you're shaking you're going to detox and I'll drive you. Then what do you want, quit or cut down. I don't care which, its your life. You leave with a phone list and one thing to do before friday`,
    `Motivational interviewing, 3 day course + 2 years of supervision w/ tapes. Relapse prevention. 12 step facilitation cause I live it but I don't push meetings on anybody. Maybe 600 people. I don't do EMDR or hypnosis or any of that stuff`,
    `I tell em we're stuck. "You're paying me to talk about your boss. Your boss isn't drinking." Then we go back to what they want. If they don't want nothing anymore I tell them to save their money and come back when they do`,
    `Clean time, paying rent, kids pick up the phone. We look at the calendar every week, X for sober days. Ending, you get a coin from me and my number. half of them call, I like that`,
    `"You smell like vodka and you're telling me about your progress." Thats it. I dont yell. I dont preach`,
    `Guy relapsed and I said something dumb about his daughter. He walked. I called three times, wrote him a letter with my own pen. He came back in the spring. I said i was wrong, no but`,
    `I'm an old white guy from Butte with one good ear. Somebody's different from me, I shut up longer. Native guys taught me most of what I know about that, sweat lodge isn't mine to hand out. Women sometimes want a woman, I got names`,
    `I ask it plain. You thinking about killing yourself, you got a gun, is it loaded, who can hold it. I call the crisis line with em on speaker. I got my phone on til midnight. Loaded and drunk, that's 911, they can be mad at me`,
    `Got 3 slots. $50, $20 if you're broke, I mean it. In person or phone, no video, I hate that thing. Montana. English`,
  ],
  facts: facts`
    named: alcohol
    named: MI
    named: relapse
    style: direct
    description: 15 years
    description: Duke
    description: ADHD
    description: eating disorders
    description: gambling
    description: trauma
    clients: drinking
    clients: straight talk
  `,
  forbidden: facts`
    named: EMDR
    named: hypno
    anywhere: gentle
    text: healthcare workers
    named: gambling
    named: ADHD
    named: trauma
    named: couples
    named: children
    named: eating
    named: psychosis
    named: suicid
    text: most of them
    clients: detox
  `,
  insights: [9, 10],
  notInsights: [5],
};
