import { type Expression, phrases } from "./expression.ts";

export const HARM_TO_OTHERS: readonly Expression[] = [
  {
    name: "kill-other-intent",
    kinds: ["harm-to-others"],
    level: "high",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      i am going|about|planning|ready|prepared to ~ kill|shoot|stab|strangle|murder|poison ~ {victim}; i am going|about|planning to hurt|attack ~ {victim}
      i will ~ kill|shoot|stab|strangle|murder|poison ~ {victim}; i plan|intend|decided|planned to ~ kill|shoot|stab|strangle|murder|poison|hurt|attack ~ {victim}
      going|will|plan|planning|want to (shoot up|blow up|bomb|burn down) the|my|that|this ~ school|office|church|workplace|place|house|building|store
      bring|take|brought|bringing ~ gun|knife|rifle|weapon to|into ~ school|work|class|church|office; going|planning|plan to ~ make ~ {victim} pay ~ gun|blood|knife|tonight
      going|plan to ~ use it on ~ {victim}; will use it on ~ {victim}; going|will to? beat {victim} to death; so i can|could ~ kill|stab|shoot|strangle ~ {victim}; waiting for {victim} ~~ so|to ~ kill|stab|shoot; on my way to ~ kill|shoot|stab|hurt ~ {victim}; mass shooting ~ going|plan|will; i know where he|she|they parks|lives|sleeps ~ gun|knife|need`,
  },
  {
    name: "kill-other",
    kinds: ["harm-to-others"],
    level: "moderate",
    intendable: true,
    rejectable: true,
    about: "self",
    settled: "low",
    phrases: phrases`
      i ~ want|tempted|ready|need to ~ =kill|=shoot|=stab|=strangle|=murder|=hurt ~ {victim}; feel like killing|shooting|stabbing|strangling|hurting ~ {victim}
      urge|urges to ~ kill|shoot|stab|strangle|hurt|harm|attack|hit|choke|smother|shake ~ {victim}; want to ~ kill|shoot|stab|strangle|murder|smother ~ {victim}
      think|thinking|thoughts|thought|fantasize|fantasise|fantasizing|fantasies|dream|daydream|imagine|imagining|images|image|pictures|visions|flashes|urges|obsess|picture ~ of|about|myself|me ~ killing|shooting|stabbing|strangling|murdering|hurting|harming|drowning|smothering|choking|suffocating|attacking|molesting|poisoning ~ {victim}; want|going to (smash|bash|cave|break|beat) ~~ (skull|head|face) in; want to beat {victim} to death; {thoughts} stabbing|killing|shooting|strangling|smothering|hurting|murdering ~ {victim}; {thoughts} ~ dropping|shaking|throwing ~ baby|infant|newborn; {thoughts} ~ pushing|throwing ~ {victim} ~ off|onto|under|front|down|window|stairs|tracks|traffic
      (cut|cutting|slit|slitting|slice|slicing) (his|her|their) throat; sharpened ~ (knife|blade|axe|machete); put a bullet in ~ {victim}; (blow|take) (his|her|their) ~ (head|brains) off|out; want|going|wanna|plan to ~ (run|mow) (him|her|them) over; want|going to ~ burn (his|her|their) (house|place|car); take (him|her|them|everyone|people|others) (out|down|with me) ~ (gun|knife|tonight|when i go|when i die); i am taking ~ (with me|down with me); (he|she|they) ~ (deserves|deserve|needs|need|has|have) to die; tonight|tomorrow (he|she|they) dies|die; going|want to end him|her|them; going|want to make (him|her|them) (bleed|suffer|hurt); they ~ all ~ be sorry ~ gun|when|dead; kill everyone|them all; homicidal; i ~ afraid|scared|terrified|worried ~ i ~ will|might|could|may|am|would|going ~ kill|stab|shoot|strangle|smother|attack ~ {victim}; i ~ afraid|scared|terrified|worried ~ i ~ will|might|could|may|am|would|going ~ hurt|harm|shake|drop ~ {child}|someone|somebody
      afraid|scared of ~ hurting|harming|killing ~ {child}; i ~ shook|shake|shaken ~ the|my baby; snap and ~ kill|hurt|stab|shoot ~ {victim}; might|may kill|shoot|stab ~ {victim}`,
  },
  {
    name: "hits-own",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      i ~ hit|slap|punch|choke|strangle|shove|beat|kick|slapped|punched|choked|shoved my ~ {partner}|{child}|mother|father|mom|dad
      i ~ hit|slapped|punched|choked|shoved|beat|kicked|strangle him|her|them ~ again|yesterday|last|bad|badly|night|when|sometimes; i ~ push|pushed|shove|shoved|throw|threw|slam|slammed my {partner}|{child} ~ against|down|into|onto; i ~ hit|slap|slapped|beat|kicked my ~ year old; i get violent|physical with; i am abusive|violent`,
  },
  {
    name: "touched-a-child",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    settled: "moderate",
    phrases: phrases`
      i ~ =molested|=raped|fondled|groped ~ my|a|the|his|her|some ~ {child}|niece|nephew|cousin|sister|brother|stepsister|stepbrother|student; i ~ =touched|=touch|=touching ~ {child}|niece|nephew|cousin|sister|stepsister|student ~~ (sexually|inappropriately|private|privates|wrong way|sexual way|down there|between|shower|sleeping|asleep|should not have|could not stop); i ~ did (something|things) (sexual|bad|wrong)? to my ~ {child}|niece|nephew|cousin|sister|stepsister; i ~ sexually abused|assaulted|touched ~ {child}|niece|nephew|cousin|sister|student; i ~ abused my ~ {child}|niece|nephew|cousin|sister
      i am ~ attracted to ~ (children|kids|minors|little girls|little boys|my daughter|my son|my stepdaughter|my niece); afraid|scared|worried ~ i ~ will|might|could|would touch|molest ~ {child}|niece|nephew`,
    rejectable: true,
  },
  {
    name: "touched-own-kin",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    settled: "moderate",
    endsClause: true,
    phrases: phrases`i =touched my {child}|niece|nephew|cousin|sister|stepsister`,
  },
];
