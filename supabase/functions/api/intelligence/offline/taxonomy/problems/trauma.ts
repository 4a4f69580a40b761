import { phrases, problem } from "../problem.ts";

export const TRAUMA = [
  problem({
    id: "trauma",
    label: "trauma and PTSD",
    lasting: true,
    names: phrases`
      ptsd; p t s d; post traumatic; posttraumatic; trauma; traumatic; traumatized|traumatised;
      traumas; combat; moral injury; sexual assault; trauma*; estres postraumatico;
      veteran|veterans
    `,
    says: phrases`
      flashback*; flash back*; something happened ~~ never told; ex|he|she ~ follows|following|stalks|stalked ~ me; got|have|filed|need ~ restraining order; the trial is over;
      found ~ {loved} ~ hanging|dead|cold|unconscious;
      nightmare* ~~ crash|accident|attack|war|happened|night|he|him|that; keep reliving;
      relive ~ it|that|the|what;
      after the ~ accident|crash|attack|assault|shooting|robbery|fire|mugging|deployment;
      car ~ accident|crash|wreck; was in ~ crash|accident|wreck; raped; rape;
      was ~ assaulted|attacked|mugged|robbed|molested|stabbed|shot|held;
      got ~ assaulted|=attacked|mugged|robbed|molested|stabbed|jumped;
      sexually ~ assaulted|abused|harassed; assault; held ~ gunpoint|knifepoint;
      gun ~ my head|face|me; war ~ i|saw|afghanistan|iraq|back|came; iraq; afghanistan; deployed;
      deployment; tour|tours in|overseas; came back from ~ war|deployment|overseas|service;
      loud noise|noises|bang|bangs|bang; car backfire*; fireworks;
      jump* ~ every|at|loud|sound|noise|door|noises; jumpy; startle*; hypervigilan*;
      hyper vigilan*; {always} ~ scanning|guard|alert; scan* ~ room|exits|crowd|people;
      back to the wall; on guard; things ~ i saw; what i saw; what happened to me;
      what he|they did to me; something happened ~ me|to;
      saw ~~ die|died|killed|shot|bodies|body|crash; seen ~ things|bodies|death|people; trigger*;
      smell ~ takes|brings ~ back; can not ~ forget|unsee; images ~ come back; back there again;
      body ~ freeze*|remember*; freeze ~ touch*|when; wake ~ screaming|sweating|drenched;
      never talked about what; not told anyone ~ happened; calls i ~ ran|attended|went|carry;
      bad calls; birth ~ traumatic; avoid ~ road|street|intersection|place ~ happened; robbery;
      burgl*; broke into; mugg*; stalk*; survivor; my attacker; 4th|fourth of july;
      new years eve ~ fireworks; =va ~ group|hospital|doctor|benefits|therapist|said|sent;
      convoy; ied; fallujah; kandahar; helmand; baghdad; mosul; ramadi; kabul;
      vietnam ~ war|vet|in|was|served; iraq|afghan ~ war|vet; platoon; my unit;
      buddies ~ lost|died|did not|killed; marine*; army; navy; sergeant; facing the door;
      face the door; sit facing; back to the ~ wall|door; walk the ~ fence|perimeter|house;
      perimeter; check* ~ locks|windows|doors|house ~ night|twice|perimeter;
      ran ~ light|red|stop ~ hit|us|into|me;
      hit ~ us|me ~ car|truck|head|side|behind|driver|drunk; t boned; rear ended; rollover;
      totaled; that ~ corner|road|intersection|street|bridge ~ avoid|drive|can|happened|longer;
      avoid that ~ corner|road|street|place; hear the ~ sound|bang|crash|screech|screams;
      the smell of ~~ back|there|again|gas*|smoke|blood; armed robbery; knife ~ throat|to|my;
      gun ~ pointed|held|put; point* a gun; break in; broke into ~ our|my ~ house|home|apartment;
      someone ~ broke in; drugged ~ me|drink; woke up ~ he was|next|naked|and he;
      he did not stop; i said no; said no ~~ he|did; he forced|forced me; forced ~ me; groped;
      touched me ~ without|at|on; followed me home; school shooting; the shooting;
      fire ~ house|burned|apartment ~ trapped|escaped|nightmares|smell;
      tornado|hurricane|wildfire|flood ~ since|lost|house|nightmares;
      my hands ~ choke|throat ~ sleep|asleep|night;
      wife ~ sleeps|slept ~ other|another ~ room ~~ hands|fists|nightmares|kick*|thrash*;
      found ~ body|him|her ~ hanging|dead|cold|floor|garage;
      found him|her ~ dead|hanging|unconscious; cpr ~ died|did|on|my; the call where; bad call;
      pulled ~ kid|child|baby|bodies|body ~ out|from; scene ~ wreck|accident|crash|crime;
      the ~ shooting; count ~ the? exits;
      hit the ~ ground|floor|deck ~ bag|bang|pop*|noise|when|loud; bag popped;
      sleep with the ~ light|lights|tv ~ on; light on ~ sleep;
      sleep with ~ gun|knife|bat|door|chair ~ under|locked|closed|against|bed; held down;
      held me down; pinned ~ me|down; party ~ he|they|someone ~ held|forced|drugged|pinned;
      i have not told ~ anyone|family|husband|wife|my family;
      survivor|survived ~ shooting|fire|crash|assault|attack|bombing|earthquake|tsunami;
      on the ambulance; in the ~ rig ~ after|shift|sit;
      a call ~ i ~ ran|had|can|cannot; pulled from the; saw ~ it ~ happen; was there when;
      body bag*; gunshot*; gunfire; explosion; blast; mortar; sniper;
      woke ~ up ~ swinging|fighting|choking|screaming; jump* out of my skin; on edge since;
      dog tags; humvee; diesel ~ smell|cannot|do; chaplain; he was ~ 18|19|20|21|22 ~ i|and;
      i was the one ~ driving|shooting|who; rpg; roadside; overseas;
      put it to my ~ forehead|head|neck|back; to my forehead; pharmacy ~ robbery|robbed|gun;
      bank teller; teller ~ robbed|gun; automatic doors;
      go back to work ~ since ~ robbery|attack|shooting;
      can not do ~ crowds|loud|fireworks|diesel; not slept in ~ the|our bed ~ since;
      what i did ~ over there|there|war; over there; survivor* guilt; should have been me;
      why me and not;
      since the ~ accident|crash|attack|assault|shooting|robbery|fire|deployment|earthquake|mugging;
      shrapnel; ambush; ambushed; patrol ~ iraq|afghan*|night|lost; medevac; field hospital;
      body armor; barracks; infantry; paratrooper; ranger battalion; navy corpsman; corpsman;
      combat medic; airbag*; guardrail; windshield; wreckage; hydroplan*; head on collision;
      collision; hit by a ~ car|truck|drunk|bus; drunk driver; hit and run ~ me|us|my; carjack*;
      kidnap*; held|taken|took|kept ~ hostage; hostage situation; held captive; attacker; assailant; intruder; burglar; home invasion;
      gunman; active shooter; lockdown ~ school|hid|closet|shooter; bomb; bombing; wildfire;
      hurricane; earthquake; tornado; flooded ~ house|home; rape kit;
      restraining order ~ against him|ex|he; survivor of; crime scene; autopsy; homicide;
      suicide scene; turnout gear; engine company; dispatch ~ calls|911; code blue; triage;
      mass casualty; resuscitat*; cpr; gore; gruesome; startle; startled; flashing back;
      night terrors; cold sweats; sleep with ~ gun|knife|bat; perimeter check*;
      checking locks ~ since; cannot sit with my back; one call ~ in|that|will|i;
      on the ambulance ~ years; back there ~ smell|sound|again; i am back there;
      go down that road; cannot go down ~ road|street; debrief; medic;
      every time i ~ shut|close my eyes; when i ~ shut|close my eyes; body cam; bodycam; inquiry;
      internal affairs; use of force; years on the job; on the job ~ saw|watch*|kid|scene;
      see his face; see her face;
      see the ~ kid|boy|girl|man|woman|baby|driver ~ every|when|again; not been ~ home and quiet;
      overtime so i do not
    `,
    hints: phrases`
      nightmare*; jumpy; on alert; avoid ~ reminders; accident; crash; attack; unsafe;
      dissociat*; shaken; numb; service; gun;
      paramedic|firefighter|police|emt|cop|ambulance|soldier; corner; intersection; icu;
      deployed; scared of ~ dark|men|cars|driving; exits; light on; smoke; sirens; blood;
      screech*; wreck; attacker; knife; police report; rig; ambulance; bang; startle*; scream*;
      survive*; forehead; chaplain; dog tags; robbery; helicopter; memory; memories
    `,
  }),
  problem({
    id: "complex-trauma",
    label: "childhood and complex trauma",
    lasting: true,
    names: phrases`
      complex trauma; cptsd; c ptsd; childhood trauma; developmental trauma; attachment trauma;
      attachment wounds; childhood abuse; childhood sexual abuse; adverse childhood;
      childhood neglect; emotional neglect; narcissistic abuse; dissociation; dissociative;
      abuse ~ child; domestic abuse|violence; abuse recovery; survivors of abuse
    `,
    says: phrases`
      hands ~ around|on ~ my ~ neck|throat; he|she ~ shoved|choked|strangled|slapped|punched|kicked|beats|hits ~ me;
      will not let me ~ see|leave|work|go ~ friends|family|house|home|out|alone;
      {family} ~ beat|hit|slapped|whipped|belted|abused|molested|touched|hurt|neglected me;
      {family} ~ used to ~ beat|hit|scream|hurt|lock|touch|throw; beaten as a ~ child|kid;
      hit as a ~ child|kid; abused ~ as|when|growing|child|kid|by|for;
      molested ~ as|when|child|kid|by;
      when i was ~~ uncle|stepfather|stepdad|cousin|priest|coach|babysitter|neighbour|neighbor;
      when i was ~ little|small|kid|child|young|six|seven|eight|nine|five|four|ten ~~ hurt|beat|hit|touched|scared|happened|left|screamed|drank|hide|hid;
      grew up ~~ scared|afraid|walking|eggshells|chaos|violence|violent|shouting|yelling|alcoholic|fear|screaming|abuse|abusive|hiding|neglect;
      grew up in ~ foster|care|violent|chaotic|abusive; foster care;
      childhood ~ was ~ bad|hell|awful|chaos|rough|violent|nightmare|horrible|abusive|terrible|hard;
      bad|rough|abusive|horrible|terrible|awful|violent|chaotic|painful childhood;
      things ~ happened ~ kid|child|childhood|young|little;
      stuff ~ happened ~ kid|child|childhood|young|little;
      happened ~~ when i was ~ kid|child|little|young|small|boy|girl; never felt safe;
      nowhere ~ safe; home ~ not safe; neglected; nobody ~ looked after|cared for me;
      raised myself; had to be the ~ adult|parent|grown; parentified;
      mother|mum|mom ~ never ~ loved|wanted|hugged|there;
      father|dad ~ never ~ loved|wanted|hugged|there; dissociat*; lose time;
      lost time ~ hours|days|chunks; leave my body; out of my body; float ~ above|away|ceiling;
      watching myself from; not ~ remember ~ childhood; blank ~ childhood; huge gaps ~ memory;
      can not ~ trust ~ anyone|people|anybody; do not trust ~ anyone|people|anybody;
      trust ~ nobody|no one;
      abusive ~ relationship|marriage|ex|husband|wife|partner|boyfriend|girlfriend|father|mother|parents|home|family|childhood|household;
      {partner} ~ used to ~ hit|beat|choke|control|scream|hurt;
      {partner} ~ hit|beat|choked|hurt|strangled|abused me; left ~ abusive; inner child;
      father wound; mother wound;
      narcissis* ~ mother|mum|mom|father|dad|parent|parents|ex|husband|wife; fawn*;
      walk*|walking on eggshells ~ kid|child|home|mother|father|dad|mum|mom|growing;
      boarding school; cult; go away ~ head|inside|mind|body|when; the going away; i go away;
      go* somewhere else; lose bits; lose ~ hours|days|chunks|bits|minutes ~ of?;
      missing ~ hours|time|days; next thing i ~ knew|know;
      ages ~ 3|4|5|6|7|8|9|10 ~ to|until|till; age ~ 4|5|6|7|8|9|10 ~ to|until|till;
      from when i was ~ 3|4|5|6|7|8|9|10|11|12|little|small;
      my ~ stepdad|stepfather|uncle|grandfather|coach|priest|cousin|babysitter ~ when|did|touched|came|used|was|nobody;
      it was my ~ stepdad|stepfather|uncle|grandfather|brother|dad|father|cousin;
      nobody believed me; no one believed me; {parent}|{family} ~ did not believe me; the belt; a belt;
      belt ~ dad|father|mom|mother|used;
      hid|hiding ~ under ~ bed|table|stairs|closet ~~ kid|child|dad|father|mother|fight*|when|he;
      nobody ~ ever ~ looked|noticed|asked|hugged|came|saw|held|listened;
      no one ~ ever ~ looked|noticed|asked|hugged|came|saw|held|listened; nobody ever hit me;
      grew up ~ invisible|alone|quiet|careful|small; reading ~ footsteps|moods; footsteps;
      flinch* ~ when|touch*|at|if; can not ~ bear|stand ~ touched|touch|hug;
      hand on ~ my ~ neck|shoulder|back ~~ freeze*|panic|next|jump; made myself small;
      my body remembers; little girl|boy inside;
      never ~ safe ~ home|house|kid|child|growing|anywhere;
      my ~ uncle|stepfather|stepdad|grandfather|cousin|brother|coach|priest|neighbor ~ lived with us|came|would|used|into my room|at night|babysat|did things;
      until i was ~ 6|7|8|9|10|11|12|13|nine|ten|eleven|twelve|seven|eight;
      never ~ said ~ that|this ~ sentence|out loud|before|aloud;
      i have never ~ said|told ~ this|that ~ sentence|anyone|out loud|aloud;
      freeze when ~ hug*|touch*|hold*|kiss*|close|near;
      {partner} ~ hugs|touches|holds|kisses ~ me ~~ freeze|numb|gone|leave|tense|pull|stiff;
      into my room ~ night; came into my room; locked my ~ bedroom|door ~ kid|child|at night;
      what happened at home; growing up ~~ hit|yell*|drunk|belt|hide|scared|alone|nothing;
      parent ~ like a; i raised ~ my ~ brothers|sisters|siblings|brother|sister;
      very far ~ back|away ~ watching|room|behind|inside;
      suddenly ~ very ~ far|small|little|gone; far back in the room;
      watching ~ from ~ far|above|ceiling|outside|behind; to be able to stay;
      when people ~ raise ~ voice*; raised voices;
      when ~ someone|people|he|anyone ~ raises|yells|shouts ~~ freeze|small|far|gone|kid|hide;
      being touched; do not touch me; incest; molest*; molested; grooming; groomed; fondled;
      neglectful; foster home*; group home*; cps ~ took|removed|called|kid; orphanage; beatings;
      whipping; switch ~ tree|grandmother|mother|whipped; belt buckle;
      extension cord ~ kid|mother|father; locked closet; locked outside; latchkey;
      alcoholic home; alcoholic father; alcoholic mother; drunk father; drunk mother;
      eggshells as a kid; emotional incest; enmeshed; enmeshment; gaslit; gaslighting;
      love bombing; trauma bond*; dissociate; depersonaliz*; derealiz*; alters; inner children;
      fight or flight ~ always|since|kid; freeze response; fawning; hypervigilant;
      never felt wanted; unwanted child; scapegoated; invisible child; glass child;
      walked out ~ when i was ~ little|kid|five|six|seven;
      i was ~ four|five|six|seven|eight|nine|ten again; under the table; stop disappearing;
      i disappear; never there; nice person who is never there; beating;
      slapped ~ my ~ son|daughter|kid ~~ again|mother; will not make my parents monsters;
      parents ~ monsters; hit us; beat us; hit me with; called it ~ love|discipline
    `,
    hints: phrases`
      childhood; grow up|grew|growing; abuse*; as a child|kid; attachment; shame; trust;
      eggshells; stepdad|stepfather; foster; belt; as kids; uncle; stepbrother; freeze; secret;
      bathtub; as a girl|boy; rushed; disappear*
    `,
  }),
] as const;
