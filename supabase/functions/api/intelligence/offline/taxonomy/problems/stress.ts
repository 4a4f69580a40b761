import { phrases, problem } from "../problem.ts";

export const STRESS = [
  problem({
    id: "burnout",
    label: "stress and burnout",
    personal: true,
    names: phrases`
      burnout; burn out; burned|burnt out; work stress; workplace stress; stress management;
      overwork*; high pressure jobs|careers|work; perfectionis*; compassion fatigue;
      caregiver|carer stress|burnout; agotad*; estres; quemad*; job stress;
      high achieving|achievers
    `,
    says: phrases`
      days off ~~ lie|sleep|couch|bed|nothing; sit in ~ parking ~ garage|lot|structure;
      get out of ~ car ~~ work|shift|job;
      running|run on empty; running on fumes; nothing left ~ give|tank|me; tank is empty;
      out of steam; stretched ~ thin|too; too much on my plate; plate ~ full;
      drowning ~ work|emails|deadlines|tasks|everything|to; snowed under;
      work* ~ 60|70|80|50|sixty|seventy|eighty|twelve|12|14 ~ hours|hour;
      work* ~ every ~ evening|weekend|night; work* ~ weekends|nights|evenings|sunday|sundays;
      emails ~ night|midnight|weekend|bed|holiday|vacation|2am|3am; never ~ stop|off ~ work*;
      can not ~ switch off ~ work; can not say no ~ work|boss|people|anyone|extra;
      {work} ~ killing|crushing|eating|draining|destroying|swallow*|consum* me;
      work ~ swallow*|consum*|eats|eating|draining;
      boss ~ expects|emails|calls|bull*|scream*|yell*|pile*|piling|toxic;
      toxic ~ workplace|job|boss|office|work; dread ~ monday|mondays|work|sunday|job|office;
      sunday ~ night|evening ~~ dread|work|stomach|sick|panic|monday|cry*; hate my job;
      cry* ~ at|before|after|in ~ work|office|parking|car; sick to my stomach ~ work|monday;
      exhausted ~ work|job|shift|shifts|everything|{always}|time|no matter|even;
      tired ~ no matter ~ sleep; wiped out; worn out; fried; frazzled; at breaking point;
      breaking point; end of my rope|tether; snap* at everyone; no time for ~ myself|me|anything;
      deadlines; targets; short staffed|understaffed; signed off ~ work|sick|stress;
      sick leave ~ stress|work|mental|burn*; medical leave;
      do not care ~ patients|students|clients|job|work anymore; cynical;
      stopped caring ~ work|patients|students|clients|job|about;
      caring for ~ my ~ {parent}|mother|father ~~ alone|exhaust*|job|tired|myself;
      nobody ~ else ~~ does|do it|helps; everyone ~ needs|wants ~ something ~ me;
      juggling ~ kids|work|everything|job|two|three; can not keep up;
      never ~ good|done enough ~ work|boss;
      pressure ~ work|job|boss|perform|exams|targets|partners; on call; night shifts; billable;
      sit in ~ my? ~ car|parking|garage|lot ~~ work|until|before|can|go|minutes|forty|morning;
      parking lot ~ work|can|cry*|sit|before; spot ~ until;
      can not make ~ my ~ legs|body|hands ~ do|move|go|work;
      laptop ~ bed|vacation|dinner|midnight; on vacation ~ email*|work*|laptop|calls; pager;
      nothing left ~ give|work|shift|shifts|patients|job|clients; have nothing left;
      cry*|cried ~ supply|stock|break|staff ~ closet|room; patients ~ care|numb|nothing|20|30|40|too; 24 hour; double shifts; overtime;
      the reliable one; hold* it all together; hold* everything together;
      everyone ~ needs|depends|leans|relies ~ on? me; on paper ~ great|good|perfect|fine;
      looks good on paper; vp; partner track; promotion ~ dread|not|empty|nothing|worse;
      quit ~ every day|fantas*|dream;
      fantas* about ~ quitting|crash*|hospital|sick|accident|leaving;
      want to ~ quit|drive past|keep driving; keep driving ~ past;
      can not ~ face ~ inbox|email*|monday|office; inbox; bone tired; tired in my bones;
      running around ~ everyone|like; no time to ~ eat|pee|breathe|think|sleep;
      stress* ~ out|me|at work|work|job|all|constant*; so stressed;
      under ~ so much|lot of|too much ~ stress|pressure; too much ~ stress|pressure;
      stressed out; {work} ~ stress*; unread ~ emails|mails|messages;
      sob*|cry*|cried|weep* ~ in|at ~ open ~ office|desk;
      work till|until ~ ten|eleven|midnight|10|11|9|nine|2; nobody asks me to; till eleven;
      snap* ~ coworkers|colleagues; after shift ~ can not|sit;
      can not go in ~ house?|office|building; bite ~ everyone* head* off; proving ~ good;
      exhausted from ~ proving|work|caring|everything; run myself into the ground;
      never ~ take|taken|took ~ vacation|day off|break; vacation ~ sick|cancel*|work*;
      body ~ gave out|shut down|quit; shut down ~ body|completely|work;
      last week ~ i ~ forgot|cried ~ meeting; my boss ~ wants|expects|emails|slack*;
      slack ~ messages|night|never|notifications|ping*; notifications; on the clock; quota*;
      layoffs ~ work|double|scared; doing ~ jobs of ~ people; two people* jobs; caregiv*;
      looking after everyone; emergency contact ~ is ~ me; at the firm; till nine;
      resident ~ chief|award|residency|hours; residency; chief resident;
      blood pressure ~ stress|work|170|doctor; my pressure is; attending; made partner;
      billed ~ hours; billable*;
      cried in ~ sweetgreen|starbucks|car|bathroom|office|elevator|meeting; say yes before;
      not read a ~ novel|book ~ since; performing for; burnt toast ~ feel; overextended;
      overcommitted; overscheduled; workaholic; grind; hustle culture; crunch time;
      sprint after sprint; standups; jira; quarterly ~ targets|numbers; kpis; pip ~ stress;
      overnights; rotations; charge nurse; icu nurse; er shifts;
      teacher ~ quit|exhaust*|cry*|burn*|classroom; parent emails; understaffed; caseload;
      case load; charting ~ night|hours|home; compassion fatigue; fumes; depleted;
      running ragged; ragged; no vacation; unused vacation; pto ~ never|unused; golden handcuffs;
      sunday dread; sunday scaries; inbox zero; three jobs; side hustle; second shift;
      sandwich generation; meltdown at work; fantasize about ~ hospital|accident|sick;
      hospital would be ~ rest|vacation; hit by a bus ~ rest|vacation|break|off; leave medicine;
      leave nursing; leave teaching; leave law; quit medicine; wellness module;
      told a family ~ news; bad news ~ patients|families ~ feel|nothing|parking;
      stopped feeling ~ patients|for; in it and alive; thinking about parking;
      wellness ~ app|day|week|webinar ~ work|hospital|company
    `,
    hints: phrases`
      overwhelm*; exhaust*; pressure; stressed; tired; work too much; long hours; workload;
      too much; job; drained; perfect; stress*; boss; laptop; unread; deadline*; shift; client*;
      managers; patients; overtime; weekend; slack; email*; hr; promotion; project; caregiver*;
      residency; doctor said; blood pressure; partner track; award; match day; impress;
      meetings all day; work
    `,
    listed: phrases`
      stress
    `,
  }),
  problem({
    id: "sleep",
    label: "sleep and insomnia",
    personal: true,
    names: phrases`
      insomnia*;
      sleep problem|problems|difficulties|difficulty|issues|trouble|disorder|disorders|troubles;
      sleepless*; cbt i; cbti; nightmares; sleep medicine; insomnio
    `,
    says: phrases`
      can not ~ sleep; could not ~ sleep;
      not ~ sleep* ~ well|much|properly|through|night|at|right|more|weeks|months;
      can not ~ fall|get|stay|go ~ asleep|sleep; {hard} ~ fall*|stay*|get* ~ asleep|sleep;
      {hard} ~ sleep*; sleep* ~ badly|terribly|awful|terrible|poorly|poor; bad sleep*;
      barely|hardly|rarely ~ sleep*; wake ~~ 2|3|4|2am|3am|4am|two|three|four|5am|1am;
      awake ~ at|until|till|since|all|for|half|most|hours|night|3|4; up all night;
      up until ~ 3|4|2|three|four|two|3am|4am; 3 am; 4 am; 3 in the morning;
      three|four|two in the morning; star* at the ceiling; ceiling ~ night|hours|awake;
      toss* and turn*; lie|lay|lying ~ awake; lie|lay|lying there ~~ sleep|awake|night|ceiling|2|3|4;
      lie|lay|lying in bed ~ awake|hours|thinking|staring|watching; watch* the clock;
      clock ~ tick*|watch|watching|stare; count* ~ hours ~ left|until|alarm;
      sleep* ~ three|four|two|3|4|2 ~ hours; three|four|two|3|4|2|five|5 hours ~ sleep|night;
      no sleep; lack of sleep; without sleep; sleeping ~ pill|pills|tablets; melatonin; ambien;
      zopiclone; nytol; not ~ slept ~ properly|well|months|weeks|years|days|through;
      afraid|scared|dread ~ going ~ bed|sleep; dread ~ bedtime|bed|night|nights; the nights are;
      nights are ~ worst|hard|hell|long;
      mind|brain ~ turns|wakes|starts|switches ~ night|bed|lights;
      body ~ tired ~~ mind|brain ~ awake|not; no puedo dormir; no duermo;
      exhausted but ~ can|not|awake|wired; just sleep;
      =sleep ~ is ~ problem|issue|bad|terrible|gone|broken|shot|mess|disaster|thing; my sleep;
      sleep is ~ broken|shot|gone|mess|bad; fell asleep ~ at|wheel|driving|red|meeting;
      falling asleep ~ at|wheel|driving|meeting; nod* off; awake by ~ 1|2|3|4; up at ~ 1|2|3|4;
      up by ~ 2|3|4; hours ~ left ~ until?; math ~ hours; clock radio; 3am ~ again|every|wide;
      wide awake; eyes open ~ night|until; sheep; sleep ~ tracker|study|clinic|lab; mattress;
      magnesium ~ sleep|melatonin|tea; no sleep ~ for|in|days|again; sleep deprived;
      restless night*; {hard} ~ night* ~ sleep*;
      sleep* ~ one|two|three|four|1|2|3|4|5|five hours; dead tired ~ awake|not|bed;
      second wind ~ night|10|11|midnight; not had a ~ whole|full|good|decent ~ night;
      whole night; full night; night* ~ sleep ~ since|years|months;
      at two|three|four|five i am ~ up|awake; two|three|four i am up;
      stare at ~ the? ~ dark|ceiling|clock|wall; never sleep ~ even; sleep even when;
      slept ~ since; eight hours; awake ~ all|half|most|whole ~ night;
      listen* to ~ house|clock|him|her snore|breathe; night owl ~ can not;
      up doing ~ laundry|dishes ~ night|two|three|am; dreading the ~ bed|night|nights;
      dread* ~ bed; in at ~ ten|eleven|nine|10|11|12|twelve ~~ out at; in bed at ~~ out|up at;
      exhausted in bed; bed ~ enemy|battlefield|dread; insomniac; sleepless; wakeful;
      restless legs; cpap; apnea; snoring; lunesta; trazodone; unisom; zzzquil; sleep hygiene;
      blackout blinds; white noise machine; blue light; counting sheep;
      two hours of sleep; three hours of sleep; four hours of sleep; bags under my eyes;
      red eyed; microsleep*; night shift ~ sleep|days; circadian; jet lag*;
      bedtime ~ dread|anxiety|fear; 2 am; 3:00; 2:00; 4:00; 3:30; 2:30
    `,
    hints: phrases`
      weighted blanket; sleep*; asleep; bedtime; middle of the night; bad dreams; at 3am|4am|2am; melatonin; 4am;
      3am; awake; pillow; alarm; ambien; yawn*; rested; 2am; snooze; insomn*; sleepy; bed; clock;
      ceiling
    `,
    listed: phrases`
      sleep
    `,
  }),
  problem({
    id: "chronic-illness",
    label: "chronic illness and pain",
    lasting: true,
    personal: true,
    names: phrases`
      chronic ~ pain|illness|condition|conditions|fatigue|disease|migraine|migraines;
      health psychology; fibromyalgia; medical trauma; diabet*; cancer; autoimmune; lupus;
      crohn*; colitis; ibs; multiple sclerosis; long covid; endometriosis; arthritis;
      chronic fatigue; pots; disability; disabled; epilep*; parkinson*; dolor cronico; tinnitus;
      ehlers; hiv; dialysis; chronically ill; migraine|migraines;
      stroke ~ survivor|recovery|left|since; oncology patients
    `,
    says: phrases`
      pain ~ every|{always}|day|all|years|never|back|constant; {always} in pain; constant pain;
      in pain ~ every|all|{always}; living|live with ~ pain|illness|disease|ms;
      back ~ pain|went|gave|surgery|injury; flare ups|up|days?; flare*;
      diagnosed with ~ cancer|ms|lupus|diabetes|crohns|arthritis|fibromyalgia|parkinsons;
      my body ~ fails|failing|failed|betray*|broken|does not|gave|will not|fights|attacks;
      body ~ betray*|against me; doctors ~ do not|not believe|listen;
      nobody|no one ~ believes ~ pain|sick|ill; all in my head ~~ doctor|doctors|pain;
      look|looks fine ~ outside|but; invisible illness|disability; chemo*; radiation;
      surgery|surgeries; wheelchair; can not do what|things ~ used to; bedbound|housebound;
      sick all the time; treatments; scans; remission; transplant;
      since i got ~ sick|ill|covid|diagnosed; illness ~ took|taken|changed;
      tired of being ~ sick|ill; hospital ~ again|appointments; nerve damage; amputat*;
      pain ~ clinic|killers|meds|medication; ringing in my ears;
      losing my ~ sight|vision|hearing; out of spoons; spoon theory; spoonie*;
      hurt* ~ all over|everywhere|every; pain ~ all over|everywhere;
      {number} doctors|specialists;
      scans|tests|bloodwork|labs|mri ~ fine|normal|clear|clean|nothing|negative;
      told ~ is ~ all in my head; have you considered ~ stress; insulin; pump ~ insulin|glucose;
      blood sugar; diabetes; mri; biopsy; tumor|tumour; neurologist; rheumatolog*; seizure*;
      neuropathy; lyme; eds; pelvic pain; sciatica; bulging|herniated disc|discs; a cane; walker;
      crutches; ostomy; catheter; kidney*; heart ~ failure|surgery|condition|disease; pacemaker;
      copd; oxygen tank; als; lupus; psoriasis; eczema; vertigo; concussion; brain injury; tbi;
      post concussion; long haul*; bedridden; one thing ~ a day; pay for it ~ next|days|week;
      cancel* ~ plans|everything|people|always ~ pain|sick|body|energy|fatigue|flare|tired;
      someone who cancels;
      my ~ legs|back|joints|hands|hips|knees|nerves ~ hurt*|burn*|ache*|give|swell*|lock; colon;
      colonoscopy; stoma; around ~ bathrooms;
      took ~ out|piece of my ~ colon|breast|lung|kidney|uterus|thyroid|bowel; mastectomy;
      hysterectomy ~ pain|grief|since|lost; body ~ lets|let ~ me|you ~ down;
      body like ~ this|mine;
      i was a ~ runner|dancer|athlete|climber|swimmer|nurse ~~ now|until|before|pain|wheelchair;
      losing my ~ sight|hearing|legs|mobility|hair ~ rest|this; going blind;
      vision ~ loss|losing; blind; deaf ~ work|boss|accommodation*|interpreter; infusion*;
      prednisone|steroids; stairs ~ hard|can|pain; nine doctors; nobody knows what ~ is wrong;
      rare disease; waiting for ~ results|transplant|scan; side effects; feeding tube;
      physical therapy; nerve pain;
      another ~ neurologist|specialist|doctor|scan|test ~~ shrug*|nothing|again|fine;
      axe ~ head|days; head like an ~ axe; days out of ~ thirty|30|month|seven; hearing aids;
      whiteboard; have you tried ~ drinking water|yoga|turmeric|magnesium;
      good days and bad days; bad days ~ pain|body; on the bad days; around ~ =bathrooms;
      where the ~ =bathrooms are; rheumatoid; spondyl*; hypermobil*; mcas; mecfs; sjogren*;
      celiac; gastroparesis; pancreatitis; sickle cell; hemophilia; cystic fibrosis;
      cerebral palsy; muscular dystrophy; paralyz*; paralysis ~ legs|body|accident; quadripleg*;
      parapleg*; prosthe*; amputation; insulin pump; glucose monitor; dexcom; port ~ chemo;
      oncology; lumpectomy; metastat*; relapse ~ ms|cancer; tremor; parkinsons; dialysis;
      colostomy; infusion center; humira; biologics; prednisone; gabapentin; nerve block;
      spinal fusion; fused spine; bad back; slipped disc; migraines; cluster headaches; tinnitus;
      post viral; brain fog ~ covid|virus|fatigue|illness; crash after ~ exertion|activity;
      pacing; mobility scooter; handicap* placard; disability check|benefits|claim;
      denied disability; flare; flared; cane; rollator; my oncologist; the oncologist said
    `,
    hints: phrases`
      fatigue; symptoms; hospital*; diagnosis; medication; health; hurting; scan|scans; energy;
      cane; pills; ill; ache*; flare; hospital; nurse; surgery; specialist*; insurance; limp;
      infusion; treatment*; spine; nerve; inflammation; appointments; disease; joints;
      therapy ~ physical; neurologist; shrug*; aids; deaf; colon; kidney; cure; doctors;
      =hearing; sickness
    `,
    listed: phrases`
      pain; illness
    `,
  }),
] as const;
