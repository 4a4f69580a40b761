import { type Expression, phrases } from "./expression.ts";

const ABUSE_PRESENT = phrases`
  {abuser} ~ =hits|=shoves|=beats|=slaps|=kicks|=punches|=chokes|=strangles|=pushes|=grabs|=drags|=burns|=spits|=whips|=rapes|=molests|=assaults|=abuses|=hurts|=threatens|=terrorizes|=stalks|=hitting|=beating|=choking|=abusing|=threatening|=stalking me|us
  {abuser} ~ =hits|=shoves|=beats|=slaps|=kicks|=punches|=chokes|=hitting|=beating|=molests|=abuses ~ {child}|baby|kids; {abuser} ~ =puts|=lays|=laying ~ hands on|around me|us|my
  {abuser} ~ =throws|=breaks|=smashes ~ things|stuff|plates|dishes ~ me; {abuser} ~ =throws|threw me ~ against|on|down|across; {abuser} ~ makes|forces|forcing|pressures|coerces me ~ (have sex|into sex|sleep with|sexual); {abuser} ~ forces|forcing ~ himself|herself on me; {abuser} ~ =touches me ~ night|private|when|inappropriately|do
  {abuser} ~ =threatens|threatened|=threatening|threaten to ~ kill|hurt|hit|shoot|take ~ me|us|kids|children|myself; {abuser} ~ will not|never let me ~ leave|out|see|talk|go|have|work|sleep; {abuser} ~ locks|locked|locking me in|inside|out
  {abuser} ~ took|takes|keeps|controls|hides|hid|has ~ my ~ bank|card|cards|passport|papers|money|keys|phone ~ so|leave|go; took|takes ~ my bank card|passport; controls ~ my|all ~ money|phone|where
  not allowed to ~ leave|see|talk|go|have ~ house|friends|family|money|phone|out|anyone|home; afraid|scared|terrified|frightened of ~ my ~ {home}; not safe at home; do not feel safe (at home|with him|with my {home}|in my own home); unsafe at home; afraid to go home; scared to go home; am not safe with
  abusive ~ relationship|marriage|partner|husband|wife|boyfriend|girlfriend|home|household|father|mother|stepdad|parents; {abuser} ~ is|are|gets|being|becomes ~ abusive|violent; domestic violence; domestic abuse; being ~ =abused|beaten|trafficked|=molested
  bruises ~ (he left|she left|he gave|from him|from his); {abuser} gave me ~ (black eye|bruises); gets physical with me`;

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
      {abuser} ~ chokes|choked|strangles|strangled|strangling me; {abuser} ~ hands|hand around my ~ neck|throat
      {abuser} ~ says|said|swears|swore|tells|told|screaming|yelling|texted ~~ kill|shoot|stab|bury|burn me|us; {abuser} ~ pulled|pointed|points|pulls|held|holds ~ gun|knife ~ me|us|my|head|throat
      {abuser} ~ has ~ gun|knife ~ and ~ me|us; {abuser} ~ is|are trying to kill me|us; he is going to kill me|us; afraid|scared|sure|terrified ~~ he|she ~ kill me|us; hiding ~ bathroom|closet|basement|car ~ from|because ~ {home}|him|her|he|she; i am hiding from him|her|my; {abuser} ~ is|are beating|hitting|hurting|choking ~ me|us ~ now; locked myself in ~ bathroom|bedroom|room|closet ~~ he|she|husband|boyfriend|dad|stepdad
      pounding|banging|kicking|breaking|hammering ~ on|in|down|through ~ door ~~ kill|hurt|me|now|gun|hit; held|holding|holds me ~ captive|hostage|prisoner`,
  },
];
