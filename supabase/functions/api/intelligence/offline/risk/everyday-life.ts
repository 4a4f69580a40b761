import { phrases } from "./expressions/expression.ts";

/**
 * What people tell of an ordinary life, of a loss or of their body in words that could also tell of
 * danger. Read like the figures of speech, and as narrow as they are: only what the words around
 * make harmless.
 */
export const EVERYDAY_LIFE: readonly string[] = phrases`
  future for me (at|in|with) (this|that|the|my|our) ~ (company|job|firm|office|team|career|industry|field|city|town|marriage|relationship|school|band|church); future ~ blank|empty|black since i (quit|left|retired|graduated|lost my job|sold|stopped working); not ~ (see|picture|imagine) myself (in|at|with) (this|that|the|my|our) ~ (company|job|firm|office|team|career|industry|field|city|town|marriage|relationship|school|church|role)
  (date|day) (for|of) (the|our|my|her|his) ~ (wedding|surgery|move|trip|party|exam|vacation|funeral|ceremony|interview|operation|c section|birth|baptism|memorial); keep|keeps going back; keep|keeps going (out with|around in|for runs); not ~ know why i keep going back
  disappear (into|in) ~ (book|books|couch|sofa|crowd|game|games|work|music|series|show); disappear (when|whenever) ~~ (boss|meeting|meetings|calls on me|looks at me|look at me|laugh|laughs|people|crowd|blush|teacher|stage|speak|talk|party|parties)
  not ~ want to be here (at|in) (this|that|the|my|our|her|his) ~ (job|company|office|house|home|city|town|school|state|country|apartment|meeting|place|class); not ~ want to be here (for the|with these)
  not ~ want to wake up (next to|beside); not ~ want to wake up ~ alone; waking up (at|early|so early|next|beside|before|with back|hungover|late|in the middle|to the alarm|to my alarm|to noise|for work|for the)
  want|need it to (end|stop) (without|peacefully|amicably|in peace|hurting (when|every|whenever|each))
  of it all (at work|at home|at school|at the office); of it all the ~ (meetings|emails|traffic|bills|laundry|commute|noise|deadlines)
  nothing matters|mattered ~ (more|except|but|as much|than); lost the|my|all will to ~ (gym|cook|clean|argue|work|exercise|date|study|diet|train|run|fight with|practice|practise|paint|write|perform)
  reason to (marry|forgive|call|leave|date|trust|hire|buy|visit|stay with|stay at|stay in)
  crash|crashed into a|the|my|his|her|another (parked|neighbor|neighbors|fence|mailbox|bike|garage|bumper)
  cancer|scan|biopsy|tumor|lump|test|tests|results|mammogram|bloodwork ~ (come|comes|came|came|is|are|was|were) ~ (clean|clear|fine|good|benign|negative|ok|okay); cancer|tumor ~ not ~ (come|come back|grow|spread|return)
  sleeves ~~ (religious|religion|faith|modest|modesty|sun|sunburn|uniform)
  pushed|pushes|pushed|pushing me (hard|harder|a lot|too hard); push me (but|a little|a bit|gently|when i)
  (toddler|baby|puppy|dog|kitten|cat|year old) ~ (hits|hit|bites|bit|kicks|scratches|scratched|throws|slaps) ~ me ~~ (bites|hits|kicks|tired|when|if|and|because); (cat|dog|kitten|puppy|rabbit|rosebush|thorns) ~ scratches|scratched|scratch|bites|bit my|me ~ until|till ~ bleed|bled
  (cat|dog|kitten|puppy|rabbit) ~ scratches|scratched|scratch my ~ arm|arms|leg|legs|hand|hands|skin|face|wrist|wrists
  hit|hitting ~ up for; count|counted|counting ~ {pills} ~ (for the|for my|for a|into the|into my) ~ (week|trip|month|travel|flight|box|organizer|pharmacy|vacation); (he|she|mom|mother|dad|wife|husband|nurse|mama|grandma) ~ =counts the|my|our|all {pills}
  (late|dead) ~ (visits|visit|talks|talk|speaks|comes|appears) ~ in|into my? (dream|dreams|sleep); hear|heard|hearing ~ (mother|mom|father|dad|grandma|grandmother|grandfather|coach|teacher|therapist|wife|husband) voice ~ telling|saying|tell|say ~ (stand|straight|not good|enough|lazy|work|careful|try|eat|clean|can do|proud|breathe|slow down|stupid|fat|failure)
  the? only reason i am here ~~ (asked|made|makes|said|says|sent|told|wants|wanted|thinks|insisted|begged|referred|ultimatum|court|judge|mandated|required); happier|better without me as|on the|in the
  ex ~ (better off|happier) with (a|another|the|his|her|that) ~ (wife|husband|partner|woman|man|guy|girl)
  better off without (him|her|them|my ex|that job|the job|this job|that relationship|alcohol|sugar|social media)
  eggshells because|when|around|if ~~ (moody|stressed|sensitive|tired|in pain|grumpy|pregnant|sick|hormonal)
  to|want|wants|trying|learning be|being|feel|feeling alive (in the|in this|again|when)
  husband|wife|partner|we|mom|dad|parents|he|she|they ~ (has|have|had|got|sold|sells|sell|pays|paid) ~ life insurance ~ (so|and|from|through|at|for|with)
  take|taking (everyone|everybody|them|them all|the kids|my kids|him|her|the family) ~ with me (to|on|for|when we|hiking|shopping|camping); make (him|her|them|everyone) pay (for the|for my|for it all|for our|rent|child support|half|back|taxes|alimony|attention|their share|his share|her share); (look|looking|stare|staring) down at (my|the phone|the screen|the map)
  work|working|job|detective|investigator|moderator|police|unit|case|cases ~~ child porn|pornography; child porn|pornography ~ (for work|at work|cases|investigations|unit|as a)
  gave|give|giving her|his|their (clothes|things|stuff|tools|books|shoes|coats) ~ (away|to)`;
