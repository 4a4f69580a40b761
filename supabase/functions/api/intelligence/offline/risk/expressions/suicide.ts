import { type Expression, phrases } from "./expression.ts";

/** A death by the writer's own hand: as a thought moderate, with intent, plan or time high. */
const ACT: Expression = {
  name: "kill-self",
  kinds: ["suicide"],
  level: "moderate",
  intendable: true,
  about: "self",
  act: true,
  phrases: phrases`
    kill|hang|shoot|drown|poison|end|off|delete|electrocute|suffocate|murder|asphyxiate|gas myself
    end|take my own life; end|ending my life; taking my life; take my life
    use|using|used|turn|turning it|that|them (on|against) myself; use|using|used|turn|turning ~ {weapon} (on|against) myself
    do away with myself; do myself in; finish myself off; put myself out of my misery
    blow|shoot my ~ brains|head out|off; slit|slash my ~ wrists|throat|veins; cut my wrists|throat|veins
    put a bullet in|through my|me; bullet in my head|brain
    throw|hurl|fling|launch myself off|in|under|from|into|before; step|walk|jump|run in front of ~ {crush}
    step into ~ traffic; jump off|from ~ {place}|building|window|garage; jump in|into the river|water
    jump under ~ {crush}; drive|steer|swerve|crash|turn ~~ into|off ~ {crush}|cliff|road|oncoming
    take|swallow all my|the|of ~ {pills}; catch the bus; self deletion; self delete`,
};

const NAMED: Expression = {
  name: "suicide-named",
  kinds: ["suicide"],
  level: "moderate",
  intendable: true,
  act: true,
  phrases: phrases`
    commit suicide; die by suicide; suicidal; attempt|attempted suicide; suicide attempt; suicide plan
    attempt|attempted on my life; think|thinking|thought|thoughts|consider|contemplate ~ suicide
    suicide ~ only|best|answer|option|way|solution|choice|escape; research ~ suicide; suicide method
    googled|searched ~ suicide; planning|plan ~ suicide; passive suicid*; suicide ~ mind|thoughts
    end it all; ending it all; end all (this|of this|of it); plan|planning|want|going|ready|decided|thinking|thought|will|about|thoughts|tried to|of|about end it
    thinking|thought|thoughts ~ ending it|things|everything; want|going|ready to end everything
    way out is ~ death|die|dying; it ends (tonight|tomorrow); sewer slide; urge to jump; urges to jump; urge to end; want|ready|wait to ~ (be with|join) ~ (late|dead|heaven); feel|feels|felt like ending (it|things|everything|my life)
    think|thinking|thought|thoughts about|of ~ (jumping|overdosing|hanging|drowning|crashing|swerving) ~ (off|from|myself|into|bridge|roof|car|train|pills); imagine|imagining|picture|picturing|see myself ~ (hanging|dead|dying|drowning|jumping|bleeding|in a coffin); find|found me dead|hanging`,
};

const WISH: Expression = {
  name: "death-wish",
  kinds: ["suicide"],
  level: "moderate",
  intendable: true,
  phrases: phrases`
    want|wish|need|hope|hoping|long|pray|beg|ready|prepared|decided|supposed|try|trying|desire|urge to ~ die
    want|like|love|prefer|rather|would to be dead; rather be dead; want death; ready to go now for good
    wish i were|was|am dead|gone; wish i had never been born; wish i was|were not|never ~ born|alive|here
    wish ~ not|never ~ exist|alive|born|woke; wish i could|would ~ die|disappear|vanish|cease; wish i could|would ~ (stop existing|not exist|not be here); wish ~ over with ~ life; want|wish|wanted my life to ~ (end|be over); part of me wants to die; do not deserve to (live|exist|be alive); let me die; make me die
    wish|hope ~ just die; hope|wish|pray i ~ (die|do not wake|get hit|get cancer); want|wanting to? die
    better off dead; am better dead; should|deserve|deserves|supposed ~ (be dead|die); i should not be alive|here
    think|thinking|thoughts|thought|dream|fantasize|fantasise|fantasizing|daydream|obsess|obsessed|imagine|picture|talk ~ about|of (=dying|being dead|not existing|my death|my own death|my funeral|not being alive|not being here|not being around)
    think|thinking|thoughts about|of death; imagine|picture|plan|planning my ~ funeral|death; feel like dying; imagine being dead
    want|wish to ~ disappear|vanish; just disappear forever; disappear for good|forever
    want|wish|like to not (exist|live|be alive|be here|wake up); want|wish to stop (living|existing|being alive); cease to exist
    want|like to ~ sleep ~ (forever|and never); sleep forever; want out of ~ life
    hope|wish|pray|praying ~ i ~ not|never ~ wake up; want|like|love to ~~ not|never ~ wake up; asleep|sleep ~ not|never ~ wake up; never wake up
    not|never waking up; death ~ would be ~ relief|release|easier|peaceful|welcome; dying ~ would be ~ relief|easier|release
    god ~ take me; lord ~ take me
    look forward to ~ dying|death; welcome death; waiting to die; want it to kill me; hope it kills me
    hope|wish|pray|want a|the|some|that ~ {crush}|something|someone|somebody ~ hits|hit|kills|kill|killed me`,
};

