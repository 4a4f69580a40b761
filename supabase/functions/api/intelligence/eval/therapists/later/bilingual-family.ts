import { facts, type TherapistCase } from "../case.ts";

export const BILINGUAL_FAMILY: TherapistCase = {
  id: "t5",
  kind: "Bilingual therapist for families and teens",
  name: "Maribel Quiñones-Reyes",
  experience: 8,
  answers: [
    `Families with teenagers, mostly Latino families where the kids grew up here and the parents didnt. The kid is failing school or not talking or cutting class and everybody is scared and yelling. Also teens on their own w/ anxiety or who are coming out to a religious family. I know bc the parents stop texting me at 11pm haha, and the kid starts telling me jokes`,
    `Eating disorders for sure, I send those to the clinic at Children's, they have a whole team. Teens who are actively using (not just weed on a saturday). Custody evaluations, no gracias, I dont do court. I call the new person myself and if the family speaks only spanish I go along to the first visit so nothing gets lost`,
    `First everybody together for about 20 min, I want to see who sits where. There's snacks. Then I take the teen alone and I explain what stays private and what doesn't, in front of the parents too. Then the parents alone. I speak whatever language people are in, we go back and forth, a lot of my sessions are half and half.`,
    `Structural family therapy (2 yr postgrad program at the institute here), maybe 120 families. CBT for teens with anxiety, I'd say 60 kids. TF-CBT training done last year but only 4 cases so far, with supervision. I use drawing and music but I am not an art therapist!!`,
    `I invite somebody. Abuela, the older brother, the coach. Usually I've been missing whoever has the power lol. And I ask the kid what they would do if they were me, the answers are brutal and good`,
    `School calls less. Dinner happens. I give the family a super short form every 4 sessions, in both languages, kids love to rate me. At the end we do a little ceremony with food and they write down what to do when it gets bad again`,
    `To a dad: "Usted lo quiere mucho y él ahorita no lo puede ver, porque lo único que oye es el grito." = you love him a lot and right now he can't see it bc all he hears is the yelling. I say it warm but I say it`,
    `A mom heard me laugh w/ her daughter in the hallway and thought it was about her. She didn't come back for 2 weeks. I called, I apologized, I told her what we laughed about (my shoes) and I changed it, now I greet the parents first always.`,
    `I'm Puerto Rican, born in Ponce, raised in Holyoke, so I know about in between. But Guatemalan or Dominican isn't Boricua and I ask. With families that are not latino I ask what a good son or a good daughter is in their house. I'm a mother of two. I don't ask about papers ever.`,
    `I ask the teen alone, directly: are you thinking about killing yourself. Then who knows, how, and what's in the house. Parents are told when it's about safety, I say that in the first session. We make a plan with the parents about pills and knives, I check in the next day by phone, and if they can't keep the plan it's the ER and I meet them there.`,
    `Afternoons til 7, some Saturdays. $90-130, we have a fund. In person in Springfield + video anywhere in MA and CT. English y español, 100% bilingual`,
  ],
  facts: facts`
    named: families
    named: teens
    named: anxiety
    named: Spanish
    named: CBT
    named: coming out
    description: 8 years
    description: eating disorders
    description: Puerto Rican
    description: Maribel
    style: warm
    clients: families
    clients: Spanish
  `,
  forbidden: facts`
    named: art therapy
    named: eating
    named: custody
    named: faith
    style: practical
    text: co-parenting
    named: co-parenting
    named: drug
    named: self-harm
    named: suicid
    named: immigrants
    clients: CBT
    text: art therapist
  `,
  insights: [9],
  notInsights: [5, 10, 3],
};
