import { type Expression, phrases } from "./expression.ts";

export const MEDICAL: readonly Expression[] = [
  {
    name: "overdose-taken",
    kinds: ["suicide", "medical-emergency"],
    level: "high",
    phrases: phrases`
      =took|=taken|swallowed|downed|popped|ate ~ {many} of ~ {pills}; =took|swallowed|downed|popped ~ {many} (bottle|pack|box|strip|packet|prescription) of ~ {pills}; =took|swallowed ~ whole|entire bottle|prescription
      =took|=taken|swallowed|downed|popped ~ {number} (of my|of the|of her|of his|of those|extra strength|sleeping|more)? {pills}; =took|=taken|swallowed|downed ~ {number} of them
      =took|swallowed|downed all (my|the|of my|of the|his|her|of his|of her) ~ {pills}; =taken all (my|of my|his|her) ~ {drug}; swallowed|downed every ~ {pills}; swallowed|downed (all of|a bunch of|a handful of) ~ them; swallowed|downed them all
      =took|=taken|swallowed|downed ~ too many|much ~ {pills}; =took|swallowed|downed|popped|drank (the|a|my|her|his) bottle of ~ {pills}; =took|=taken|swallowed ~ handful|fistful of ~ {pills}; =took|swallowed|downed|popped a (lot|bunch) of ~ {pills}; emptied ~ bottle ~ mouth; =took|=taken|swallowed|downed (the rest of|what was left of|what is left of|everything in|the whole) ~ {pills}|bottle|cabinet; =took|swallowed ~ {pills} ~ (at once|on purpose|to die|to end|to never); =took|swallowed|downed ~ {pills} ~ (with|and) ~ vodka|whiskey|wine|rum|gin|alcohol ~ (to|and) ~ die|end|numb|awake; took|taken ~ (double|triple) ~ {pills} ~ on purpose; swallowed ~ batteries|magnets
      =took|=taken an overdose; =overdosing; injected|shot up ~ too much; drank|swallowed ~ bleach|antifreeze|poison|pesticide|drain|ammonia|detergent
      =slit|slashed my ~ wrists|throat|wrist; cut|slit my wrist|wrists ~~ bleeding|blood|deep|ago`,
  },
  {
    name: "bleeding",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    phrases: phrases`
      will not|can not ~ stop ~ bleeding; bleeding will not|does not ~ stop; bleeding out; am|is bleeding ~ badly|everywhere|heavily; cut too deep
      {kin} ~ not breathing; {kin} ~ stopped breathing; having a ~ (seizure|stroke|heart attack) ~ now; not ~ (keep|kept|hold|keeping) ~ (water|anything|fluids|liquids|food) down ~~ (days|stand|dizzy|faint|weak); crushing chest pain; chest pain ~~ arm|jaw; face ~ drooping; turning blue; lips ~ blue`,
  },
  {
    name: "body-in-danger",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    phrases: phrases`
      (think|sure|afraid|worried|pretty sure) ~ (i am|i might be|i may be|am) having a|an ~ (heart attack|stroke|seizure|allergic reaction); i am having a|an ~ (heart attack|stroke|seizure|allergic reaction); i ~ might be having a|an ~ (heart attack|stroke|seizure|allergic reaction)
      chest ~ (hurts|hurting|tight|tightness|pressure|heavy|squeezing|pain) ~~ (arm|arms|jaw|sweating|breathe); pain ~ (down|in) ~ left arm; (half|side|left side|right side) of my (face|body) ~ (numb|drooping|drooped|paralyzed|weak|dead); face ~ (drooping|numb) ~~ (arm|speech|words|slurring); can not ~ (feel|move) ~ (left|right|one) (side|arm|leg); slurring my words; throat ~ (closing|swelling|swollen); (throat|tongue) is ~ (closing|swelling); lips ~ (swelling|swollen|blue); coughing|throwing|vomiting up? blood; worst headache of my life; took|taken ~ too (many|much) ~ (just now|today|ago|by accident|and); i ~ took too (many|much); i am overdosing; i ~ choking ~ right now`,
  },
  {
    name: "cannot-breathe",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    ownOnly: true,
    endsClause: true,
    deniable: false,
    phrases: phrases`i can not ~ breathe; i can barely|hardly breathe; i can not breathe (right now|at all|well|properly); not getting ~ (air|enough air|any air); struggling to breathe; it is hard to breathe right now`,
  },
  {
    name: "body-of-another-in-danger",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    about: "other",
    phrases: phrases`
      {kin} ~ is having a|an (heart attack|stroke|seizure|allergic reaction); {kin} ~ (is choking|took too many|is overdosing|overdosed just now); {kin} can not breathe`,
  },
];
