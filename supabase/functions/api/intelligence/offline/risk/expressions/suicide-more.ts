import { type Expression, phrases } from "./expression.ts";

/** Ways of saying it without the words for it. */
export const INDIRECT: readonly Expression[] = [
  {
    name: "death-sought",
    kinds: ["suicide"],
    level: "moderate",
    intendable: true,
    phrases: phrases`
      =dying|death|=dead ~ (sounds|seems|feels|looks|would be|is) ~ (peaceful|easier|relief|better|nice|good|tempting|appealing|comforting|beautiful|restful); wait to (die|be dead); can not wait to (die|be dead); wonder|wondering ~~ (not ~ alive|being dead|to die|be dead|if i died|if i was dead)
      only ~ alive (because|for|since|so); only reason i am ~ (alive|here|breathing); only thing ~ (stopping|keeping|holding) me ~~ (alive|here|killing|ending|back from|doing it|jumping|earth); assisted (dying|suicide); euthanasia for me|myself; my own? funeral; out of life; to? be (over|done) ~~ mean ~ my life; (saying|said|say) goodbye to (people|everyone|everybody) ~~ (without|secretly|quietly|not|none of them); will not be (here|around) ~~ anyway; just end it; to end it ~ (all|now|myself)
      not ~ future ~~ (alive|with me in it|for me); not going to be (around|here|alive) (to see|anyway|for that|for long|by then|next year); come to my funeral; (nobody|no one) would cry; be over and done with life; too tired to (live|exist|go on living); want|wish to ~ let go of life; hold on ~~ not do something
      google|googled|googling|search|searched|searching|look|looked|looking|research|researched|researching ~~ (ways to die|ways to kill|ways to end|how to die|how to kill myself|how to end|painless|lethal|suicide methods|tie a noose|how many {drug}|how much {drug})
      (painless|quick|easy|peaceful|easiest|quickest|best) way|ways to (die|go|end it|kill myself); death|suicide ~ (only|best|easiest) ~ way|option|escape|answer|exit|solution; about|of|with suicide
      hope|hoping|hopes|wish|pray|praying ~ (my heart|my plane|the plane|the car|my car|the train|something|someone) ~ (stops|stop|crashes|crash|kills me|takes me|ends me|gives out); hope|hoping i ~ (crash|get hit|do not survive|do not make it); (cancer|illness|virus|something|disease) ~ would|could ~ (take me|kill me|finish me)
      if|when i died (in my sleep|tonight|tomorrow|today|right now|soon); if i ~ (drop dead|dropped dead|never woke up|was killed|got killed); (better off|rather be) (six feet under|in the ground|in a grave|in a coffin|underground)
      not|never ~ (see|picture|imagine) myself ~ (past|alive|living|making it|growing old|reaching); not|never ~ (live|make it|get) past (twenty|thirty|forty|25|26|27|28|29|30|35|40); not ~ (plan|expect|intend) ~ to be (around|alive|here|living); not planning|planned on (living|being around|being alive|being here)
      (be|been|are|do) (fine|happier|better|relieved|ok|okay|great) without me; wish|wishes|wished (he|she|they|i) (was|were|am|had died|had been) dead|gone|never; wish|wishes|wished he|she|they ~ not exist|born|alive; {kin} ~ (wants|wanted|wishes|hopes) to be dead|gone
      take|taking|swallow|swallowing ~ (the whole|the entire|whole|all) ~ bottle|{drug}; should|could|might|may ~ end it; hate (living|existing|being here on earth); life is ~ (pointless|over for me); my life is over and
      something ~ to myself; do something ~ (stupid|drastic|bad|permanent) ~ myself|tonight; (afraid|scared|worried) of what i ~ do ~ myself; (afraid|scared|worried) i ~ do something (stupid|drastic|bad|to myself|permanent); not safe (with|from|around) myself; not ~ trust myself (alone|around|with|not to|to be alone|to stay); not ~ keep myself safe; not safe to be alone
      not ~ (deserve|worthy) ~ to (live|be alive|exist); waste of (space|oxygen|air); no (will|desire|wish) to (live|go on|keep living|be alive); reason for living; kill|end|unalive yourself ~ (told me|tell me|telling me); running out of reasons to; want to leave this (world|earth|life|planet); leave|leaving this world|earth
      {kin} ~~ (not ~ be here anymore|ready to go|better off dead|better off without him|better off without her|better without him|better without her|not ~ want to wake up|not want to be alive); found ~ (noose|suicide note|goodbye note|goodbye letter|razor blades) ~ (room|drawer|bed|backpack|phone|closet|under|in); (text|texted|texts|posted|sent|messaged|wrote) ~ goodbye ~ (message|note|letter|to everyone|to us); bought a gun ~~ (goodbye|not worth|end); ways to die; i ~ could|would|should vanish|disappear ~~ (fine|notice|care|better|month|week|miss); if i ~ (vanish|vanished|disappear|disappeared|was not around|were not around) ~~ (fine|notice|care|better|miss|mind); (about|of|thoughts ~ of) (not being alive|not being here|not existing|never having been|ceasing to exist)
      being alive ~ (feels|is) ~~ (chore|punishment|exhausting|torture|too much|burden|mistake|effort|pointless); (living|existing) ~ (feels|is) ~ (chore|punishment|torture|exhausting|pointless|unbearable); (slide|slip|sink|go) under ~~ (stay|water|not come up|never come); (easy|simple|quick|easier|simpler) ~ (it|that) would be to ~ (die|disappear|slip|slide|fall|let go of everything|be gone|go under)
      better off with (a better|another|no|a different) (mother|mom|father|dad|wife|husband); (world|anyone|anybody) ~ (lose|loses|lost) if i (go|went|died|die|left); live ~ (life|lives) without (him|her|me); {kin} ~~ see (her|him|them|mom|dad) ~ soon; {kin} ~~ (not ~ do life anymore|not ~ do this life|done with life|tired of living|tired of being alive)
      join|joining my|him|her|them ~ in (heaven|death|the grave); on the other side with; ready for it to be over; checking|check out of life|permanently; sleep ~ and not ~ (come back|have to wake)`,
  },
  {
    name: "death-announced",
    kinds: ["suicide"],
    level: "high",
    settled: "nothing",
    phrases: phrases`
      not ~ promise ~ (alive|be alive|be safe|stay alive|be here tomorrow); bought|ordered|got ~ (helium|nitrogen|exit bag|sodium nitrite); hose ~ (exhaust|tailpipe); (engine|car) running ~ garage; garage ~ (engine|car) ~ running ~ (sitting|door closed|door shut|window|hose); sitting in ~ garage ~ (engine|car) ~ running; so (someone|somebody|you|they|everyone) ~ (knows|know|understands) why i; not ~ (be here|be alive|wake up) in the morning; planned for ~ (tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday) ~ note; my note is; note is ~ (desk|drawer|table|pillow|fridge|written|ready|done); this is goodbye; this is my goodbye; my last goodbye; tell my|mom|dad|the|them kids|family|mom|mother|dad|wife|husband|i ~ loved (them|her|him|you); tell (mom|dad|my mom|my dad|my wife|my husband|my kids|them) i ~ (love|loved|am sorry); already took the pills; i took something to die; (nobody|no one) will find me; loaded the (shotgun|gun|rifle|pistol)`,
  },
  {
    name: "weapon-thought",
    kinds: ["suicide"],
    level: "moderate",
    phrases: phrases`
      knife|knives|razor|razors|blade|blades|scissors ~~ my wrist|wrists|veins; think|thinking|thought about my (wrists|veins)`,
  },
];
