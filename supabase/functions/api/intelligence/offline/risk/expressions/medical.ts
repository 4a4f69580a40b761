import { type Expression, phrases } from "./expression.ts";

export const MEDICAL: readonly Expression[] = [
  {
    name: "overdose-taken",
    kinds: ["suicide", "medical-emergency"],
    level: "high",
    phrases: phrases`
      =took|=taken|swallowed|downed|popped|ate|drank ~ {many} ~ {pills}; =took|=taken|swallowed|downed|ate|drank ~ {many} of ~ {pills}; =took|=taken|swallowed|downed|popped ~ {number} ~ {pills}; =took|=taken|swallowed|downed all my|the|of|his|her ~ {pills}; =took|=taken|swallowed|downed every ~ {pills}
      =took|=taken|swallowed|downed ~ too many ~ {pills}; =took|=taken|swallowed|downed ~ bottle|pack|box|packet of ~ {pills}; =took|swallowed ~ the? whole|entire bottle|pack|box|prescription|packet; =took|=taken all of ~ them; swallowed ~ all|bunch|handful of them; =took|=taken ~ handful|fistful|bunch of ~ {pills}; =took|=taken a lot of ~ {pills}; emptied ~ bottle ~ mouth|down|into
      =took|=taken an overdose; overdosing; injected|shot up ~ too much; drank|swallowed ~ bleach|antifreeze|poison|pesticide|drain|ammonia|detergent
      =slit|slashed my ~ wrists|throat|wrist; cut my wrist|wrists ~ bleeding|blood|deep`,
  },
  {
    name: "bleeding",
    kinds: ["medical-emergency"],
    level: "high",
    settled: "nothing",
    phrases: phrases`
      will not|can not ~ stop ~ bleeding; bleeding will not|does not ~ stop; bleeding out; bleeding ~ a lot|badly|everywhere|heavily ~ now|and|from|after; cut too deep; blood everywhere
      not breathing; stopped breathing; having a ~ seizure|stroke|heart attack ~ now; crushing chest pain; chest pain ~~ arm|jaw|breath|breathe; face ~ drooping; turning blue; lips ~ blue`,
  },
];
