import { type Expression, phrases } from "./expression.ts";

/** A danger that is told by what somebody does, has or takes, without the words for it. */
export const TOLD_BY_DEEDS: readonly Expression[] = [
  {
    name: "goodbye-to-the-closest",
    kinds: ["suicide"],
    level: "moderate",
    settled: "nothing",
    endsClause: true,
    phrases: phrases`
      i ~ said|saying|say ~ goodbye to my kids|children|babies|boys|girls|family; i ~ said|saying|say ~ goodbye to my son and my daughter; i ~ said|saying|say ~ goodbye to my kids|children|family|son|daughter|wife|husband (last night|tonight|today|in my head|in my mind|in a letter|silently|for good|forever|while they slept|while they were sleeping)`,
  },
  {
    name: "at-the-edge",
    kinds: ["suicide"],
    level: "moderate",
    settled: "nothing",
    phrases: phrases`
      =stand|=standing|=sit|=sitting|=climb ~ on|at|by ~ {place} ~~ =look|=looking|=stare|=staring down; go|going|drive|driving|walk|walking ~ to|on|onto ~ {place} ~~ =look|=looking|=stare|=staring down`,
  },
  {
    name: "means-bought",
    kinds: ["suicide"],
    level: "moderate",
    settled: "nothing",
    endsClause: true,
    phrases: phrases`
      i ~ bought|ordered|got a|some|the|my rope; i ~ bought|ordered|got a|some|the rope (today|yesterday|online|last night|last week|this week|this morning); i ~ bought|ordered a|my gun|pistol|handgun|shotgun|revolver; i ~ bought|ordered a|my gun|pistol|handgun|shotgun|revolver (today|yesterday|last night|last week|this week)`,
  },
  {
    name: "plan-with-date",
    kinds: ["suicide"],
    level: "high",
    endsClause: true,
    phrases: phrases`
      i ~ have|set|got|picked a plan and a? (date|day|method|way|time|place|means); i ~ have|set|got|picked a|the date and a|the? (plan|method|way|place); i ~ have|set|got|picked the plan and the? (date|day|method|way|time|place|means); i ~ have|set|got|picked a (plan|method|place|way) (a|the) (place|date|day|method|time) and a|the (date|day|place|method|time); i ~ have|set|got a method|way and a date|day|time; i ~ have|got a plan and (the means|i know when|a note|pills|a gun|a rope)`,
  },
  {
    name: "after-oneself",
    kinds: ["suicide"],
    level: "moderate",
    about: "self",
    deniable: false,
    phrases: phrases`
      give|gave|giving|found ~~ dog|cat|pet|pets|dogs|cats ~~ so ~ (he|she|it|they) ~~ (after|when i am gone|without me); (he|she|they|family|kids|children|wife|husband|everyone) ~ better off with (the|my|that) ~ insurance`,
  },
  {
    name: "all-with-me",
    kinds: ["suicide", "harm-to-others"],
    level: "moderate",
    about: "self",
    intendable: true,
    endsClause: true,
    phrases: phrases`
      take|taking everyone|everybody with me; take|taking ~ (all of them|them all|all of us|the whole family|the kids and myself) with me`,
  },
  {
    name: "make-them-pay",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    intendable: true,
    phrases: phrases`
      i ~ make (them|everyone|everybody) ~ (pay|suffer|sorry|bleed|regret) ~~ (school|classmates|class|office|work|church|all of them|every one of them); i ~ make (everyone|everybody|all of them) at (school|work|church|the office|my school) ~ (pay|suffer|sorry|regret); they ~ all ~ (pay|be sorry|suffer|regret) ~~ school|classmates`,
  },
  {
    name: "gone-with-a-weapon",
    kinds: ["suicide"],
    level: "high",
    about: "other",
    settled: "nothing",
    phrases: phrases`
      {kin} ~ not ~ (come|came|been) (home|back) ~~ (took|take|taken|with|has|missing|gone) ~ gun|pistol|rifle|shotgun|rope|pills; {kin} ~ (gone|missing|disappeared|ran off|drove off|vanished) ~~ (took|taken|with|has|missing|gone) ~ gun|pistol|rifle|shotgun|rope|pills; {kin} ~ not ~ (come|came|been) (home|back) ~~ gun|pistol|rifle|shotgun|pills ~ gone|missing; {kin} ~ (gone|missing|disappeared) ~~ gun|pistol|rifle|shotgun ~ gone|missing; {kin} ~ (took|taken) ~ gun|pistol|rifle|shotgun ~~ (not ~ home|not ~ answer|not ~ pick up|gone|missing)`,
  },
  {
    name: "threatened-by-another",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "other",
    phrases: phrases`
      {kin}|classmate|students|kids ~~ shoot|shooting up ~ school|class|church|office|place|mall; {kin}|classmate|students ~ (says|said|told|wrote|writes|drew|draws|posted|threatened|threatens|planning|plans) ~~ (shoot|shooting|bomb|bombing|stab|stabbing) ~ (school|classmates|teachers|teacher|students|class|coworkers); {kin}|classmate|students ~ (says|said|told|wrote|writes|drew|draws|posted|threatened|threatens|planning|plans) ~~ kill|killing his|her|their|the|all|everyone ~ (classmates|teachers|teacher|students|class|coworkers|school)`,
  },
  {
    name: "pills-guessed",
    kinds: ["suicide", "medical-emergency"],
    level: "high",
    phrases: phrases`
      =took|=taken|swallowed|downed ~ {pills} ~ maybe|about|around|like|probably|almost|over ~ {number}|seven|eight|nine|7|8|9; =took|swallowed|downed ~ seven|eight|nine|7|8|9 (of my|of the|of her|of his|of those|sleeping|more)? ~ {pills}`,
  },
  {
    name: "evil-one-commands",
    kinds: ["suicide", "psychosis"],
    level: "high",
    about: "self",
    phrases: phrases`devil|satan|demon|demons|lucifer ~ tell|tells|telling|told|say|says|saying|want|wants|order|orders|urges|whisper|whispers|command|commands ~~ do it`,
  },
  {
    name: "armed-against-somebody",
    kinds: ["abuse"],
    level: "moderate",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      sleep|sleeping|slept|keep|keeping|hide|hid ~ (a|the|my) {weapon}|scissors|spray ~~ (because of|in case|afraid of|scared of|against|for when) ~ {abuser}|him|her`,
  },
  {
    name: "child-and-adult",
    kinds: ["abuse"],
    level: "moderate",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      i am {minor} ~~ {elder} ~ (kissed|kisses|kissing|touched|touches|touching|grabbed|fondled) me; {elder} ~ (kissed|kisses|kissing|touched|touches|touching|fondled) me ~~ i am {minor}; i am {minor} ~~ {elder} ~ (sends|sent|sending|asks|asked|asking) me ~ (nudes|pictures|photos|pics|naked); {elder} ~ (sends|sent|sending|asks|asked|asking) me ~ (nudes|pictures|photos|pics|naked) ~~ i am {minor}; {elder} ~ kisses|kissing me on the (mouth|lips|neck)`,
  },
  {
    name: "baby-thrown",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    rejectable: true,
    phrases: phrases`
      want|wanted|urge|tempted|like|feel|about|going to|like throw|drop|toss|hurl|slam|throwing|dropping|tossing|hurling ~ (baby|infant|newborn|toddler|child|son|daughter) ~ (out|off|down|against|into|onto|on the floor|at the wall)`,
  },
  {
    name: "pictures-of-children",
    kinds: ["harm-to-others"],
    level: "moderate",
    deniable: false,
    about: "self",
    phrases: phrases`
      i ~ look|looked|looking|watch|watched|watching|view|viewed|download|downloaded|collect|have|use|addicted|like ~ child|kiddie|children porn|pornography|sexual; not stop|resist looking|watching ~ child porn|pornography; i ~ look|looked|looking|watch|watched|watching|download|downloaded|have ~ (csam|pictures of naked children|pictures of naked kids|videos of naked children|naked pictures of children|naked pictures of kids|photos of naked children)`,
  },
  {
    name: "half-of-the-body",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    deniable: false,
    phrases: phrases`
      can not ~ feel|move ~ face|arm|leg|side ~~ (speech|words|talk|speak|slurred|slurring|weak); face|arm|leg|side ~ (numb|weak|drooping) ~~ (speech|words) ~ (funny|slurred|slurring|weird|wrong|strange|garbled); (speech|words) ~ (funny|slurred|slurring|weird|wrong|strange|garbled|out wrong) ~~ (face|arm|leg|side) ~ (numb|weak|drooping|heavy|tingling); suddenly ~ can not ~ (move|feel) ~ (face|arm|leg|side|hand); suddenly ~ can not ~ (speak|see|talk)`,
  },
  {
    name: "not-eaten-for-days",
    kinds: ["medical-emergency"],
    level: "moderate",
    deniable: false,
    settled: "nothing",
    phrases: phrases`
      not|nothing ~ eaten|eat (in|for) ~ {days} days; not|nothing ~ eaten|eat (anything|food|a thing|a bite|solid food|solids|at all) (in|for) ~ {days} days; not|nothing ~ eaten|eat (in|for) (a|over a|more than a) week; not|nothing ~ eaten|eat (anything|food|a thing|a bite|solid food|solids|at all) (in|for) (a|over a|more than a) week; {days} days without (food|eating); not eating for {days} days; eaten|eat nothing (in|for) ~ {days} days; eaten|eat nothing (in|for) (a|over a|more than a) week`,
  },
  {
    name: "found-hanging",
    kinds: ["suicide"],
    level: "low",
    about: "other",
    endsClause: true,
    settled: "low",
    phrases: phrases`
      found my {kin} hanging|hanged|hung; found my {kin} hanging|hanged|hung (in|from) the|his|her|our|a garage|basement|room|closet|bathroom|attic|barn|tree|rope|house|beam|ceiling`,
  },
  {
    name: "another-will-not-wake",
    kinds: ["medical-emergency"],
    level: "high",
    about: "other",
    settled: "nothing",
    deniable: false,
    phrases: phrases`{kin} ~~ not breathing; {kin} ~ (is|was|lying|lies) ~ unconscious|unresponsive`,
  },
];
