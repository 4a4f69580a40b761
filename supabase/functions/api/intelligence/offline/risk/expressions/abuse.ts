import { type Expression, phrases } from "./expression.ts";

const ABUSE_PRESENT = phrases`
  {abuser} ~ =hits|=shoves|=beats|=slaps|=kicks|=punches|=chokes|=strangles|=pushes|=grabs|=drags|=burns|=spits|=whips|=rapes|=molests|=assaults|=abuses|=hurts|=threatens|=terrorizes|=stalks|=hitting|=beating|=choking|=abusing|=threatening|=stalking me|us
  {abuser} ~ =hits|=shoves|=beats|=slaps|=kicks|=punches|=chokes|=hitting|=beating|=molests|=abuses ~ {child}|baby|kids; {abuser} ~ =puts|=lays|=laying ~ hands on|around me|us|my
  {abuser} ~ =throws|=breaks|=smashes ~ things|stuff|plates|dishes ~ me; {abuser} ~ =throws|threw me ~ against|on|down|across; {abuser} ~ makes|forces|forcing|pressures|coerces me ~ (have sex|into sex|sleep with|sexual); {abuser} ~ forces|forcing ~ himself|herself on me; {abuser} ~ =touches me ~ night|private|when|inappropriately|do
  {abuser} ~ =threatens|threatened|=threatening|threaten to ~ kill|hurt|hit|shoot|take ~ me|us|kids|children|myself; {abuser} ~ will not|never let me ~ leave|out|see|talk|go|have|work|sleep; {abuser} ~ locks|locked|locking me in|inside|out
  {abuser} ~ took|takes|keeps|controls|hides|hid|has ~ my ~ bank|card|cards|passport|papers|money|keys|phone ~ so|leave|go; took|takes ~ my bank card|passport; controls ~ my|all ~ money|phone|where
  not allowed to ~ leave|see|talk|go|have ~ house|friends|family|money|phone|out|anyone|home; afraid|scared|terrified|frightened of ~ my ~ {home}; not safe at home; do not feel safe (at home|with him|with my {home}|in my own home); unsafe at home; afraid to go home; scared to go home; am not safe with
  abusive ~ relationship|marriage|partner|husband|wife|boyfriend|girlfriend|home|household|father|mother|stepdad|parents; {abuser} ~ is|are|gets|being|becomes ~ abusive|violent; domestic violence; domestic abuse; being ~ =abused|beaten|trafficked|=molested
  bruises ~ (he left|she left|he gave|from him|from his); {abuser} gave me ~ (black eye|bruises); gets physical with me; =threatening|=threatens|threatened to (hurt|kill|hit|beat|shoot|stab) me|us|my; (afraid|scared|terrified|worried) ~~ (he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|ex) ~ (hurt|hit|beat|attack) me|us; (makes|made|forces|forced) me ~ (sexual|sex) things|acts; {abuser} ~ threatens|threatening|says ~~ (deported|deport|ice|immigration); {abuser} ~ takes|took|keeps|kept my ~ (paycheck|checks|check|visa|papers|wages); i hide when ~ {abuser}|gets|comes; (cover|covering|hide|hiding) ~ bruise|bruises; bruise|bruises on my (arms|arm|neck|face|legs|ribs|wrists) ~~ {abuser}|him|her; black eye ~~ him|her|he|she|husband|boyfriend; (split|busted|bloody) (lip|nose) ~~ him|her|he|she|husband|boyfriend; {abuser} ~ smashed|smashes|slams|slammed|bangs|banged my (head|face|hand); {abuser} ~ spits|spat ~ me|face; {abuser} ~ gets ~ (rough|physical|handsy) with me; hole in the wall next to ~ head; {abuser} ~ =punches|=punched|=hits|=hit|=kicks|=kicked ~ wall|door ~ (next to|beside|by|near|behind) ~ head|face|me; chair under ~ (door|handle|knob); {abuser} ~ not give|gives me ~ money|food|medicine|medication; not let me ~ (leave the house|see my|have a phone|work|out|eat|sleep|have money|have friends|go anywhere); i ~ ask permission ~ {abuser}|for everything; {abuser} ~ makes|made|makes me ~ watch ~ hurt; {abuser} =twists|=twisted|=bends|=burns my (arm|arms|wrist|fingers|hand|neck); {abuser} ~ (broke|breaks|smashed|threw|hit) ~~ (over|at|against|on) my (head|back|shoulder|face|arm|legs); {abuser} ~ gets (physical|violent|rough); {abuser} ~ (takes|took|keeps|steals) my ~ (pension|social security|ssi|disability|benefits); {abuser} ~~ (=touching|=touched|=touches|=touch) me ~ (since|when|private|there|again|at night); i have to ~ (text|send|call|show) ~~ (every hour|or he|or she); have to send|text|show him|her ~ picture|pictures|location|photo; room|bed|shower ~~ =touches|=touching|=touched me; {home}|coach|teacher|pastor|boss ~~ =touches|=touching me; {abuser} ~ =threw|=throws ~ at me|us; {abuser} ~ =put|=puts ~ hands on me|us; {abuser} ~ broke my (arm|nose|rib|ribs|jaw|wrist|finger|phone); {abuser} ~ =hits|=beats|=chokes|=punches|=slaps|=hitting|=beating my (mom|mother|sister|brother|siblings|son|daughter|kids); {abuser} ~ forced|forces himself|herself on me; {abuser} ~ forced|made me ~ (have sex|into sex); (afraid|scared|terrified|frightened) of what ~ (he|she|husband|boyfriend|dad|partner) ~ (will|might|would|could) do; {abuser} grabs|grabbed|pulls|pulled me by; {abuser} ~ pulls|pulled my hair; {abuser} ~ pins|pinned|holds|held me down; {abuser} ~ has|locked|trapped|cornered|traps|corners me locked|trapped|cornered|in; {abuser} ~ locked me|us; {abuser} ~ not stop when i ~ no; {abuser} ~ follows|stalks me ~ work|home|everywhere`;

