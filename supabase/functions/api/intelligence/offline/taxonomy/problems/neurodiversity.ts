import { phrases, problem } from "../problem.ts";

export const NEURODIVERSITY = [
  problem({
    id: "adhd",
    label: "ADHD and focus",
    personal: true,
    names: phrases`
      adhd; a d h d; =add; attention deficit; executive function*; executive dysfunction;
      neurodiver*; hyperactiv*; ritalin; adderall; vyvanse; concerta; inattentive; focus and;
      tdah; procrastinat*; time blind*
    `,
    says: phrases`
      can not ~ focus; can not ~ concentrate; {hard} ~ focus*|concentrat*;
      can not finish ~ anything|things|a|what; never finish; start* ~~ never|not|without finish*;
      ten|hundred|million|twenty|many|thousand|forty|fifty tabs ~ open|brain; tabs open;
      lose|losing|lost ~ keys|phone|wallet|everything|things|glasses|stuff;
      forget* ~ appointments|everything|bills|names|deadlines|things|keys|birthdays|meetings;
      forgetful; {always} late; late ~ for? everything|{always}; late fees;
      missed|miss ~ deadline|deadlines|bills|appointments; last minute;
      put* ~ off ~ until|till|last|everything|things; distract*; zone|zoned|zoning out;
      daydream*; can not sit still; fidget*; restless ~ leg|legs|body|mind|all;
      interrupt* ~ people|everyone; blurt*; impuls* ~ buy*|spend*|decision*|say*; hyperfocus*;
      bounce ~ from|between ~ task|thing|job|idea|project;
      jump ~ from|between ~ task|thing|job|idea|project|one; mind wander*;
      can not ~ get ~ started; can not start ~ tasks|things|anything;
      stare at ~ laptop|computer|screen|email|task ~ hours|not|can; so much potential;
      not reaching ~ potential; lazy ~~ teachers|school|told|called|everyone|not|but;
      called me lazy; smart but; report card; {always} ~ disorganised|disorganized|chaotic|messy;
      disorgan*; house ~ is|a ~ mess|tip|disaster|chaos;
      piles of ~ stuff|laundry|paper|paperwork|mail; unopened ~ mail|letters|email;
      lists ~ never|not|lose; brain ~ bounc*|like|squirrel; paralysis ~ task;
      diagnosed ~ adult ~ adhd; late diagnosis; mess up ~ deadlines; quit ~ jobs ~ bored|after;
      bored ~ quickly|easily|fast; everyone else ~ seems|manages|can ~~ simple|basic|easy|adult;
      simple things|tasks; late fee*; overdue; half a ~ masters|degree|book|novel|beard|project;
      start things; i start ~ things|projects|hobbies|books|everything;
      brilliant* ~ start*|idea*; own ~ planners;
      planner|planners ~ nine|ten|empty|blank|bought|own|tried|abandon*;
      have you tried a ~ calendar|planner|list; calendar ~ alarm*|reminder*|tried;
      shut off ~ my? ~ gas|electric*|power|water|phone ~ forgot|forget|bill|meanwhile?;
      lost ~ keys|wallet|phone|passport|car; lose ~ my ~ keys|wallet|phone|passport|train;
      like a lazy ~ kid; lazy kid; so smart; too smart; wasted potential;
      doom piles; walk* into ~ room ~~ why|forget|forgot; mid sentence; ten thoughts at once;
      brain ~ pinball|squirrel|popcorn|browser|tv|radio ~ channel*|stations?;
      can not ~ sit through ~ meeting|movie|class|lecture;
      read ~ same ~ page|paragraph|sentence ~ times|again|over; impulse ~ buy*|purchas*;
      time ~ disappear*|vanish*|blind*|slips; my kid ~ diagnosed ~ adhd ~ me|same|i;
      teacher* ~ said ~ daydream*|lazy|potential; parking ticket* ~ late|forgot|again|times;
      things start* ~ slipping; little things ~ slip*;
      third|second|fourth|fifth job ~ this|in|year; love me ~ first ~ month|week ~~ then;
      dishwasher; see the ~~ find the ~~ and; open the ~~ find ~~ still;
      still open ~ dishwasher|fridge|door; start one ~ thing|task|chore ~ then|find|see;
      side quest*; distract* ~ by; where did the ~ time|day|hour go;
      three hours ~ gone|later|wikipedia|rabbit; rabbit hole*;
      left ~ phone|keys|wallet|laptop|lunch|stove ~ again|bus|train|cafe|roof;
      forgot ~ to pick ~ up|kid|kids; pick up ~ kid* ~ forgot|late; interrupt*;
      talk over ~ people; can not ~ wait my turn; loses|lose ~ everything; performance plan;
      =pip; half drafted|written|read|cooked|packed; drafts ~ emails; drafted emails;
      answered ~ email|text ~ from 20*; when it exists; great when ~ i ~ finish|start|do;
      it has a name; turns out it has a name; has a name and ~ is not ~ stupid|lazy;
      sad about school; fix my mornings; ping me; remind me ~ text|ping;
      lost ~ track of ~ time|everything; half ~ built|finished|written|painted|knitted|packed;
      half finished; hyperfocus; scatterbrain*; scattered; airhead; space cadet; spacey;
      time blindness; late again; double booked; unpaid bills ~ money|forgot|pile; library fines;
      impulse buys; vyvanse; concerta; strattera; dopamine; fidget; fidgety; doodl*; tangent*;
      sidetracked; derailed; distractible; disorganized|disorganised; clutter*; piles everywhere;
      doom pile*; missed my exit; left the oven on ~ again|forgot; lost my keys; lost my wallet;
      third phone; sticky notes; planner graveyard; twelve alarms; body doubl*;
      deadline adrenaline; all nighter*; half read books; unfinished projects; craft supplies;
      abandoned hobbies; jack of all trades; underachiev*; not living up to; could do better;
      forgot my ~ kid|son|daughter|child; every form is ~ due|late; due yesterday; laundry lives;
      laundry ~ in the machine|washer ~ again|days|sour; bright if only; if only ~ she|he would;
      forgot ~ half|my ~ appointment*
    `,
    hints: phrases`
      lazy; careless; focus*; organis*|organiz*; impulsive*; forget*; messy; planner; deadlines; concentrat*;
      attention; unfinished; calendar; reminders; unfinish*; taxes; bills; gas; brilliant*; tabs;
      wallet; scissors; dishwasher; distracted; hyper*; restless; mess; forgot; scatter*; tricks;
      reminder; alarms; hobbies; chaos; slip*; planner*; fidget*; drafts; paperwork; diagnos*;
      ping; deadline*
    `,
  }),
  problem({
    id: "autism",
    label: "autism",
    personal: true,
    names: phrases`
      autis*; asperger*; on the spectrum; autism spectrum; asd; audhd; neurodiver*;
      neurodivergen*; sensory; masking
    `,
    says: phrases`
      weighted blanket;
      sensory ~ overload*|issues|meltdown*; meltdown*; shutdown*;
      mask* ~ all|{always}|day|exhaust*|work|normal|people|tired|autis*|my;
      pretend* to be normal; act* normal; perform* ~ normal|being;
      lights ~ too|bright|buzz*|hurt|fluorescent; noise ~ hurts|unbearable|too|much;
      sounds ~ hurt|too|unbearable; labels ~ clothes|shirt|itch*; textures|texture;
      take ~ things? literally; literal; social ~ cues|rules|script|scripts;
      do not ~ get|understand|read ~ people|cues|jokes|social|faces|sarcasm;
      {hard} ~ reading|read ~ people|faces|cues|social; {hard} ~ eye contact;
      eye contact ~ hurts|painful|physically|feels; feel* like ~ alien|different planet;
      from another planet; alien; different ~ from everyone|others|species|wiring;
      never ~ fit in|fitted|fitting;
      change* ~ plan|plans|routine ~~ upset*|melt*|panic|throw*|ruin*|can;
      routine ~ change*|broken|break*|disrupt*; need ~ routine|routines;
      same ~ food|foods|meal|route|routine ~ every|everyday|day; special interest*;
      stim|stimming|stims; scripts|script ~ conversation*|social|people|head|every;
      too much ~ eye|noise|light|people|information; burnout ~ autistic;
      wonder* ~ autis*|spectrum; assess* ~ autis*; wired differently;
      brain ~ wired|works ~ different*;
      too ~ blunt|literal|intense|sensitive ~ people|told|called|say;
      copying ~ other ~ people|kids|girls; copy ~ other ~ people|kids|girls;
      study ~ people ~ act|behave|copy|how; acting ~ normal|all|worn|tired|exhaust*;
      tired|worn out ~ of|from ~ acting|pretending|masking|performing;
      handbook|manual ~ everyone|got|missed|nobody|people|life;
      everyone else ~ got ~ handbook|manual|memo|script|rules;
      my ~ kid|son|daughter|child|nephew ~ got|was|is ~ assessed|diagnosed ~~ me|looked|looking|same|i;
      lights ~ are ~ loud|noise|too|painful; supermarket ~ lights|noise|loud|much|overwhelm*;
      after a ~ party|birthday|wedding|meeting ~~ dark|lie|floor|closet|bed|recover|days;
      lie|lay ~ on the floor ~ after|dark|closet; dark room ~ after|recover;
      recharge ~ days|alone|hours; headphones ~ everywhere|always|noise|supermarket|off;
      noise cancel*; clothing tags; scratchy;
      same ~ shirt|socks|clothes|spoon|mug|seat|breakfast ~ every|day|only|always;
      people ~ confus*|exhaust*|puzzle|mystery|say one thing; say ~ what ~ mean;
      hints ~ do not|miss|get; missed ~ hint*|joke*|sarcasm|signals; rude ~ without ~ meaning;
      told ~ i am ~ rude|blunt|cold|robot*|weird; robot|robotic ~ called|told|said|sound|like;
      brain ~ is ~ wired; wired like; everyone is a little bit ~ autis*|like;
      little bit autistic; trains|maps|insects|dinosaurs ~ know|everything|obsess*|talk;
      open plan ~ office|noise|meltdown*|days; stimming; infodump*; special interests; meltdowns;
      shutdowns; echolalia; monotone; aspie; neurotypical*; social battery; unwritten rules;
      small talk rules; scripts for; rehearsed expressions; practiced smiling; practise smiling;
      mimicking; chameleon ~ social|people|mask*; sensory; noise cancelling; noise canceling;
      sunglasses indoors; tags ~ cut|itch|shirts; seams; same meal; same breakfast;
      rigid routine; change of plans; unexpected ~ visitors|changes|calls;
      eye contact ~ fake|forehead|nose; too honest; taken literally; little professor;
      gifted kid ~ burn*|odd|alone|weird; always on the outside
    `,
    hints: phrases`
      routine; overstimulat*; noise; fit in; social rules; exhausted ~ people|social*; overload*;
      copying; headphones; eye contact; assessed; literal*; supermarket; tags; texture*;
      fluorescent; hum|humming; scripts; meltdown; pretend*; alien; sensory; exhaust*; mimic*;
      masks; patterns; blunt; stim*; overwhelm*
    `,
  }),
] as const;
