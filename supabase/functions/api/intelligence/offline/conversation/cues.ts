import { phrases } from "../risk/expressions/expression.ts";
import { WORDS } from "../taxonomy/words.ts";
import { compilePhrases } from "../text/phrases.ts";
import type { Aspect } from "./aspects.ts";

/**
 * Words with which people answer a question that nobody asked. Each says by itself what it is about,
 * because a recogniser gives no full stops: nothing may depend on where a sentence ends. Where in doubt a
 * phrase is left out; a question that is asked in vain costs less than an answer that was never given.
 */
const CUES: Partial<Record<Aspect, readonly string[]>> = {
  "why-now": phrases`
    i got divorced ~ (in|last|this); {loved} ~ died ~ in (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter); since (january|february|march|april|june|july|august|september|october|november|december) ~ (i|we|my)
    {anyone} ~ (overdosed|had a stroke|had a heart attack|got diagnosed|was diagnosed) ~ (in|last|this|recently)
    since ~~ (died|passed|funeral|divorce|breakup|accident|fired|layoff|surgery|miscarriage|diagnosis|happened|born)
    since i ~ (lost|left|moved|had|found|got|retired|quit|broke up); since (we|she|he|they) ~ (split|separated|left|died|broke|moved)
    since (the|our|my) (baby|birth|breakup|divorce|accident|funeral|move|wedding|surgery|layoffs|diagnosis); since my {loved} (died|left|passed|moved)
    lost my job; i ~ (got|was) (fired|laid off); we ~ broke up; i got dumped; (i|we) (have|had)? just ~ (=lost my|moved|split|separated|diagnosed|graduated|retired)
    {partner} ~ (left me|cheated|moved out|wants a divorce|asked for a divorce|wants to separate|is leaving); {partner} ~ leave ~ if i ~ not
    {partner} ~ found ~~ (last week|last month|weeks ago|months ago|days ago); about to fail
    it ~ started ~ (when|after|last|in); it all started; all of this started; i ~ finally ~ (realized|admitted|decided)
    last straw; breaking point; tipping point
    {loved} ~ died ~ (last|this|in|recently|weeks|months|yesterday); {loved} passed ~~ (last|this|recently|weeks|months)
    (happened|started|began|collapsed|fainted) ~~ ({number} weeks ago|{number} months ago|{number} days ago|last week|last month|last weekend|a week ago|a month ago|few weeks ago|few months ago|couple of weeks ago|couple of months ago)
    (got|was) diagnosed
    ({anyone}|doctor|boss|friend|buddy) ~ (said|says|told|thinks|made|asked|begged) ~ (i should|i need|i have to|me to) ~ (see someone|see somebody|talk to someone|talk to somebody|see a|get help|get therapy|get counseling|try therapy|go to therapy|do this)
    my therap* ~ (retired|moved|quit|left|dumped|dropped|fired|ghosted) ~ (me|last|this|in|recently|weeks|months)`,
  priority: phrases`
    (is|are) the first thing; (is|are) the (biggest|main|worst) (thing|problem|one|issue|part) (for me|right now|of it); what i need most; my biggest ~ (problem|worry|fear|issue) is
    the (main thing|biggest thing|biggest problem|biggest issue|main problem|main issue) ~ is; the (worst|hardest|scariest) (part is|thing is|of it is)
    more than anything else; (bothers|hurts|scares|worries) me ~ (most|worst)
    the first thing i ~ (want|need|change|fix); first ~ i ~ (want|need) to ~ (sleep|stop|feel|get)`,
  days: phrases`
    i ~ (have|having|get|getting) ~ nightmares; (these|my|the) nightmares; nod* off ~ (in|at|during); (zone|zoned|zoning) out ~ (in|at|during) ~ (class|work|meetings); drag myself ~ (out|to|through); late ~ (for|to) work ~ (again|every); skip* ~ (class|work|school|meals)
    (can|could) not ~ (sleep|eat|focus|concentrate|work|breathe|function|think straight|leave the house|get out of bed|get up|get going|get anything done)
    (barely|hardly) ~ (sleep|eat|focus|function|leave the house|get up|get out of bed)
    not sleep; not (eat|shower) (anymore|much|at all|for); not ~ been ~ (sleeping|eating|showering|working); do not ~ leave ~ (house|bed|room|apartment)
    (wake|woke|waking) ~ up ~ (panicking|three|four|five|at night|in the night|every hour|every night); up at night; up all night; keeps me (up|awake)
    awake ~ (at|until|till|all|most); (lie|lying|lay) awake; (miss|missed|missing) ~ (work|class|classes|meetings|deadlines|shifts|school)
    call* (in|out) sick; (snap|yell) at ~ ({anyone}|kids|children|people|everyone|everybody|coworkers)
    stop* ~ going (out|to work|to class|to school); stop* ~ seeing ~ (friends|people|anyone); stop* ~ (answering|returning|opening) ~ (phone|texts|calls|mail)
    (stay|staying|stayed) in bed; (cancel|canceling|canceled|cancelled) ~ (plans|everything); cry ~ (at work|in the car|in the bathroom|every day|every night|all day)
    my ~ (grades|sleep|work) ~ (is|are|has|have) ~ (suffer*|slip*|bad|terrible|awful|wrecked|gone)
    fall* behind ~ (at|on|in) ~ (work|school|everything)`,
  goals: phrases`
    i ~ (just|only) ~ want (one|a) ~ (morning|day|night|week) ~ (where|when|without); i ~ want to stop being ~ (scared|afraid|angry|sad|alone|anxious); without being ~ (scared|afraid|anxious); i ~ want ~ (peace of mind|to be okay|to be ok)
    i ~ (want|would like|would love|need|hope|wish) to ~ be able to
    i ~ (want|would like|would love|hope) to ~ (feel|be) ~ (normal|better|happy|safe|myself|calm|calmer|lighter|good|alive|joy|present|patient|free)
    i ~ (want|would like|would love|hope) to ~ (sleep again|sleep through|laugh|enjoy|trust|drive again|get back|get better)
    i ~ (want|would like|would love|hope|need) to ~ stop ~ (worry*|cry*|drink*|fight*|yell*|panic*|feeling|overthink*|overeat*|hiding)
    i ~ (want|would like|would love) ~ my ~ (life|self|marriage|sleep|energy|confidence|family) back; my goal is; like myself again; (feel|feeling|be) ~ normal again
    months from now ~ (i|we) ~ (want|will|would|hope|like); hoping to ~ (feel|get better|be|stop|learn|find ~ way|find ~ peace)
    i ~ (want|would like|would love) to learn ~ (how|to)`,
  "past-help": phrases`
    (zoloft|prozac|lexapro|wellbutrin|sertraline|meds|pills|medication|hypnosis|meditation|yoga|journaling|acupuncture|melatonin) ~ (did nothing|did not|helps|helped|made|worked|works); we ~ did ~ (couples|marriage|family) ~ (counseling|therapy|counselling)
    i ~ tried ~ (therap*|counsel*|medic*|meds|antidepress*|yoga|meditat*|journal*|app|apps|cbt|dbt|emdr|exercise|breathing|everything|zoloft|prozac|lexapro|melatonin|books|podcasts|mindfulness)
    we ~ tried ~ (therap*|counsel*|pastor|church); i ~ (saw|seen|seeing|had|went to|been to) ~ (therap*|counselor|counsellor|psycholog*|psychiatr*|shrink)
    i ~ did ~ (therapy|counseling|cbt|emdr|dbt); i ~ been ~ (in|to) ~ (therapy|counseling); i ~ was ~ in (therapy|counseling)
    (my|the) ~ (last|old|former|previous) ~ (therap*|counselor|counsellor|psycholog*|psychiatrist); my (first|ex) (therap*|counselor|counsellor|psychologist|psychiatrist)
    never ~ been ~ (to|in) ~ (therapy|counseling|therapist|counselor); never ~ (had|tried|done|seen|saw) ~ (therap*|counsel*)
    never ~ talked ~ to ~ (therap*|counsel*|professional); first time ~~ (therap*|counsel*)
    therapy ~ (did not|never) ~ (help|work|do); therapy ~ helped; (meds|medication|pills) ~ (helped|made|did not)
    we ~ (did|went to|had) ~ couples ~ (therapy|counseling|therapist|counselor)
    gave me ~ (pills|meds|medication|workbook|antidepressants); my therap* ~ (retired|moved|quit|left|dumped|dropped|fired|ghosted|discharged|let me go)`,
  support: phrases`
    (nobody|no one) ~ knows ~ (about|this|it|how i|that i|anything); (nobody|no one) ~ knows i; (have|has) not told ~ (anyone|anybody|a soul); (have|has) told (no one|nobody); never ~ told ~ (anyone|anybody|a soul) (about|this|any|it|that i)
    do not ~ (tell|talk to) ~ (anyone|anybody|{anyone}) ~ about (it|this|that); only ~ ({anyone}|friend) ~ knows; i ~ told my ~ ({anyone}|friend|friends|pastor|priest|boss|doctor) ~ (about it|about this|everything)
    talk* to my ~ ({family}|{partner}|friend|friends|pastor) about (it|this|everything|how); my ~ ({anyone}|friend|friends|roommate) ~ (knows|know) (about|everything|it|how i|that i)
    my ~ ({anyone}|friend|friends|family) (is|are) ~ supportive; my ~ ({anyone}|friend) (is|are) ~ there for me; my (roommate|brother|sister|friend) sort of knows
    my ~ ({anyone}|parents|family|friends|friend) (do|does) not ~ know ~ (anything about|about|any of|it)
    do not ~ (have|got) ~ (anyone|anybody) ~ (to talk|to tell|to turn); (no one|nobody) to talk (to|with); (keep|kept|hide|hid) (it|this) ~ (to myself|from)`,
  "bad-days": phrases`
    helps me ~ (cope|calm|relax|get through|through); (gets|get|got) me through; (keeps|kept) me (going|sane|together); that is how i (cope|get through|manage)
    only thing that ~ (helps|calms|works); calms me down; i ~ cope (by|with); (takes|take) my mind off
    i ~ (drink|smoke|scroll|eat|shop|game|run|pray|walk|exercise) ~ to ~ (forget|sleep|numb|cope|relax|calm|get through|escape|feel)
    (running|walking|music|praying|prayer|exercise|gaming|reading|cooking|swimming|dancing|painting|gym|church|dog|cat|friends|fishing) ~ (helps|help|saves|calms) me
    end up ~ (drinking|scrolling|eating|smoking|shopping); (glass|bottle) of wine ~ every`,
  feelings: phrases`
    i go ~ (silent|quiet|cold); i ~ (=break|=throw|=smash|=punch) ~ (things|stuff|walls|plates); i ~ (clam|close) up; i ~ scream ~ (at|into); when i ~ (get|am) ~ (upset|angry|sad|scared|hurt) i
    i ~ (go|went|feel|get|just) ~ (numb|blank); i ~ (shut|shuts) down; i ~ (explode|exploded|freeze|froze|dissociate|implode|erupt)
    i ~ (blow|blew) up at; i ~ lash* out; i ~ burst into tears; i ~ (break|broke) down (crying|in tears|and); i (=fall|=fell) apart; i ~ lose (it|my temper)
    bottle* (it|everything|things|them|feelings)? up; (push|shove|stuff|swallow) ~ (everything|feelings|it) ~ (down|away); (hold|keep) ~ (everything|feelings|emotions) ~ (in|inside)
    it (hits|hit) me ~ (later|days|all at once); feel ~ nothing; can not ~ stop (crying|shaking); floods me; flooded ~ (by|with) ~ (feeling|feelings|emotion|emotions)
    zero to ~ (hundred|sixty|rage|ten|panic); it (comes|come) in waves; (comes|come) out ~ (sideways|as anger)
    can not ~ feel ~ anything; i ~ cry ~ (at everything|for hours|over nothing|about everything)`,
  safety: phrases`
    i ~ (not|never) ~ suicidal; not suicidal; i ~ (not|never) ~ (thought|think|thinking) ~ (about|of) ~ (suicide|killing myself|ending it|ending my life|hurting myself|dying); no ~ thoughts of ~ (suicide|dying|hurting|killing|death)
    (not|never) ~ (hurt|harm|kill) myself; not ~ want* to ~ (die|hurt myself|kill myself)`,
  dealbreaker: phrases`
    never ~ go back to ~ (someone|somebody) like; i do not ~ (want|need) ~ (another|a|some) ~ (lecture|sermon|worksheet|robot|yes man); would never ~ (go|see|trust) ~ (someone|somebody|therapist) ~ who
    i ~ walked out (on|when|after) ~ (her|him|one|them|session|therapist|counselor); (stopped|quit|quitting) ~ (seeing|going|therapy) ~ (because|when|after)
    do not want ~ (someone|somebody|therapist) ~ (who|that); do not want to be ~ (judged|lectured|diagnosed|preached|fixed|analyzed)
    last thing i ~ (want|need); can not ~ (stand|deal with) ~ (therapists|being) ~ (judge*|talk*|lectur*|tell*|told)
    hate ~ when ~ (therapists|they|she|he|people) ~ (talk|tell|say|ask|judge|check|look|just|nod|give|push|act)
    i would ~ (leave|quit|run|walk) ~ if; turn* me off; puts me off; deal breaker; dealbreaker; never ~ (go|went) back ~ to ~ (therap*|her|him|them)
    if ~ (therapist|they|she|he) ~~ i ~ am ~ (gone|out|done|leaving)`,
  roots: phrases`
    (want|need|like|love|hope|trying) to ~ (know|understand|learn) why i ~ (always|keep|end|never|still|push|run); (want|need|like|love|hope|trying) to ~ (know|understand|learn) why i am ~ (like this|so|the way)
    (want|need|like|love|hope|trying) to ~ (understand|know|figure out|find out) ~ where ~~ (comes|coming|came) from; (want|need|like|love|hope|trying) to ~ (understand|know|figure out) ~ why i ~ (am|do|keep|feel|always|can|choose|pick|end|push)
    (want|need|like|love|trying) to ~ get to the (bottom|root|roots) of; (want|need|like|love|trying) to make sense of ~ my ~ (childhood|past|family)
    not ~ (want|need) to ~ (dig|go digging|talk about|go back|go over) ~ (childhood|past|roots)
    not ~ (dig|digging) ~ (childhood|past|roots); (just|only) ~ (want|need) ~ (tools|skills|strategies|techniques|practical)
    (want|need|would like) ~ (tools|skills|strategies|techniques|exercises) ~ (now|fast|right away|that|for|to)
    (tools|skills|techniques) i can ~ (use|do) ~ (now|today|tomorrow|right away|this week|next week)`,
  understand: phrases`
    i am (a|an|also)? (muslim|jewish|christian|catholic|hindu|sikh|gay|lesbian|trans|queer|black|latina|latino|asian|deaf|autistic|mormon) and; (have|having) to ~ (explain|defend) ~ (my|that|being) ~ (faith|religion|race|sexuality|gender|culture|marriage)
    as a ~ (black|gay|lesbian|trans|queer|muslim|jewish|christian|catholic|hindu|sikh|buddhist|latina|latino|asian|native|indian|chinese|korean|mexican|nonbinary|bisexual|veteran|immigrant|refugee|deaf|blind|disabled|autistic)
    i am a? (black|gay|lesbian|bi|bisexual|trans|transgender|queer|muslim|jewish|christian|catholic|hindu|sikh|buddhist|mormon|latina|latino|asian|nonbinary|undocumented|deaf|autistic|neurodivergent|polyamorous|atheist)
    i am (an|a) (immigrant|refugee|veteran|adoptee|foster kid); my ~ (faith|religion|church|culture|background) ~ (matters|important)
    (someone|somebody|therapist) who ~ (gets|understands) ~ (my|being|faith|culture|religion|background|black|gay|trans|queer|military|immigrant*); (someone|somebody) who served
    i grew up ~ (poor|religious|catholic|muslim|jewish|mormon|evangelical|in foster); i ~ came to (this country|america|the states)
    where i come from; in my culture; i ~ (served|deployed) ~ (in the army|in the navy|in the military|in the marines|in the air force|in iraq|in afghanistan|overseas|twice)`,
  "hard-truth": phrases`
    i ~ (like|prefer|want|need|respect) it ~ when people ~ (are|be) ~ (blunt|direct|straight|honest|frank|gentle|kind|careful); be ~ (blunt|direct) (please|with me)
    (tell|tells|give|gives) me ~ straight; (say|says) it (straight|plainly|directly|bluntly); be ~ (straight|honest|direct|blunt|frank|real) with me
    (do|does) not ~ (sugarcoat|sugar coat); no sugarcoating; (call|calls) me out; do not ~ (tiptoe|spare me); straight talk
    be ~ (gentle|kind|soft|easy|careful|nice) with me; go easy on me; can not ~ (take|handle) ~ (harsh|criticism|blunt)
    break it to me ~ (gently|softly); (say|tell) ~ (it|me) ~ (gently|softly|kindly|nicely)`,
  stuck: phrases`
    i ~ (like|want|need|prefer) it ~ when (someone|somebody|people|they) ~ (ask*|listen*|let*|give*|push*|tell*)
    i ~ (like|want|need|prefer) ~ (someone|somebody|person|therapist) ~ (listen*|ask*|push*|guide*|challenge*)
    (want|need) to be (heard|pushed|guided|challenged); i ~ (want|need|would like|prefer) ~ (structure|homework|a plan|clear steps|concrete steps|direction|guidance)
    not ~ (looking for|want) advice; just tell me what to do; do not ~ rush me`,
  fee: phrases`
    i ~ (can|could) do ~ ({number}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred) ~ (dollars|bucks|hundred)
    (can|could) ~ (pay|afford|spend|manage) ~ (about|around|up|maybe|only|{number}|dollars|hundred); can not ~ (afford|pay) ~ (much|a lot|that|therapy)
    sliding scale; (my|through|with|no|parents) insurance; have ~ (insurance|medicaid|medicare|aetna|cigna|kaiser|blue cross|tricare); dollars (a|per) (session|hour|visit)
    up to ~ (dollars|bucks|hundred); money is ~ (tight|short|an issue|a problem); on a ~ (tight|student) budget; do not ~ have ~ (much|any) money`,
  times: phrases`
    (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays) ~ or ~ (mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays); (mondays|tuesdays|wednesdays|thursdays|fridays) (after|before)
    i ~ (am|only) ~ (free|available) ~ (on|in|after|before|only|evenings|weekends|mornings|at|most|any)
    (evenings|weekends|mornings|afternoons|nights|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays) (are|would)? ~ (work for me|works for me|work best|works best|best|would work)
    i ~ (can|could) ~ (do|come|meet|make) ~ (evenings|weekends|mornings|afternoons|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|after work|before work|any time|anytime)`,
  format: phrases`
    has to be ~ (in person|video|online|by phone|remote)
    (prefer|rather|would like|only) ~ (video calls|video|online|virtual|zoom|telehealth|by phone|in person|face to face)
    (video|online|zoom|telehealth|phone|virtual|in person|face to face) ~ (works|is best|is better|is fine|is easier|would be|is ok|please|only); evenings online
    not ~ (online|video|zoom|screen) please; can not ~ (drive|travel|get) ~ to ~ office`,
  language: phrases`
    (prefer|rather|want|need|easier|better|comfortable) ~ (speak*|talk*|in) ~ (spanish|english|mandarin|chinese|cantonese|korean|vietnamese|arabic|french|portuguese|russian|hindi|urdu|farsi|polish|german|tagalog|asl)
    (spanish|english|mandarin|chinese|cantonese|korean|vietnamese|arabic|french|portuguese|russian|hindi|urdu|farsi|polish|german|tagalog|asl) is ~ (my first|my native|my mother|better|easier|fine|best)
    (someone|somebody|therapist) who ~ speaks`,
};

