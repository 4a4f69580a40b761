/** Base, past and participle of verbs that do not follow the rule. */
export const IRREGULAR: readonly (readonly [string, string, string])[] = `
become became become|begin began begun|break broke broken|bring brought brought|build built built
buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut
deal dealt dealt|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen
feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten
forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown
hang hung hung|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept
know knew known|lay laid laid|lead led led|learn learned learned|leave left left|lend lent lent|let let let
lie lay lain|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put
quit quit quit|read read read|ride rode ridden|rise rose risen|run ran run|say said said|see saw seen
seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|show showed shown
shut shut shut|sing sang sung|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent
split split split|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck
swear swore sworn|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought
throw threw thrown|understand understood understood|wake woke woken|wear wore worn|win won won
withdraw withdrew withdrawn|write wrote written|overcome overcame overcome|undergo underwent undergone
bear bore borne|beat beat beaten|bleed bled bled|do did done|have had had|rebuild rebuilt rebuilt
hurt hurt hurt|cope coped coped|swing swung swung|sink sank sunk|shrink shrank shrunk|spring sprang sprung`
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [base = "", past = "", participle = ""] = line.trim().split(" ");
    return [base, past, participle] as const;
  });

/** Verbs that follow the rule and that people use when they speak of people and of therapy. */
export const REGULAR: readonly string[] = `
abandon absorb accept accommodate accompany accuse achieve act adapt add address adjust admit adopt
advise afford agree aim allow amount announce annoy answer anticipate apologise apologize appear apply
appreciate approach argue arrange arrive ask assess assign assume attach attack attempt attend attract
avoid balance behave believe belong bend benefit blame block blush boast book bore borrow bother
breathe burn bury calculate call calm cancel care carry cause challenge change charge chase chat cheat
check cheer claim clarify cling close collapse collect combine comfort comment commit communicate compare
compete complain complete concern confess confirm confront confuse connect consider consist consult
contact contain continue contribute control convince cook cooperate cope correct count cover crave create
criticise criticize cross cry cure damage dance dare date decide defend define delay deliver demand deny
depend describe deserve design destroy determine develop diagnose die differ direct disagree disappear
disappoint discharge disclose discover discuss dislike dismiss disrupt dissociate distract disturb dodge
doubt drag drain dread dream dress drift drop earn ease embarrass employ enable encourage end engage
enjoy ensure enter escape establish evaluate examine exercise exhaust exist expect experience explain
explore expose express face fade fail favor favour fear figure fill finish fire fit fix flee flinch flood focus
follow force frighten frustrate function gain gamble gather grieve guard guess guide handle happen harm
hate heal help hesitate honor honour hope host hug hurry identify ignore imagine impress improve include
increase indicate influence inform insist inspire intend interest interfere interpret interrupt introduce
invest invite involve isolate join joke judge jump justify kick kill kiss knock lack last laugh launch
lecture lessen lift like limit link listen live loathe look love lower maintain manage mark marry mask
match matter measure medicate mend mention mind minimise minimize miss monitor mourn move name need neglect
nod notice numb obey object observe offer open operate oppose order organise organize overlook overwhelm
owe own pace pack panic park participate pass pause perform persuade phone pick plan play please point
practice practise praise pray predict prefer prepare present press pretend prevent print process produce
promise protect prove provide provoke punish push question quote raise reach react realise realize
reassure recall receive recognise recognize recommend record recover reduce refer reflect refuse regret
reject relapse relate relax release rely remain remember remind remove repair repeat replace reply report
represent require rescue resent resist resolve respect respond rest restore result retire return reveal
review reward risk rush sabotage satisfy save scare schedule scream search seem select separate serve
settle shame share shout sign signal sit skip slip slow smile smoke snap solve soothe sort sound spare stare
start stay steady step stop store struggle study succeed suffer suggest suit supervise supply support suppose
surprise surrender survive suspect switch talk tempt tend terminate test thank threaten tie tire
tolerate touch track train transfer travel treat trigger trouble trust try turn type unload unsettle upset
urge use validate value vary view visit voice wait walk wander want warn wash waste watch weigh welcome
whisper wish withhold witness wonder work worry yell yield journal text email cancel gauge spot phrase
disengage collaborate specialise specialize advertise accommodate prioritise prioritize regulate ground
drive rate rank state steer sense surface sit crash commute nap snore hurry ache soften linger disagree divide attend phone ring bill charge seat hire fix thrive sort repair rely dread vent grasp
attune empathise empathize normalise normalize stabilise stabilize overshare ghost shut`
  .trim()
  .split(/\s+/);

/** Regular verbs whose last letter doubles: "stopped", "admitting". */
export const DOUBLING = new Set(
  "admit beg chat commit control drag drop equip fit flip grab hug nod occur permit plan prefer quit refer regret rub skip slip snap spot step stop strip submit trap transfer trip wrap zap omit".split(
    " ",
  ),
);