/** Where "not" is part of what is said, so that another "not" must not be looked for. */
const NOT_LIVING: Expression = {
  name: "not-living",
  kinds: ["suicide"],
  level: "moderate",
  intendable: true,
  deniable: false,
  phrases: phrases`
    not|never ~ want to ~ (live|exist|be alive|keep living); not|never ~ want to wake up
    not ~ want to be (here|around|on this earth|on this planet|in this world) ~ anymore|longer; not ~ want to be alive; not|never wanting to (be here|be alive|live|be around|exist|wake up)
    not ~ want to (continue|go on|carry on|keep going) (anymore|with life|living); rather not (be alive|exist)
    not ~ want this life anymore; do not want life; not ~ wish to live|exist; not ~ feel like (living|being alive|existing)
    not ~ want to see ~ tomorrow|birthday|christmas|morning; not sure ~ want to (live|be alive|be here)
    not know ~~ want to ~ (live|be alive|be here|keep going); not know why|if|how ~ i should ~ live|alive
    not ~ care if|whether i ~ live|die|dead|wake|survive; not mind|care ~ if ~~ (die|died|dead|wake up|kill me|killed me|hit me|run over|ran me over)
    not mind ~ (dying|being dead|not waking); would not ~ mind|care ~~ hit|killed|crash|crashed ~ me
    can not|no ~ go on (anymore|living|any longer); can not live (anymore|another day); can not do life anymore; can not do this life
    can not ~ be here anymore; can not keep living; can not bear|stand|face (living|being alive|to live|another day)
    no|see|there ~ point ~ (living|going on|in life|to life|being here|being alive); no point anymore
    what ~ point ~ (living|life|going on|being here|being alive|waking up|existing); why am i ~ still ~ (alive|here for)
    no|not ~ reason ~ to ~ (live|be alive|go on|be here|stay alive|continue living|exist|wake up); reasons to stay|live ~ run|running out
    nothing ~ to live for; no one to live for; nothing ~ keeps|keeping me here|alive; no will to live; lost ~ will to live; no future for me; not see a future (for me|myself)
    life ~ not worth it; life ~ worth nothing; not ~ worth (living|being alive); whether|if life ~ worth (living|it); worth living|sticking anymore
    tired|sick|exhausted|done of|with (living|life|being alive|existing|existence|this world|breathing); had enough of life|living; over living; fed up with living
    (better off|happier|easier|better) without me; better off if i; better|happier|easier|relieved|relief ~ if i ~ (not here|gone|dead|not around|never born|not exist|disappear|died|killed myself)
    world|everyone|family|kids|they|everybody ~~ better ~ without me
    (nobody|no one|would anyone|would anybody|will anyone|who) ~ miss|notice|care if|when|that|once i ~ (gone|dead|die|died|disappear|disappeared|not here)
    (nobody|no one|would anyone) ~ miss me; i will|would not be missed; nobody would cry if i
    i ~ not ~ be a|anyone ~ problem|burden ~~ longer|anymore; not be (here|around|alive) ~ much longer; not going to be (here|around|alive) ~ much longer; i ~ not be (around|alive) tomorrow; i will be gone soon|tonight
    not make it (through the night|to tomorrow|past tonight|through the week|to christmas|to my birthday|through another)
    easy ~ step ~ would be; easy ~ would be to ~ (jump|swerve|step off|let go of the wheel|drive off|drive into|end it|end everything|overdose)
    can not (do|take) (this|it) anymore ~~ want to be gone; done living; hate being alive; hate that i ~ (woke up|alive); disappointed ~ (woke up|wake up); disappointed|sad|angry|upset ~ still alive
    no longer ~ want to ~ (live|be here|be alive|exist)`,
};

