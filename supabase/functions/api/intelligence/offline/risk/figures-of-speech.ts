import { phrases } from "./expressions/expression.ts";

/**
 * What sounds like danger and is none. An expression that overlaps one of these is not read, so
 * they are kept narrow: a wide one would hide a person who means it.
 */
export const FIGURES_OF_SPEECH: readonly string[] = phrases`
  shoot|shot|shooting myself in the foot; drown|drowning myself in ~ work|books|school|projects|netflix|tv; murder mystery|podcast|show|documentary
  am|been|was|were|is =killing myself (at the gym|at work|for this job|for my job|over this project|with work|with overtime|to meet|to pay|to get good|to make rent|to please|studying|trying to please|trying to make|trying to get|trying to keep up)
  die|died of|from embarrassment|laughter|laughing|boredom|curiosity|shame|thirst|hunger|heat; die laughing; to die of embarrassment|shame|boredom; ready to die on this|that hill; die on this|that hill
  dying to (meet|see|know|try|hear|go|get|tell|visit|read|watch|find); kill for; to die for; kill time; kill two birds; kill the (rumor|rumour|weeds|project|deal|story|bill|plants|process|mood|vibe|engine|lights)
  hurt|cut|burn|injure myself ~ (lifting|playing|skiing|shaving|cooking|slicing|chopping|accidentally|by accident|soccer|football|basketball|yoga|hiking|surfing|gardening|working out); hurt|injure myself (running|at the gym); accidentally ~ hurt|cut|burn myself
  cut|cutting myself (off|some slack|a break|short|loose); burn|burning myself out; hurt myself financially
  i =cut my (hair|grass|nails|bangs|lawn|hours|finger|losses|coffee); =cut (class|classes|hair|carbs|corners|ties|contact|people|sugar|back|down|off|grass|fabric|wood|costs|calories|coffee); cutting (carbs|corners|back|down|ties|class|sugar|contact|hair|people|calories|coffee|off|out)
  suicide (squad|prevention|awareness|hotline|line|survivors|bereavement|helpline|training|research|lecture); work|worked|working with suicidal; suicidal (patients|clients|callers|teens|students|customers)
  end|ending it|things|everything (with|between) (him|her|them|us|my boyfriend|my girlfriend|my husband|my wife|my partner|my fiance|my fiancee|my therapist|my ex); end|ending my|our ~ relationship|marriage|engagement|lease|contract|shift
  not ~ want to live (here|there|near|together|alone); not ~ want to live with (him|her|them|roommates|a roommate|my parents|my mom|my mother|my dad|my family|my ex|my husband|my wife|my sister|my brother|my inlaws|my in laws); not ~ want to live in (this|that|the|a) (city|town|house|apartment|state|country|dorm|suburbs|neighborhood|area)
  not ~ want to go on (medication|meds|antidepressants|pills|dates|vacation|disability|trips|a date|a trip)
  not ~ want to wake (up early|up at|up late|up before|up hungover|up the kids|up the baby|the kids|the baby|him|her|them)
  not ~ want to live (in fear|my life|a lie|in the past|up to|for others|for other|with regret); want to stop living (in|for|like|with|my|paycheck|under|according); not ~ want to just exist; just exist; wake up (every|several|rested|refreshed|so often|so many|on time|until); waking up (on time|early|rested|until|every|so)
  drive|drives|driving me (off|up|over|crazy|to|mad|nuts); die (my|her|his|their) hair; (safety|treatment|dental|meal|payment|phone|business|health|insurance|lesson|savings|exit|career|workout|diet) plan; following me (on|around the office); hate living (in|with|here|at|alone|near)
  (documentary|movie|film|book|podcast|show|series|class|lecture|paper|article|song|novel) about suicide; talk|talked|talking|taught|teach|teaching ~ (students|kids|class|clients|patients) about suicide; seeing things (differently|clearly|that way|from|through|more|positively|my way|his way|her way)
  kick|kicked my ~ out; beat|beats my ~ at; =cut|burned my (leg|arm|ankle|legs|hip|skin) ~ (shaving|cooking|accidentally|open|surfing); jump (back|ship|at the|through|rope|into dating|into a|into another|into work|into therapy|to conclusions|right)
  not ~ want to be here all (day|night|week); no|any point in? going (to|on dates|out|back); tired|sick|done|over of|with living (here|there|paycheck|alone|at home|out of); tired|sick|done of|with living with (roommates|my parents|my mom|my mother|my family|my ex|him|her|them|people)
  tired|sick|done of|with living in (this|that|the|a) (city|town|house|apartment|state|country|dorm|suburbs|place|neighborhood)
  jump off (the|a) (couch|bed|sofa|dock|page|call|swing|boat); if ~ jumped off a bridge; jumped off the (page|couch|bed|sofa)
  took|take|taken|taking my life (back|in my own hands|into my own hands|in a new|in another|in a different|seriously|one day|for granted|forward|to the next)
  took|take|taken|taking (all my|all of my|my|all the) {pills} (as prescribed|as directed|as usual|as always|as instructed|like i should|every day|every morning|every night|regularly|correctly|exactly|on time|daily); took|take|taken|tried (a bunch|a lot|lots) of (different|various|antidepressants); {number} mg|milligrams
  =voice in my head ~~ (not good|enough|stupid|fat|lazy|worthless|failure|fail|quit|ugly|loser|not ~ worth); (neighbors|neighbor|kids|parents|upstairs|roommates|roommate) voices; ending the (relationship|marriage|engagement|friendship|affair); little|inner|critical|nagging =voice; hear|hearing|heard ~ voices (upstairs|from upstairs|downstairs|from downstairs|next door|through the wall|on the radio)
  hits|hit me up; beats me (at chess|at cards|at tennis|at golf|at games|at monopoly|at everything|at video|to it|down); beats|beat me ~ (chess|cards|monopoly|tennis|fortnite|poker|catan|golf); anxiety|grief|reality|sadness|depression|it|panic|wave|loneliness|memories|loss hits|hit|beats|chokes|grabs|hurts|pushes|kicks me
  pushes|pushed|push|pushing me (to be|to do|to try|to grow|to succeed|to work|to get|to go|to talk|to see|to|forward|further|beyond|away|out of my comfort); hurts|hurt me (that|emotionally|with his words|with her words|with their words); hurts|hurt my feelings; grabs|grabbed me a; kicks|kicked me out of|off; drags|dragged me (to|along|down); burns me out; throws|threw me (off|under the bus); threatens|threatened|threatening to (leave|divorce|quit|fire)
  will not let me (help|pay|win|drive|down|cook|forget|sleep in); attacked me online|verbally
  mom|mother|dad|father|boss|wife|girlfriend|parents|roommate|sister|brother|coach|teacher|editor|manager|professor|landlord|doctor (will|would|is going to|are going to) kill|murder|strangle me; going to kill me (if|when|for) ~~ (forget|late|forgot|bill|car|mess|spend|spent|dishes); kills me (that|how|when|to|inside)
  kill|killing|murder|strangle him|her|them with kindness; kill|shoot him|her|them|people|everyone in (the game|a game|fortnite|halo|cod|call of duty); shoot|shooting (a|the|her|his|their|my)? (wedding|weddings|film|video|movie|portrait|portraits|photos|pictures|commercial|hoops); shoot me|him|her|them|you a|an ~ (email|text|message|line|note)
  hit him|her|them up; hurt|hurting|hurts ~ feelings; hurt|hurting|harm|harming ~ self esteem; hurt|hurting him|her|them|someone|people|anyone (emotionally|by leaving|by saying|by being honest|if i leave|if i say no)
  blow|blowing off ~ steam; bored|worried|scared|sick|tired|freezing|starving to death; death by (powerpoint|meeting|meetings|chocolate|paperwork); death of me; dead (tired|serious|line|weight|beat|on my feet); over my dead body; dead horse
  about|of death (of|penalty|metal|row|certificate|and taxes|in the family); =dying my hair; =dying (phone|battery|plants|industry|breed); afraid|scared|terrified|fear|fears|phobia|anxious|worried|worry|panic|anxiety|fearful of|about =dying|death
  want|wish|like|=wanna to disappear (on vacation|into a book|into the woods|into the mountains|into my room|from social|from the party|from my job|under the blanket|under a blanket); want|wish|like|=wanna to disappear for (a|the) (weekend|week|day|while|bit|month|vacation|few); could sleep forever; feel like death; feel like dying after
  goodbye to ~ (job|team|house|school|summer|coworkers|colleagues|class|apartment|body|sugar|smoking|alcohol|students|clients|childhood|dream); saying|said|say goodbye to (my|the) ~ (dad|mom|grandma|dog|cat|father|mother|grandfather|grandmother); goodbye (kiss|hug|party); kiss|kissed ~ goodbye; goodbyes at
  bleeding (heart|edge|money|gums); feel|felt|like|convinced|thought|think|afraid|sure|worried|thinking ~~ having a|an (heart attack|stroke|seizure)
  following|follows|follow me (on instagram|on twitter|on tiktok|on facebook|online); watching me like a hawk; expect|want|wish ~ to? read my mind; can|could not read my mind; god spoke|speaks to me (through|in|at) ~ (scripture|prayer|bible|church|mass|worship|nature); song|songs|music speaks|speak to me; see things (differently|clearly|that way); am god fearing
  notes|note|letters|letter for (class|session|therapist|work|school|my class); write|wrote|written|writing ~ (thank|cover|love|sick|appreciation|recommendation) ~ notes|note|letters|letter; wrote|write|writing letters to (the editor|my senator|congress|santa)
  gave|give|giving my dog|cat|kids|car|pets a|his|her|some|treats|medicine; giving|give|gave my (heart|energy|time|power|best) away; give|gave|giving away ~ (clothes|toys|stuff|things) ~ (goodwill|charity|donation|shelter|school|moving|declutter|minimalism)`;

/** Laughter in the same sentence: meant lightly, as a rule. */
export const LAUGHTER: ReadonlySet<string> = new Set(
  "lol lmao lmfao rofl haha hahaha hehe jk joking kidding jajaja jaja".split(" "),
);
