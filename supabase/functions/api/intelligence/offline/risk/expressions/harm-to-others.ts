import { type Expression, phrases } from "./expression.ts";

export const HARM_TO_OTHERS: readonly Expression[] = [
  {
    name: "kill-other-intent",
    kinds: ["harm-to-others"],
    level: "high",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      i am going|about|planning|ready|prepared to ~ kill|shoot|stab|strangle|murder|poison|hurt|attack ~ {victim}
      i will ~ kill|shoot|stab|strangle|murder|poison ~ {victim}; i plan|intend|decided|planned to ~ kill|shoot|stab|strangle|murder|poison|hurt|attack ~ {victim}
      going|will|plan|planning|want to (shoot up|blow up|bomb|burn down) the|my|that|this ~ school|office|church|workplace|place|house|building|store
      bring|take|brought|bringing ~ gun|knife|rifle|weapon to|into ~ school|work|class|church|office; going|planning|plan to ~ make ~ {victim} pay ~ gun|blood|knife|tonight
      going|plan to ~ use it on ~ {victim}; will use it on ~ {victim}; on my way to ~ kill|shoot|stab|hurt ~ {victim}; mass shooting ~ going|plan|will; i know where he|she|they parks|lives|sleeps ~ gun|knife|need`,
  },
  {
    name: "kill-other",
    kinds: ["harm-to-others"],
    level: "moderate",
    rejectable: true,
    about: "self",
    settled: "low",
    phrases: phrases`
      i ~ want|wanna|urge|urges|tempted|ready|need|feel to|like ~ kill|killing|shoot|shooting|stab|stabbing|strangle|strangling|murder|murdering|hurt|hurting ~ {victim}
      urge|urges to ~ kill|shoot|stab|strangle|hurt|harm|attack|hit|choke|smother|shake ~ {victim}; want to ~ kill|shoot|stab|strangle|murder|smother ~ {victim}
      think|thinking|thoughts|thought|fantasize|fantasise|fantasizing|fantasies|dream|daydream|imagine|imagining|images|image|pictures|visions|flashes|urges|obsess|picture ~ of|about|myself|me ~ killing|shooting|stabbing|strangling|murdering|hurting|harming|dropping|drowning|smothering|choking|shaking|suffocating|throwing|pushing|attacking|molesting|poisoning ~ {victim}
      homicidal; i ~ afraid|scared|terrified|worried ~ i ~ will|might|could|may|am|would|going ~ kill|hurt|harm|stab|shake|snap|drop|smother|attack|lose ~ {victim}
      afraid|scared of ~ hurting|harming|killing ~ {child}; i ~ shook|shake|shaken ~ the|my baby; snap and ~ kill|hurt|stab|shoot ~ {victim}; might|may kill|shoot|stab ~ {victim}`,
  },
  {
    name: "hits-own",
    kinds: ["harm-to-others"],
    level: "moderate",
    about: "self",
    settled: "nothing",
    phrases: phrases`
      i ~ hit|slap|punch|choke|strangle|shove|beat|kick|slapped|punched|choked|shoved|grabbed|shook my ~ {partner}|{child}|mother|father|mom|dad
      i ~ hit|slapped|punched|choked|shoved|beat|kicked|strangle|hurt him|her|them ~ again|yesterday|last|bad|badly|night|when|sometimes; i get violent|physical with; i am abusive|violent`,
  },
];
