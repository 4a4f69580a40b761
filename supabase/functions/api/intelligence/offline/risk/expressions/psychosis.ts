import { type Expression, phrases } from "./expression.ts";

export const PSYCHOSIS: readonly Expression[] = [
  {
    name: "voices-command-self",
    kinds: ["suicide", "psychosis"],
    level: "high",
    about: "self",
    phrases: phrases`
      voices|voice ~ tell|telling|say|saying|want|wanting|command|commanding|order|ordering|urge|scream|screaming|whisper|whispering ~~ (jump|kill myself|kill me|die|hurt myself|cut myself|stab myself|burn myself|shoot myself|end it|end my life|do it)
      voices|voice ~ should|must|deserve ~ die; demons|devil|satan|god|angels|spirits ~ tells|telling|told|commands|commanded|wants me to ~ (kill myself|jump|die|hurt myself|cut myself)`,
  },
  {
    name: "voices-command-harm",
    kinds: ["harm-to-others", "psychosis"],
    level: "high",
    about: "self",
    phrases: phrases`
      {commander} ~ tell|tells|telling|told|say|says|saying|want|wants|command|commands|commanded|order|orders|urge|urges|scream ~~ (kill|hurt|stab|shoot|attack|choke|harm|drown|burn|sacrifice|push|strangle|smother) ~ {victim}`,
  },
  {
    name: "voices-command",
    kinds: ["psychosis"],
    level: "high",
    about: "self",
    phrases: phrases`voices|voice ~ tell|telling|say|saying|want|command|commanding|order|ordering|urge ~ me to ~ kill|hurt|stab|cut|burn|attack`,
  },
  {
    name: "voices",
    kinds: ["psychosis"],
    level: "moderate",
    phrases: phrases`
      hear|hears|hearing|heard ~ voices|whispers|whispering; voices ~ tell|telling|say|saying|command|comment|commenting|talk|talking|whisper|whispering|laugh|laughing|insult|argue|scream|louder|stop|back|start|come
      =voices in my ~ head; voices ~ (everyone|nobody|no one) ~ hear|hears; man|woman|strange|strangers|stranger|child|male|female voice ~~ (nobody|no one|alone|empty room)
      voice ~~ (nobody|no one) ~ is|else ~ there|around|in|home|hear|hears; voice ~ comments|commenting|narrates|narrating; hear ~ people|someone|somebody|them ~ talking|talk|calling|whispering|laughing ~~ (nobody|no one|not there|walls|alone)
      see|seeing|saw|sees ~ things|people|shadows|demons|figures|bugs|faces ~~ not ~ there|real; see|seeing things (others|other people|nobody|no one) ~ not|can|see; see ~ shadow people|demons; hallucinat*
      {govern}|they|cameras|tv ~ spying|following|tracking|monitoring|recording|poisoning|watching ~ me|my ~~ phone|cameras|walls|everywhere|devices|tv|food|chip|vents
      {govern}|they ~ (spying on|poisoning|tracking|out to get|plotting against|coming after) me; i am being ~ followed|watched|tracked|monitored|poisoned|recorded|controlled|surveilled; fbi|cia|government ~ after|watching|following|bugged|chip; chip|device|implant|tracker|microchip ~ in ~ (my|me); implanted|planted ~ chip|device; voice ~ (calls|calling|called|says|saying|said|tells|telling|told|speaks|speaking|talks|talking|whispers|mutters|screams) ~ (my name|to me|me); {govern}|they|neighbors|machine|satellite|satellites ~ (rays|signals|frequencies|laser|lasers|waves|gas) ~~ me|my; replaced by|with ~ (impostor|imposter|double|clone|copy|robot|lookalike); not my real (mother|mom|father|dad|husband|wife|family|son|daughter); (watch|watching|watches|see|sees|spying) me through ~ (tv|phone|camera|cameras|walls|wall|mirror|mirrors|vents|screen|window|laptop); my ~ (food|water|coffee|drinks) ~ poisoned; codes|license|plates|numbers ~ (message|messages|for me|about me); stars|numbers|birds ~ (speaking|talking|sending) ~ me; (gas|poison|smoke|chemicals|fumes) ~ (through|into|in) ~ (vents|walls|pipes|apartment|house|room); (they|neighbors|someone|government) ~ (pump|pumping|spray|spraying|putting|put) ~ (gas|poison|chemicals|drugs|fumes) ~ (through|into|in|under); replaced by|with (somebody|someone) ~ looks; (signs|messages|signals) from (license|the tv|the radio|birds|songs|god|plates|strangers|the stars); i (am|was|have been) chosen ~ (by|to|for|one); that i (am|was) chosen; whispering|whispers ~ (walls|vents|never stops|nobody|no one|everywhere|ceiling); hidden cameras; tv|radio ~~ know|knows ~ thinking; (everyone|they|people|strangers) ~ (know|knows|hear) what i am thinking; bugged my (apartment|phone|house|car|room|office); =hearing things; =seeing things; {govern}|they|someone|people|men|cars|coworkers|neighbors ~ =following me|us; my thoughts are ~ (broadcast|stolen|controlled|heard); can read (minds|people minds); angels|angel|god|aliens|demons|demon|devil|spirits|spirit ~ give|gives|gave|send|sends|sent|tell|tells|told me ~ mission|missions|orders|order|messages|instructions; hear|hearing my (dead|late) ~ (talk|talking|voice|calling|speak|speaking); cameras in ~ walls|vents|apartment|smoke
      {govern}|they|he|she|everyone|tv|radio|machine|device|neighbors ~ read|reading|hear|steal|stealing|broadcast|broadcasting|control|controlling my ~ mind|thoughts; broadcast|broadcasting my thoughts; put|puts|putting|insert|inserting|planting|beaming ~ thoughts ~ in|into ~ head|mind; thoughts are not (mine|my own)
      tv|television|radio|songs|song|newscaster|license|billboards|internet ~ talking|talks|speaks|speaking|messages|signals ~ me; secret|hidden|coded messages ~ for|to|me; mind control; poison|poisoned|poisoning ~ my food|water|drink|coffee
      i am ~ god|jesus|messiah|prophet|chosen one; god chose|chosen|speaks|spoke ~ me ~ mission|special|save|prophet; losing touch with reality; not ~ what is|was real ~ anymore; my psychosis; psychotic (break|episode); am|feel|feeling|going psychotic`,
  },
];
