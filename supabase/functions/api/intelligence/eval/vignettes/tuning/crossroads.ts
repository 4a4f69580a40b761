import { said, therapists, type Vignette } from "../vignette.ts";

/** Work, tempers, minds that run differently, and couples and families at a turn in the road. */
export const crossroadsVignettes: Vignette[] = [
  {
    id: "c01",
    title: "The drawer of unopened envelopes",
    about: ["ADHD"],
    answers: said({
      whyNow:
        "They turned off my power, and I HAVE the money. It was in the pile. I make good money! The pile has a pile.",
      days: "Three coffees going cold in three rooms. I start the dishes and end up reorganizing the spice rack and miss the dentist. Been told I'm lazy since about second grade.",
      tried:
        "Planners, I own eleven. A life coach with a morning routine. A counselor who thought I must be avoiding my feelings.",
      stuck: "just one trick at a time, and nag me mid-week",
      practical: "Reno",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Ruth", "Margaret"),
    needs: "A scattered, capable adult wanting workarounds and reminders, in Nevada.",
  },
  {
    id: "c02",
    title: "Dissertation, year seven",
    about: ["ADHD", "self-esteem"],
    answers: said({
      whyNow:
        "My advisor retires in May. I've written the first chapter fourteen times. Deadline the night before: brilliant. Deadline in a month: I've learned to bake sourdough and reupholster chairs.",
      first: "Sitting down. Finishing literally anything.",
      hardTruth: "direct is fine, shame isn't",
      leave: "if they said 'have you tried waking up earlier'",
      practical: "Urbana Illinois, video, can stretch to 140",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Ruth", "Marcus", "Tyler"),
    needs: "Brilliant starts, no finishes; concrete help without shame.",
  },
  {
    id: "c03",
    title: "The hum of the lights",
    about: ["autism", "burnout"],
    answers: said({
      whyNow:
        "They moved us to hot desks. I went home, got under the weighted blanket and did not talk for two days. My wife thought I'd had a stroke.",
      days: "I rehearse 'how was your weekend'. By Thursday I've nothing left. I was told at 45 what I am, in March, and I don't know whether to laugh or throw things.",
      stuck: "Facts. An agenda. Don't ask me how that makes me feel in my body.",
      understand: "literal. I am literal.",
      practical: "I live in Seattle. Screen, not phone, phones are awful.",
    }),
    fits: therapists("Daniel"),
    mustNot: therapists("Linh", "Ruth", "Tom"),
    needs: "A late answer about himself, noise and masking; concrete, with an agenda; Washington.",
  },
  {
    id: "c04",
    title: "Meltdowns and pronouns",
    about: ["autism", "gender and LGBTQ+"],
    answers: said({
      whyNow:
        "hi, they/them, 24. got fired from the bookstore for 'tone'. everyone says my face is wrong",
      days: "headphones always. if plans change i shut down, like a laptop. also im maybe changing my name but thats lower on the list",
      tried: "someone who did ABA stuff as a kid, made me practice eye contact. no no no.",
      leave: "being fixed",
      practical: "Worcester Mass. camera off pls. 60 a session max",
    }),
    fits: therapists("Jules"),
    mustNot: therapists("Elena", "Rebecca", "Beatriz"),
    needs: "Non-binary, different brain, camera off, small budget, nobody who trains it away.",
  },
  {
    id: "c05",
    title: "The wife says or else",
    about: ["anger", "parenting"],
    answers: said({
      whyNow: "Boy spilled a soda in the truck. I lit into him. He peed himself. He's six.",
      days: "Contractors, inspector, traffic on the Turnpike, I come in the door already at a nine. Never laid a hand on nobody. It's the mouth. And the face I guess.",
      tried: "some class the county made me take. Slides.",
      stuck: "Tell me what to do when I feel it going up my neck",
      hardTruth: "both barrels",
      practical: "Paramus, nights",
    }),
    fits: therapists("Anthony"),
    mustNot: therapists("Ruth", "Linh", "Margaret"),
    needs: "A father's shouting; blunt and with tools; New Jersey evenings.",
  },
  {
    id: "c06",
    title: "Charge nurse",
    about: ["anger", "burnout"],
    answers: said({
      whyNow:
        "I threw a chart at a resident. Threw it. 22 years in the ER and HR now wants me to 'explore my triggers'.",
      days: "I holler at my dishwasher. I holler at the dog, who's deaf. Then I sit on the back steps with a cig and feel about two inches tall.",
      leave: "a soft voice, candles, a tissue box being slid at me. I'd bust out laughing",
      stuck: "gimme something practical and bust my chops if I weasel",
      practical: "Scranton PA",
    }),
    fits: therapists("Anthony"),
    mustNot: therapists("Linh", "Margaret", "Grace", "Ruth"),
    needs: "A worn-out nurse who likes it straight; practical and funny; Pennsylvania.",
  },
  {
    id: "c07",
    title: "Partner track",
    about: ["burnout", "self-esteem"],
    answers: said({
      whyNow:
        "I made partner on the 3rd. On the 4th I cried in a Sweetgreen. On the 5th I billed eleven hours.",
      first:
        "I'd like to know what I'd want if nobody were handing out grades. That's embarrassing to type at 39.",
      days: "I say yes before the sentence is over. I've not read a novel since law school.",
      hardTruth: "Catch me at it. I'm good at performing for therapists, I've charmed two.",
      practical: "Boston, fees not an issue",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tyler", "Margaret", "Anthony"),
    needs: "Competence as hiding place; wants to be caught out warmly; Massachusetts.",
  },
  {
    id: "c08",
    title: "Empty rooms with good light",
    about: ["transitions", "self-esteem"],
    answers: said({
      whyNow:
        "Youngest left for Chapel Hill, we sold the company in the same month, and I stood in my kitchen in Coral Gables with nobody needing anything. I reorganized the pantry by color. Twice.",
      threeMonths: "I'd have done one brave thing that wasn't for someone else.",
      tried: "A listener. Lovely. I could have talked to my ficus.",
      stuck: "poke me",
      understand: "Falo português em casa. If they know what saudade is, half the work is done.",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Ruth", "Margaret", "Tyler"),
    needs: "A life emptied of duties; challenge wanted, listening failed; Portuguese in Florida.",
  },
  {
    id: "c09",
    title: "Roommates with a mortgage",
    about: ["relationships"],
    answers: said({
      whyNow:
        "We went to a restaurant for our 15th and both read the whole menu twice so as not to talk. Then we fought about parking, for an hour, like pros.",
      first: "us. He says he'll come if it isn't somebody who nods.",
      days: "Logistics. Who's got soccer. We haven't, you know, since Halloween.",
      stuck: "stop us when we start",
      practical: "Fort Collins Colorado, both of us, after 6",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Ruth", "Margaret", "Beatriz"),
    needs: "Two polite, distant spouses who need an active referee in Colorado.",
  },
  {
    id: "c10",
    title: "It was only emotional, he says",
    about: ["infidelity and divorce", "relationships"],
    answers: said({
      whyNow:
        "I used his Ipad to look up a casserole and there they were, hearts and all. Linda from the choir! We're both 63.",
      first: "whether I stay. No, first: can we talk about it one time without him leaving to mow.",
      days: "I go through his pockets. I never was that woman.",
      leave: "somebody who picks a side, even mine",
      practical: "Macon, Georgia. We would come together.",
    }),
    fits: therapists("Tom"),
    mustNot: therapists("Simone", "Kyle", "Margaret"),
    needs: "A betrayal late in a marriage; both come; a fair hand, in Georgia.",
  },
  {
    id: "c11",
    title: "The house is sold",
    about: ["infidelity and divorce", "transitions"],
    answers: said({
      whyNow:
        "Signed the papers in a UPS store. The clerk said have a good one. 17 yrs of marriage and he put a stamp on it.",
      first: "Not her. I'm done analysing her. It's me, I don't know what I like for breakfast.",
      days: "I over-explain to baristas. I apologized to a door.",
      hardTruth: "say it early, I waste time otherwise",
      practical: "Los Angeles, up to 230",
    }),
    fits: therapists("Beatriz"),
    mustNot: therapists("Tom", "Tyler"),
    needs: "After a divorce, the question is who he is: an individual, challenging therapist.",
  },
  {
    id: "c12",
    title: "She translates everything",
    about: ["family conflict", "immigration"],
    answers: said({
      whyNow:
        "mija has 12 years and she comes to the bank, the doctor, the landlord with me. Last week the teacher said she is falling asleep. Yo tengo la culpa.",
      first:
        "that she is a girl again. And that her papa, who is in Quetzaltenango still, is not just a phone.",
      leave: "if they ask for papers",
      stuck: "un consejo, como una tía",
      practical: "Phoenix. Podemos pagar 40.",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Elena", "Beatriz", "Ruth"),
    needs:
      "A child carrying the family's English, a father far away; advice in Spanish for forty dollars.",
  },
  {
    id: "c13",
    title: "Somebody at the door",
    about: ["immigration", "anxiety"],
    answers: said({
      whyNow:
        "They took my neighbor from the car wash. Since then I don't let the kids answer, we keep the lights off in front. I drive at 5 am so there's less police.",
      days: "No duermo. I hear a diesel and I'm under the window.",
      badDay: "my comadre, the church, and a little beer on Saturday only",
      understand: "That this is not in my head. It is in the news.",
      practical: "Houston, by telephone is safer, not much money",
    }),
    fits: therapists("Carmen"),
    mustNot: therapists("Elena", "Tom", "David"),
    needs: "Fear of being taken away: somebody who knows, asks for no papers, in Spanish, low fee.",
  },
  {
    id: "c14",
    title: "Two houses, one kid",
    about: ["parenting", "infidelity and divorce", "teens"],
    answers: said({
      whyNow:
        "My ex and I do week on, week off. Our 9 y.o. started hiding under the table at handoff. Last Sunday he bit his dad.",
      first: "For him, not us. Him.",
      days: "Bedtime takes until 10:30. At mine there's rules, at his dad's it's nuggets and YouTube",
      tried: "the school lady gave him a feelings chart, he ate it",
      stuck: "tell me straight what to say at the handoff",
      practical: "Ann Arbor",
    }),
    fits: therapists("Maya"),
    mustNot: therapists("Tom", "Ruth", "Beatriz"),
    needs: "A child between two households: play for him, plain advice for the parents; Michigan.",
  },
  {
    id: "c15",
    title: "He communicates in grunts",
    about: ["teens", "parenting"],
    answers: said({
      whyNow:
        "My grandson lives with us since his mother went to Florida. 14. He has not been in a classroom since Columbus Day. He was such a chatterbox.",
      days: "Door shut, phone, comes out for cereal at midnight like a raccoon.",
      tried: "The deputy for truancy. My husband took the door off the hinges, don't do that.",
      understand: "we're old and we don't know what a Snapchat is",
      practical: "Peoria, Illinois",
    }),
    fits: therapists("Maya"),
    mustNot: therapists("Ruth", "Margaret", "Marcus"),
    needs:
      "Grandparents with a boy who left school and went silent; teens and caregivers; Illinois.",
  },
];