const compiled = <T>(list: readonly string[], value: T) =>
  list.map((phrase) => ({ phrase, value }));

/** The cues, by the aspect that they answer. */
export const ASPECT_CUES = compilePhrases(
  (Object.entries(CUES) as [Aspect, readonly string[]][]).flatMap(([aspect, list]) =>
    compiled(list, aspect),
  ),
  WORDS,
);

/** Speaks of a manner as something wished for; the mention stands near it. */
export const WISHES = compilePhrases(
  compiled(
    phrases`
      (i|we) ~ (want|need|prefer|like|hope); rather ~ (have|be|get|talk); looking for; (just|please) (tell|give|push|challenge) me
      would ~ (help|be good|be nice|be better|work); (works|work) best; respond ~ to; do ~ (better|best|well) with; helps me ~ when; please ~ be
      (has|have|needs|need) to be; (someone|somebody|therapist) ~ who ~ (will|can|would|tells|gives|pushes|listens|challenges|asks|talks|lets)`,
    true,
  ),
  WORDS,
);

/** Of long ago, and so not what made now the moment. */
export const LONG_AGO = compilePhrases(
  compiled(
    phrases`
      when i was ~ (little|young|small|a|{number}|kid|child|teen*|twenty|nine|ten|eleven); as a ~ (kid|child|teenager|girl|boy)
      (years|decades|year) ago; growing up; long ago; back then; in the (eighties|nineties); (he|she) is {number}; back in ~ (school|college|the); in my ~ (twenties|teens|thirties); childhood`,
    true,
  ),
  WORDS,
);