export const ABUSE: readonly Expression[] = [
  {
    name: "abuse",
    kinds: ["abuse"],
    level: "moderate",
    settled: "nothing",
    about: "self",
    phrases: ABUSE_PRESENT,
  },
  {
    name: "abuse-told",
    kinds: ["abuse"],
    level: "moderate",
    settled: "nothing",
    about: "self",
    phrases: phrases`
      {abuser} ~ =hit|=beat|slapped|shoved|kicked|punched|pushed|grabbed|molested|raped|assaulted|attacked|dragged me|us
      =hit|slapped|punched|kicked|raped|assaulted|beaten|attacked by ~ {home}|him; i was|got raped|assaulted|beaten|attacked ~~ last|yesterday|this|week|ago|tonight|night`,
  },
  {
    name: "abuse-grave",
    kinds: ["abuse"],
    level: "high",
    settled: "nothing",
    about: "self",
    phrases: phrases`
      {abuser} ~ chokes|choked|strangles|strangled|strangling me; {abuser} ~ hands|hand around my ~ neck|throat; {abuser} ~ grabbed|grabs|squeezed|squeezes|grabbing|squeezing my (throat|neck)
      {abuser} ~ says|said|swears|swore|tells|told|screaming|yelling|texted ~~ kill|shoot|stab|bury|burn me|us; {abuser} ~ pulled|pointed|points|pulls|held|holds ~ gun|knife ~ me|us|my|head|throat
      {abuser} ~ has ~ gun|knife ~ and ~ me|us; {abuser} ~~ use it|that|his|her|one ~ on me|us; {abuser} ~~ (said|says|told|tells) ~ i am next; {abuser} ~ is|are trying to kill me|us; he is going to kill me|us; afraid|scared|sure|terrified ~~ he|she ~ kill me|us; hiding ~ bathroom|closet|basement|car ~ from|because ~ {home}|him|her|he|she; i am hiding from him|her|my; {abuser} ~ is|are beating|hitting|hurting|choking ~ me|us ~ now; locked myself in ~ bathroom|bedroom|room|closet ~~ he|she|husband|boyfriend|dad|stepdad
      {abuser} is ~ (coming up|coming for me|looking for me|trying to get in|breaking in|breaking down|at my door|going to hurt me|going to hit me|going to beat me|hurting me now|choking me); i am ~ (hiding|locked) ~ (bathroom|closet|bedroom|car|room|basement|garage|shed); {abuser} ~ found me; send ~ (help|police|someone) ~ please|he|she|now; call the (police|cops) for me; (kicking|breaking|smashing|busting|bashing) ~ door ~ (in|down); {abuser} ~ (outside|parking lot|driveway|downstairs|doorstep|front yard|lobby) ~ (with) ~ {weapon}; pounding|banging|kicking|breaking|hammering ~ on|in|down|through ~ door ~~ kill|hurt|me|now|gun|hit; held|holding|holds me ~ captive|hostage|prisoner`,
  },
];