/** Decided, prepared, or with the means at hand. */
const PLAN: Expression = {
  name: "suicide-plan",
  kinds: ["suicide"],
  level: "high",
  settled: "low",
  phrases: phrases`
    {pills} ~~ counted|stockpiled|hoarded|stashed|lined; count|counted|stockpile|hoard|stash|stockpiling|hoarding|saved|saving|line|lined ~ {pills}; collect|collecting pills|tablets; collect|collecting|collected|saving|saved|hiding ~ {pills} ~ instead of (taking|swallowing)
    noose; rope ~ (neck|beam|ceiling); tie|tied ~ rope|sheet|belt|cord ~ neck|beam; rope around my neck; loaded gun ~ me|bed|drawer|hand|next|beside|lap|mouth|table|head; load|loaded the gun|pistol; gun is loaded
    plan to ~ (die|kill myself|end my life|end it|overdose|hang myself|jump off); have|got|made a plan ~ to|for ~ (die|kill myself|end my life|end it|suicide); know ~ how i ~ would|will|am ~ (do it|die|kill myself)
    plan|planned|planning my ~ (suicide|death); planned out ~ suicide|death|how; picked|pick|chose|set a|the ~ date|day|method|spot|place to|for ~ (die|do it|suicide|kill myself|end it)
    this (is|will be) my last ~ (night|message|goodbye|words|day alive|day on); last day|night on ~ earth; last day|night alive; by the time you read|see|get this; when you ~ read this ~~ gone|dead
    i ~ will not be alive; i will be dead
    suicide|goodbye note|letter|letters|notes|video; write|wrote|written|writing|typed|left|leaving ~ goodbye ~ letter|note|letters|notes|video|message; wrote|written|typed my note
    goodbye cruel world; goodbye world; goodbye everyone|everybody|forever; decided to ~ (die|end it|end my life|end everything|kill myself); decided that i ~ will|am ~ (die|kill myself|end it|end my life); made up my mind ~ (die|end it|end my life|kill myself)
    i have the means; ready to die|go tonight
    i am going|about|ready to ~ (jump off|jump from|overdose|od); i am about to jump; planning to ~ overdose|od; have|got|bought ~ enough {pills} to; enough {pills} to ~ kill|die|end
    do not try to find|stop|save me
    end|ending (it|everything|my life|it all|everything) ~ (tonight|tomorrow|today|this weekend|right now); kill|killing myself ~ (tonight|tomorrow|today|this weekend|right now); (tonight|tomorrow) ~ (ending it|ending everything|ending my life|killing myself); it all ends (tonight|tomorrow|today)`,
};

export const SUICIDE: readonly Expression[] = [
  ACT,
  NAMED,
  WISH,
  NOT_LIVING,
  PLAN,
  {
    name: "weapon-at-self",
    kinds: ["suicide"],
    level: "high",
    phrases: phrases`gun|pistol|rifle|shotgun|rope|noose in my lap|hand|hands; gun|pistol|barrel|knife|blade to|in|at|against my ~ head|mouth|temple|chin|throat|wrist|wrists`,
  },
  {
    name: "other-suicide",
    kinds: ["suicide"],
    level: "moderate",
    intendable: true,
    about: "other",
    phrases: phrases`
      kill|hang|shoot|drown|poison|end|off {herself}; end|take|ending|taking her|his|their own? life
      her|his|their ~ suicide attempt; her|his|their suicide ~ plan|note|thoughts`,
  },
  {
    name: "life-like-this",
    kinds: ["suicide"],
    level: "low",
    deniable: false,
    settled: "nothing",
    ownOnly: true,
    phrases: phrases`
      not ~ want to (live|go on) like this; can not|not ~ (go on|live) like this; can not go on; no point in|to anything|it; what is the point (anymore|of it all|of anything|of any of it|of trying)
      burden to|on everyone|everybody|them|my|others|people|family; am a burden; such a burden; feel like a burden; being a burden; want (it all|everything) to ~ stop|end|over; want it|this to be over; want to give up on life; give up on life; giving up on life
      no way out; see no|any way out; want to be gone; not ~ want to be here; no hope left; passive ideation`,
  },
];
