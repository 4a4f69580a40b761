import { facts, type TherapistCase } from "../case.ts";

export const SCHOOL_COUNSELOR: TherapistCase = {
  id: "t9",
  kind: "Bilingual school counselor with spelling errors",
  name: "yesenia marquez",
  experience: 5,
  answers: [
    `teens mostly 12 to 17, i am the counsler at a high school and i have some privat clients. anxeity about school, kids who dont want to go in the building, panick atacks before tests, fights w parents. alot of my kids are imigrant or there parents are. I know its working when the attendence lady tells me hes been here all week`,
    `i dont do eating disorders i send to the clinic at the childrens hospital. self harm if its deep also no, they need more then me. not little kids under 10. I ask my supervisor first allways`,
    `i let them pick the chair and i have snacks!! first i tell them what is privat and what i have to tell a parent. then we play a card game and i ask stuff while we play. parents come the last 10 min if the kid says ok`,
    `CBT for teens, i did the training w the district 2 years ago. motivational interveiwing a little. i want to learn dbt but i dont have it. maybe 90 kids total. im not a therapist for trauma`,
    `i ask them "are you bored of me". sometimes they say yes jaja. then i change it, we walk around the track or they draw`,
    `atendance, grades, sleep. a scale of 1 to 10 evry time on the board. when its 3 good weeks we meet less`,
    `I say it short and i say it in the langauge they get mad in. "mija you are not lazy you are scared"`,
    `a boy was mad bc i called his mom w out telling him. he was rigth. i said sorry in front of him and the mom and now i allways tell them before`,
    `my parents are from michoacan, i grew up in fresno, so with mexican families i know alot but not everything. w hmong families i ask the auntie and i take my shoes off`,
    `i ask "are you thinking about killing your self" just like that. then the school protocol, mom or dad comes, we do the saftey plan, 988 in there phone. if they have a plan i dont leave them alone and we go to the ER`,
    `after 4pm and saturday. 60 dollars or what they can. spanish and english the same. fresno, video in california`,
  ],
  facts: facts`
    named: teens
    named: anxiety
    named: panic
    named: CBT
    named: Spanish
    description: 5 years
    description: Yesenia
    description: eating disorders
    description: fresno
    description: you are not lazy you are scared
    clients: teens
    clients: Spanish
  `,
  forbidden: facts`
    named: DBT
    named: eating
    named: self-harm
    named: trauma
    named: children
    text: DBT
    named: suicid
    anywhere: licensed
    style: reserved
  `,
  insights: [9],
  notInsights: [5, 10],
};
