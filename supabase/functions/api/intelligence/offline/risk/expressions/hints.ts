import { type Expression, phrases } from "./expression.ts";

const hint = (
  name: string,
  list: readonly string[],
  more: Partial<Expression> = {},
): Expression => ({ name, kinds: [], level: "hint", settled: "nothing", phrases: list, ...more });

/** What means nothing alone, and a great deal beside something else. */
export const HINTS: readonly Expression[] = [
  hint(
    "farewell-letters",
    phrases`
      wrote|written|writing|finished|left ~ letters; write|wrote|written|writing|left ~ notes|note to|for ~ everyone|kids|family|parents|them|husband|wife|mom|mother|friends; letters to my (kids|wife|husband|family|parents|children|mom|mother|daughter|son); letters ~ written|ready|sealed|done|desk; made|recorded ~ videos for`,
  ),
  hint(
    "giving-away",
    phrases`
      give|gave|given|giving away ~ my ~ things|stuff|clothes|belongings|dog|cat|everything|guitar|jewelry|books|records; give|gave|given|giving ~ my|the dog|cat|guitar|car|watch|ring|jewelry|things|stuff|records|pet|pets to; give|gave|given|giving my ~ things|stuff|dog|cat|belongings away
      found|find ~ home for ~ dog|cat|pets; arranged ~ who ~ dog|cat|kids`,
  ),
  hint(
    "calm-now",
    phrases`
      feel|felt|feeling ~ calm|peace|peaceful|relieved|light|free ~ actually|now|finally|since|about; calm|peaceful ~ (now|actually|finally|for the first time); at peace; finally ~ calm|peace`,
  ),
  hint(
    "affairs-in-order",
    phrases`
      affairs in order; made|make|making ~ arrangements; arrangements are made; passwords ~ written|list|left; everything is ready|arranged|prepared|settled|set; paid off ~ bills so; life insurance; sorted|settled|updated ~ (insurance|will|finances|accounts|passwords); made my will; will is done; cancelled everything`,
  ),
  hint(
    "farewell",
    phrases`
      goodbye to ~ everyone|everybody|all|them|kids|family|friends|world; said|say|saying my goodbyes; saying goodbye to ~ people|everyone|friends|family|kids; one last time; see you on the other side; goodbye everyone`,
  ),
  hint(
    "means",
    phrases`
      have|has|got|bought|buy|own|keep|kept|get ~ gun|pistol|rifle|shotgun|firearm|rope|noose|helium|razor|razors|blade|blades; i have enough; got enough; know where ~~ gun|pistol|rifle|pills|rope; gun|pistol|rifle|pills ~ is|are|in|under ~ drawer|closet|safe|nightstand|bed|car
      {pills} ~ (saved|ready|desk|hidden|in front of me|drawer|next to me); saved|save|saving|enough ~ {pills}; my guns|gun|pistol`,
  ),
  hint(
    "place-now",
    phrases`
      on the (roof|ledge|bridge|railing|overpass|tracks) ~ (of|now|right|it|its|and);
      am|standing|sitting|sat|stood|im|here|climbed ~ on|at|near|up|over ~ {place}; drove|drive|walked|walk|went|go ~ to ~ {place}; at the {place}; parked ~ bridge|cliff|tracks; looking down from ~ {place}|window; on the edge of ~ {place}`,
  ),
  hint(
    "right-now",
    phrases`
      right now; at this moment; as i ~ type|write; tonight; this minute; at the door; outside my; kicking the door; in the next room`,
  ),
  hint(
    "bereaved",
    phrases`{kin}|baby ~ (died|passed|dead|gone|killed); (lost|buried) my ~ {kin}|baby; since|after ~ died|death|funeral`,
  ),
  hint(
    "to-follow",
    phrases`(want|wish|ready|going|need|long|time) to (follow|join) (her|him|them|my {kin}); (want|wish|long|need|ready) to ~ (be|go) with (her|him|them) ~ (now|again|soon|{pills}); want|wish to ~ (be|go) with (her|him|them)`,
  ),
  hint("decided", phrases`i have decided; i decided; made up my mind; it is decided; i am ready`),
  hint(
    "do-it-now",
    phrases`going to do it tonight|tomorrow|today|now; do it tonight; it will ~ be over tonight|tomorrow; tonight is? the night`,
  ),
  hint(
    "jump",
    phrases`want|wanted|going|about|ready|tempted|urge to jump; thought|think about|of jumping`,
  ),
  hint(
    "armed",
    phrases`{abuser} ~ has|have|got|carries ~ gun|knife|weapon|bat|machete; {abuser} ~~ with a (gun|knife|weapon|bat|machete)`,
  ),
  hint(
    "told-to-harm",
    phrases`to|should (jump|die|kill|hurt|stab|cut|drown|burn|do it|end it|end my life|take the pills|take all my pills|step off|step in front|hang|shoot)`,
  ),
  hint(
    "mixed",
    phrases`{pills} ~~ (vodka|wine|whiskey|rum|gin|alcohol|drinks|beers|tequila); (vodka|wine|whiskey|rum|gin|alcohol|drinking|drank|tequila) ~~ {pills}`,
  ),
  hint(
    "fading",
    phrases`not ~ (stay awake|keep my eyes|feel my legs|feel my hands|feel my face|see straight|stop shaking|stop throwing up|stop vomiting|breathe); slurring; breathing ~ (slow|slows|shallow); getting ~ (sleepy|cold|blurry|numb|foggy) ~ (fast|now|and); everything is ~ (blurry|spinning|going dark)`,
  ),
  hint("weapon", phrases`{weapon}`),
  hint(
    "grim-intent",
    phrases`not coming back; going to use it; going to do it; use it on him|her|them; someone knows why; no turning back`,
    { ownOnly: true },
  ),
  hint(
    "purging",
    phrases`(making|make|made) myself ~ (throw up|vomit|sick); purging|purge|laxatives|throwing up|vomiting`,
  ),
  hint("plan", phrases`i have|got|made a plan; i ~ know how i would; i ~ worked out how`),
  hint(
    "secret",
    phrases`told nobody; told no one; no one knows; nobody knows; not ~ told anyone; without anyone knowing`,
  ),
  hint(
    "stop-it",
    phrases`want ~ it|this|pain|everything|that|hurting|noise|feeling|suffering ~ (stop|end|over|quiet|gone|silence|go away); make it stop; it to ~ (stop|end|be over); pain to ~ stop|end; need it to ~ (stop|end|be over)`,
  ),
  hint("not-die", phrases`not|never ~ want ~ to ~ (die|be dead|kill myself)`, {
    deniable: false,
  }),
  hint(
    "thoughts-of-it",
    phrases`think about it; thinking about it; thought about it; thoughts ~ there|come|get|stay|back; cross|crosses|crossed my mind; still ~ think; have the thoughts; dark thoughts`,
  ),
  hint(
    "stopped-drinking",
    phrases`quit|stop|stopped|quitting|off|without|last ~ {drink}|drink; cold turkey; detox*; withdrawal*; sober|clean ~ days|hours|day`,
  ),
  hint(
    "body-in-withdrawal",
    phrases`
      shaking|shakes|tremor|tremors|trembling|seizure|seizures|convuls*; seeing|see ~ bugs|things|spiders|shadows|insects|rats; hallucinat*; sweating ~ through; heart ~ racing|pounding ~ days|since; fever ~ confus*`,
  ),
  hint("pills-taken", phrases`took|take|taken|swallowed|popped ~ {pills}|something|stuff`),
  hint(
    "will-not-wake",
    phrases`will not wake up; can not wake ~ him|her|them; unconscious; unresponsive; not responding; not breathing; barely breathing; puking|vomiting|throwing|coughing ~ blood; turning|turned|lips blue|are blue; passed out`,
  ),
  hint("starving", phrases`not|nothing ~ eat|eaten ~~ days|week; have not had ~ food ~~ days|week`),
  hint(
    "fainting",
    phrases`faint*; passing|passed out; collapse*; blacking|blacked out; heart ~ skips|skipping|flutter*|weird|irregular`,
  ),
  hint("drug-use", phrases`{drink}; meth; coke; acid; shrooms; lsd`),
];
