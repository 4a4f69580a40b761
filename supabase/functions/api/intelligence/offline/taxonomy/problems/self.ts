import { phrases, problem } from "../problem.ts";

export const SELF = [
  problem({
    id: "self-harm",
    label: "self-harm and suicidal thoughts",
    personal: true,
    names: phrases`
      self harm*; self injur*; selfharm*; suicid*; nssi; suicidal ideation|thoughts; autolesion*;
      =cutting ~ myself|again|urges|behavio*
    `,
    says: phrases`
      cut ~ myself|my ~ arms|wrists|thighs|legs|arm|skin;
      cutting ~ myself|again|helps|started|when; burn* ~ myself|my ~ skin|arm|arms;
      hurt* ~ myself; cut|cuts|cutting|burns|burning|hurting|harming himself|herself|themselves; hit* ~ myself|head ~ wall|punish;
      scratch* ~ myself|skin|arms ~~ bleed*|until;
      scars ~ arms|arm|thighs|wrists|legs|sleeves|hide; long sleeves; razor*;
      punch* ~ myself; want* to die; not want to live|be here|be alive|exist|wake;
      end ~ my life|it all; kill* myself; better off ~ dead|without me;
      wish i ~ dead|was not here|never been born;
      my ~ legs|arms|thighs ~ barcode|lines|scars|cut; blade*; razor ~ drawer|hidden|skin;
      sharp* ~ hidden|drawer|hide; band aids ~ hide; to come down ~ hurt|cut|burn|feel;
      pain ~ helps ~ feel|calm|release; hurt|punish myself; carv* ~ skin|arm|leg|myself;
      pick* ~ until ~ bleed*; stitches ~ er|myself|arm|wrist|again|roommate|nine|cut;
      got out of the ~ er|hospital|ward|psych ~~ stitches|cut*|myself|pills;
      do something ~ stupid ~ then ~ quiet; then it is ~ quiet|calm|over; something ~ sharp;
      marks on my ~ arms|legs|skin|body; self inflicted; cuts on my; cutting again; blades;
      scabs on my; band aids ~ arm|thigh|hide; lighter ~ skin|hip|arm|burn; hair tie snap*;
      rubber band ~ wrist; bruise myself; starve myself; suicidal; suicide; overdose; psych hold;
      5150; inpatient ~ twice|again|suicid*|cut*; doing that to ~ her|his|my arms|legs;
      to her arms; to his arms; turns the volume down; turn the volume down;
      only thing that ~ turns|makes ~ quiet|down|stop
    `,
    hints: phrases`
      urges; punish myself; sleeves; =scars; =scar; stitches; wrist; cuts; bandage*
    `,
  }),
  problem({
    id: "bpd",
    label: "intense emotions and borderline patterns",
    personal: true,
    names: phrases`
      bpd; borderline; personality disorder*;
      emotional ~ dysregulation|regulation|instability|intensity; emotion regulation;
      emotionally unstable; dbt; dialectical; eupd; npd; abandonment ~ issues|fears|wounds;
      intense emotions; trastorno limite
    `,
    says: phrases`
      zero to ~ hundred|100|sixty|60; 0 to ~ 100|60;
      emotions ~ too|so|extreme|intense|huge|control|rollercoaster|overwhelm*|all|take|wild|swing*;
      feel* ~ everything ~ too|so|intense*|much|times|ten|louder; emotional rollercoaster;
      roller coaster|rollercoaster; no skin|thin skinned|without skin;
      love ~~ then|next|and hate ~ them|him|her|people|minute|day;
      hate ~~ then|next|and love ~ them|him|her|people; best person ~~ worst;
      push* ~ people|everyone|him|her|them|partner ~ away;
      scared|terrified|afraid|fear ~ leave|abandon*|leaving|left|being left|abandonment;
      everyone ~ leaves|abandons|leave me; leave* me ~ eventually|always|end|like;
      please do not leave|go; do not leave me; beg* ~ stay|not|leave; split* on|people;
      favourite|favorite person; sense of self;
      different person ~ with|depending|every; chameleon;
      mood* ~ change*|flip*|swing* ~~ minute|minutes|hour|hours|second|seconds|times|day|constantly;
      moods ~ all over; empty ~ inside|chronic*|void ~~ fill|people|alone|leave;
      blow up ~ relationships|friendships|everything;
      sabotage* ~ relationship|relationships|everything|every|good|it;
      destroy* ~ every|all ~ relationship|relationships|friendships|friendship;
      ruin* ~ every|all ~ relationship|relationships|friendships|friendship|good;
      too ~ intense|much|clingy|needy ~ for|people|everyone|told; clingy;
      text* ~~ not ~ reply|answer|text ~~ spiral|meltdown|panic|end|hate|lose|block;
      if they|he|she ~ not ~ reply|text|answer; regret ~ later|after|it;
      impulsive* ~~ cut*|drink*|sex|spend*|drive*; quit|block|blocked ~ everyone|everything;
      broke|break|broken up ~~ times|times ~ this|week|month|year|by;
      by text ~ broke|break|dump*; she|he blocked me; blocked me; block* ~ unblock*;
      too much for ~ outpatient|people|everyone|them|him|her|therapist*|anyone;
      told ~ i am ~ too much; am too much; i was too much; they ~ all ~ leave; everyone ~ leaves;
      like ~ gasoline|fire|storm|tsunami|explosion|flood ~ feel*|inside|then;
      anything to ~ make ~ stop; poured gasoline; shame for ~ days|week|a; then shame;
      forty ~ texts; texts in a row; called ~ thirty|twenty|forty|fifty|50|40|30|20 times;
      drove to ~ her|his ~ house ~ night|begged|again; i test ~ people|them; idealis*|idealiz*;
      on a pedestal; black and white ~ people|thinking|all; all or nothing ~ people|feel*|love;
      therapists ~ give|gave up on|dropped; different ~ person ~ every ~ hour|day;
      feel* ~ ten times ~ more|stronger|louder; like being ~ skinned|flayed|burned|on fire;
      therapists ~ quit|quitting|dropped|fired|left ~ me; therapist* quit on me; quit on me;
      moved out ~ same day; do not abandon; not abandon me; don t leave;
      leave me ~ like everyone; everyone ~ leaves|left|leaving; third breakup;
      friendships ~ explode|end|blow|burn|never last; burn* ~ bridges; love them then ~ hate;
      feel it ~ all|everything ~ louder|more|stronger; do something stupid;
      keyed ~ his|her|the car; slept on ~ his|her porch; on his|her porch;
      threw me out ~ group|program|house; group that threw me out; 100 or ~ nothing|0|zero;
      all or nothing; begg* ~ him|her|them|back; love ~ him|her ~ then ~ hate;
      say sorry ~ after|again|all night; splitting; idealize; devalue; fp ~ favorite;
      abandonment; love hate; drama queen ~ called|family; too sensitive; too intense;
      overly emotional; emotional vampire; mood flips; moodiness ~ minutes|hours;
      block and unblock; blocked ~ number|everywhere|again; screaming matches ~ then|beg*;
      begged him|her|them; threatened to leave ~ fight*|test*; tested ~ him|her|them;
      on off relationship; on again off again; identity crisis ~ every; new personality;
      dbt skills; diary card; distress tolerance; burn it all down; scorched earth; dead to me;
      slept outside ~ her|his|their; outside her|his building;
      perfect and then ~ garbage|nothing|monster|evil; they are garbage; i am the garbage;
      the in between; cannot find the in between; fired ~ therapists; they fired me;
      i have fired; until she went on vacation; went on vacation ~ abandon*|panic|fell|left|quit;
      say it a lot ~ kill|die
    `,
    hints: phrases`
      do not know who i am; no idea who i am; intense; abandon*; mood swing*; impulsive*; unstable; overreact*; jealous; empty; explode;
      too sensitive; emotional; regulat*; intens*; blocked; storm; text*; they leave;
      rollercoaster; breakup; text|texts; outburst*; shame; identity; rage; threw out; moods;
      begged
    `,
  }),
  problem({
    id: "anger",
    label: "anger",
    personal: true,
    names: phrases`
      anger; anger management; rage; temper; irritab*; explosive; ira; conflict and anger
    `,
    says: phrases`
      los* my ~ temper|shit|cool|patience|rag; lose it ~ with|at|over; short ~ fuse|temper*;
      temper ~ gets|scares|problem|bad|flares|control|worse;
      snap* ~ at ~ people|kids|everyone|wife|husband|partner|my|anyone|them|coworkers;
      fly off the handle; blow* ~ up ~ at|over|people|small|nothing|everyone|kids|my;
      blow my ~ top|stack|fuse; explode* ~ at|over|nothing|small|things|tiny|little; see* red;
      red mist; boil* ~ over|blood|inside; blood boil*;
      punch* ~ wall|walls|door|hole|holes|someone|people|things|him; hole in the ~ wall|door;
      throw* ~ things|plates|phone|stuff|remote|chair; smash* ~ phone|things|plates|stuff|up;
      slam* ~ door|doors; yell* at ~ my|kids|everyone|people|wife|them;
      scream* at ~ my|kids|everyone|people|wife|them|the;
      shout* at ~ my|kids|everyone|people|wife|them|the; road rage; so {angry};
      {angry} ~ {always}|at everyone|everything|nothing|time|over; {always} {angry};
      {scared} ~ of? me ~~ shout*|yell*|temper|angry|lose; kids ~ scared|afraid ~ me;
      wife ~ scared|afraid ~ me; family ~ eggshells ~ me; eggshells around me;
      can not control ~ anger|temper|myself|rage; angry outburst*; outburst*;
      got ~ fired|arrested|suspended ~~ fight|yell*|shout*|temper|anger; court ordered;
      hot head*; say* ~ things ~~ regret; go from calm to; furious; resent* everyone;
      fist ~ through|into ~ wall|door|window|drywall|cabinet;
      put ~ my ~ fist|hand|foot ~ through; kick* ~ door|wall|dog|tire|bin|chair;
      broke ~ phone|door|plate|window|tv|remote|controller|hand|keyboard ~~ wall|angry|mad|yell*|threw|fight|again?;
      broken ~ phone*|door|hand ~ temper|angry|rage|wall; sets me off; set me off;
      anything ~ sets ~ off; go* off on ~ people|her|him|them|my; went off on; i hit|slapped|shoved|punched|choked ~ my ~ {partner}|{child}|brother|sister; i go red ~ yell*|mad|angry|throw; hot ~ neck|face ~ then|yell*|say; my neck ~ hot|red|warning;
      walk ~ on eggshells around me; kid* ~ flinch*; flinch* ~ when|at ~ i|me; hand up ~ flinch*;
      =raised my ~ voice|hand; my voice ~ raise*|scare*|loud; hr ~ complaint|write|warn*|talk*;
      written up; anger ~ class|classes|course; judge ~ said|order*|sent|told; probation;
      restraining order ~ against me; bar fight*; got into ~ fight|fights|it with;
      cut|cuts ~ off ~ traffic ~~ followed|yell*|scream*|rage; tailgat*; honk*;
      i become|became my ~ father|dad; like my ~ father|dad ~ yell*|temper|shout*|angry|scream*;
      turning into my ~ father|dad; regret ~ what|things ~ said;
      apologize|apologise ~~ again|after ~ yell*|shout*|blow*; zero patience; no patience;
      threw a ~ wrench|hammer|chair|plate|phone|cup|glass|tool|punch;
      throw* ~ a ~ wrench|hammer|chair|plate|phone|cup|glass|tool;
      from nothing to ~ boom|hundred|rage; missed ~ by a ~ foot|inch; boom; bite ~ head* off;
      bit* ~ head off; bites everyone; i bite; snap ~ heads; blow* ~ a fuse|gasket; fists;
      clench* my ~ fist*|jaw ~ hit|angry|yell*;
      want to ~ hit|break|smash ~ something|things|walls; break things; broke things;
      scare* ~ my|the ~ kids|wife|girlfriend|dog|family|people|myself ~ yell*|temper|anger|angry|when;
      supervisor ~ yell*|wrote|warn*; suspended ~ from|for ~ work|fight*|yell*|threw;
      stop|quit|quitting|stopping ~ yelling|shouting|screaming|exploding|snapping|swearing;
      come home with my ~ fists|fist; fists closed; my mouth ~ whole|picture|loud|swear*;
      kid* ~ draw*|drew ~~ yell*|mouth|mad|angry; walls ~ holes; keyed ~ his|her|the car;
      slash* ~ tires; kid* ~ run|runs|hide|hides|cover|covers ~ when i|from me; dog hides;
      told to ~ come|get help|go ~ anger|wife|judge|boss; yell and then ~ sorry|hate|cry;
      the way i ~ yell|talk ~ kids|wife|to them; temper; rageful; hothead; short fuse; blowups;
      blowup; outbursts; hulk; volcano; volcanic; pressure cooker; kettle ~ boil*; explosive;
      exploded; erupt*; seething; livid; slammed; slamming; punched; punching; smashed;
      shattered ~ phone|plate|glass|window; holes in the wall; kicked the ~ dog|door|car|tire;
      flipped ~ table|off|out; cussed out; cussing; screaming at; hollering; bellow*; roar* at;
      anger management; disciplinary; suspended for fighting; bar fights; fistfight; brawl;
      assault charge; charged with ~ assault|battery; probation officer;
      hr meeting ~ yell*|temper|tone; lit into ~ him|her|them|my|the; light into ~ him|her|them;
      it is the mouth; come in the door already; already at a ~ nine|ten|eight; going up my neck;
      never laid a hand; laid into ~ him|her|them; tore into ~ him|her|them|my;
      ripped into ~ him|her|them; chewed out; he flinched; she flinched; wife says or else;
      or else ~ wife|anger|temper; nearly decked; decked him; want to deck;
      bit my ~ wife*|kids*|tongue ~ head
    `,
    hints: phrases`
      angry; anger; yell*; shout*; frustrat*; irritat*; fights; furious; mad; snap*; patience;
      fuse; explode; temper; fist*; blow* up; wrench; boom; threw; slammed; swear*; explosion;
      fight*; smash*; outburst*; temper*; boil*; foreman; argument*; clench*; yelling; fists;
      smack; swear; shout
    `,
  }),
  problem({
    id: "self-esteem",
    label: "self-esteem and self-criticism",
    personal: true,
    names: phrases`
      self esteem; self worth; confidence; imposter|impostor syndrome; impostor|imposter;
      self critic*; inner critic; self compassion; people pleas*; self doubt; assertive*;
      boundaries; low confidence; autoestima; perfectionis*; inferiority; shame; insecur*;
      codependen*
    `,
    says: phrases`
      now they will ~ find out|know|see; they will find out; going to find out ~ i;
      first in ~ last out; first one in ~ last one out; nobody|no one ~ sees|finds|notices ~ typo|mistake|flaw;
      hour|hours ~~ on ~ email|text|sentence|paragraph; redo* ~ work|slides|report|everything;
      not good enough; never ~ good enough; never ~ enough; not ~ feel ~ good enough;
      feel like ~ fraud|failure|loser|imposter|impostor|fake|idiot|burden|disappointment;
      am ~ a ~ failure|loser|fraud|disappointment|mess|idiot|fake; total ~ failure|loser|fraud;
      find me out; found out ~ fraud|know|not|fake; do not belong; do not deserve;
      {hate} ~ myself; self hat*; self loath*;
      voice ~ in my head ~~ not|never|stupid|useless|failure|enough|fraud|worthless; inner voice;
      critical voice; tell* myself ~ stupid|useless|failure|worthless|idiot;
      beat|beating ~ myself up; hard on myself; own worst ~ enemy|critic; useless;
      i am ~ stupid|pathetic|worthless|weak|=boring|broken|unlovable; compar* myself;
      everyone else ~ better|together|smarter|ahead|succeed*|has;
      behind ~ everyone|in life|peers|friends|people; can not say no; {hard} ~ say* no;
      say yes ~ to|when|everything|everyone; {always} say* sorry;
      apologi* ~ for|{always}|everything|existing|too; put everyone ~ first|before;
      everyone else first; please ~ everyone|everybody|people; doormat; walk* all over me;
      stand up for myself; speak up for myself; no confidence; lack ~ confidence;
      do not like ~ myself|who i am; not like myself;
      can not ~ take|accept ~ compliment|compliments|praise;
      compliment* ~ {hard}|can|believe|uncomfortable|brush|lying; seek* ~ approval|validation;
      need ~ approval|validation; no backbone; let everyone down;
      letting ~ down ~ everyone|people; nothing i do ~ enough|right; set* boundaries;
      no boundaries; ashamed of ~ who|myself|everything; bad at being ~ a? person;
      bad at ~ everything|life; fraud ~ caught|found|finally|any; caught ~ fraud|out;
      any day now ~~ find|realize|realise|know;
      they will ~ realize|realise|find out ~ not|know|fraud; accommodat*; shrink* ~ myself;
      make myself small; take up ~ space; sorry for ~ existing|everything|being;
      never ~ been|feel|felt ~ enough; disappoint* ~ everyone|parents|people|them|anyone;
      i must not ~ disappoint; i agree* to ~~ hate|not want; agree ~ everything|with everyone;
      laugh it off; do not ~ take ~ compliments; cringe ~ at ~ myself; replay ~ every|mistakes;
      i ruin ~ everything; ruin everything;
      my ~ sister|brother ~ shadow|golden|perfect|successful; in ~ shadow; second best;
      not ~ smart|pretty|thin|rich|man|woman enough;
      only ~ good|valuable|worth|loved ~ when|if ~ work*|achiev*|useful|help*;
      prove ~ myself|worth; {always} proving; impostor; do not know what i like;
      charm ~ them|everyone; hide ~ neighbor|from people|in ~ bathroom; gotten small; got small;
      become ~ small|smaller|invisible; let everybody ~ go ahead|first|walk;
      emergency contact is me; put the phone face down; someone i can impress;
      impress ~ people|everyone|them|him|her; award* ~ drawer|nothing|feel;
      haven t felt a thing since; nobody were watching; if nobody ~ watching;
      perform* for ~ people|everyone|others; handing out grades; what i would want if nobody;
      i say yes; before the sentence is over; performing; good at performing; over explain*;
      apologi* to a ~ door|chair|wall|lamp|mannequin; what i like for ~ breakfast;
      find out what i ~ like|want; imposter; fraudulent; phony; inferior; not smart enough;
      not enough; worthless; pathetic; loser; unlovable; undeserving; unworthy; self deprecat*;
      apologizer; over apologiz*; apologise* too; yes man; yes woman; pushover; peacekeeper;
      martyr; codependent; invisible; overlooked; shrinking violet; small talk myself down;
      negative self talk; inner bully; bully in my head; comparison; comparing;
      instagram ~ compare|everyone|perfect|behind; left behind in life; late bloomer;
      disappointment to; let everybody down; approval; validation; needy; insecure; insecurities;
      perfection; b plus; second guess*; never being good enough; being good enough; merely fine;
      good enough ~ parents|dinner|never; got a ~ 94|b|98|99
    `,
    hints: phrases`
      confidence; failure; ashamed; shame; insecure; perfect*; deserve; compare*; worth; critic*;
      criticis*|criticiz*; boundaries; guilt*; approval; invisible; people pleaser; loser;
      useless; stupid; ugly; tone; apologize*; proving; flatter*; praise; compliment*; worthless;
      dumb; never enough; guilty; needy; weak; impress*; award; emergency contact; perform*;
      impress; apologized; embarrassing; over explain
    `,
  }),
] as const;
