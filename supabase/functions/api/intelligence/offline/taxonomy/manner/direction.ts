import { phrases } from "../problem.ts";
import type { StylePole } from "../style-pole.ts";

export const DIRECTION: readonly StylePole[] = [
  {
    dimension: "past",
    pole: 1,
    wish: "work that goes to where it comes from",
    clear: phrases`
      where ~ it|this|that ~ comes|came from; root|roots; root cause; the why;
      understand ~ why|where|myself|pattern|patterns|how i; asking why;
      why i ~ am|do|keep|feel|react|always; underlying; underneath;
      my ~ childhood ~ work|explore|understand|matters; dig ~ into|deep*|down|deeper; digging;
      depth; in depth; insight|insights; my past; the past;
      go back to ~ childhood|past|start|beginning; long term therapy; psychodynamic;
      psychoanaly*; pattern*; childhood ~ stuff|thing|things|talk|question*;
      talk* about my ~ mother|mom|mum|dad|father|childhood|past;
      discuss my ~ mother|mom|mum|dad|father|childhood|past;
      ask* about my ~ mother|mom|mum|dad|father|childhood|past;
      my mother ~~ year|session|sessions; inner child; family history; freud*; understand first;
      explore; exploration; rehash*; dwell*; analyz*|analys*; what ~ meant ~ to|about;
      asked me what i thought; everything back to; know what i am doing; map; think it over;
      why i; childhood stuff; my father|mother ~ for a year|every|always;
      about my ~ dad|mom|mum|mother|father|childhood ~ for; roots; archaeolog*; foundation; dig;
      where ~ began|started|learned; childhood; how i got ~ here|this way; how i became;
      backstory; family tree; mother ~ questions; old stuff; back in time; all the way back;
      history
    `,
    bare: phrases`
      understand; understanding; why; deeper; childhood; past; comes from; came from; explor*;
      meaning
    `,
  },
  {
    dimension: "past",
    pole: -1,
    wish: "work on what changes now",
    clear: phrases`
      change ~ now|first|things|what|next|something|please; change it; next week; next months;
      right now ~ change|problem|things; here and now; present ~ focus*|moment; what to do now;
      future focus*; forward; solution ~ focused|oriented; move on; moving forward|on; results;
      fix ~ it|this; quick ~ results|fix; get through ~ week|day|months|next|this;
      practical ~ change|now; this week; day to day; actual day;
      just want it ~ stop|stopped|gone|over; make it stop; brief; short term; what happens next;
      know where it comes from; do not care ~ why|where; the storm first;
      deal with ~ now|today|day; change comes first; just change it; know what it is about;
      tool i can use; same day; that day; for next week; on monday;
      get through ~ wedding|flight|holidays|christmas|exams|trial; know the why; i know why;
      done with the past; leave the past; past is past; the roof first; put out the fire;
      stop the bleeding; next month; tomorrow; tools now; function; get me working;
      survive ~ week|month; umbrella
    `,
    bare: phrases`change; now; build; today; forward; action; future; present`,
  },
  {
    dimension: "structure",
    pole: 1,
    wish: "clear structure and a plan",
    clear: phrases`
      structure; structured; agenda; organi* ~ and|therapist|sessions|plan; step by step;
      goal|goals ~ set*|clear|work|oriented|each|agree; set* goals; goal setting; road map;
      roadmap; a method; method; methodical; spreadsheet; track* ~ progress|mood; measur*;
      a plan; the plan; short plan; simple plan; clear plan; plan ~ for|of|with; program;
      checklist; data; evidence based; science based; curriculum; know what to expect; manual;
      lay* out; target each week; diary; worksheets; timeline; framework; clipboard; script;
      scripted; textbook; cookie cutter; one size fits all; checklists; chart ~ stages|with;
      stages; worksheet*; by the book; rigid; forms; program*; manualized|manual; robot*;
      treat* ~ like a ~ number|case|diagnosis|file; boxes; protocol*; quick programs; workbook*;
      homework sheets; like a test; questionnaire*; scales; drills; rules; agree on a goal|goals;
      small experiments; each week; records; syllabus; bullet points; list; lists; homework;
      charts; steps; outline; deadlines; milestones; metrics; scores; numbers; tasks; sequence;
      step one; slogans; acronyms; acronym; psychobabble; forms to fill
    `,
    bare: phrases`
      plan; structure; organized|organised; steps; goals; program; clear; methodical;
      consistency
    `,
  },
  {
    dimension: "structure",
    pole: -1,
    wish: "an open conversation without a program",
    clear: phrases`
      open ended; free flowing; free form; unstructured; organic; go with the flow; just talk;
      conversation; wherever it ~ goes|leads; begin anywhere; kitchen table; no agenda; drift*;
      aimless*; no plan; no direction; going nowhere; went nowhere; in circles; chit chat;
      chitchat; chat about ~ week|nothing|day; pleasant talk; pleasant chats;
      no idea what we were doing; rambl*; just chatting; chatted; small talk; vague;
      think out loud; thinking it over; see where it goes; meander; wander; whatever comes up;
      free; play it by ear; jazz; improvise; chit chat|chitchat; circles
    `,
    bare: phrases`flexible; natural; loose; conversation; open; chat; talk`,
  },
  {
    dimension: "homework",
    pole: 1,
    wish: "things to try between sessions",
    clear: phrases`
      homework; exercises; assignments; between sessions; worksheet*;
      practice ~ between|at home|during|with; things to try;
      something to ~ try|practice|practise; try ~ before|between|things|small;
      tasks ~ between|for|each; reading list; experiments;
      leave with ~ homework|one|something|tool; take home; go home with; diary card; reminder;
      checks in; check in ~ between|midweek|text; records between; one thing to ~ try|notice;
      tool ~ that day; reading; books to read; practice at home; try things; journaling; journal;
      exercises to
    `,
    bare: phrases`homework; exercises; practice|practise; assignments; tasks`,
  },
  {
    dimension: "homework",
    pole: -1,
    wish: "no homework",
    clear: phrases`
      no homework; hate homework; without homework; no worksheets; no exercises; no assignments;
      not ~ offer ~ exercises|worksheets
    `,
    bare: [],
  },
  {
    dimension: "pace",
    pole: 1,
    wish: "a brisk pace",
    clear: phrases`
      fast; quick; quickly; in a hurry; brisk; right away; straight away; get to the point;
      get ~ going|started; short term; brief therapy; few sessions; weeks not ~ years|months;
      not ~ years ~ therapy|of; no time to ~ waste|lose; soon; asap; efficient; quicker; faster;
      rapid; time limited; ten to sixteen; intensive; by the second session; not ~ forever;
      too fast; too soon; rush* me; rushed; rushing; pressure* me; pressured;
      pressure to ~ talk|share; whole story ~ in|session|first; in session ~ one|two|1|2;
      first session ~ trauma|story|everything; in week one; first day; right into it;
      straight into; too quickly; say everything ~ week|session|first; hurried; hurry to; rush;
      by thursday; before ~ wedding|baby|trial|exam|semester|christmas; deadline;
      soon as possible; in a few sessions; short; results fast; hurry; pushed too ~ fast|soon;
      first session ~ everything; second session
    `,
    bare: phrases`fast; quick; quickly; efficient; hurry; urgent`,
  },
  {
    dimension: "pace",
    pole: -1,
    wish: "a slow, unhurried pace",
    clear: phrases`
      slow; slowly; take ~ time; my own pace; at my pace; my pace; your pace; own pace; no rush;
      not ~ rush*|rushed|hurried|hurry; unhurried; patient; patience; small steps; baby steps;
      one step at a time; little by little; wait for me; take it slow; ease ~ in|into;
      build ~ trust; time to ~ trust|open|warm; once we trust; if i say stop; stop at any time;
      not ~ spring; have the time; i have time; for years; the pace of; control ~ pace;
      be quiet for a while; wasting time; taking too long; dragged on; never ~ got ~ anywhere;
      not ~ waste time; years of talking; endless; took forever; for years ~ nothing|no;
      unrushed; very slow; go slow; bit by bit; when i am ready; not yet;
      once we know each other; do not start with; sit in silence; give me a minute; need time;
      warm up slowly; slow to ~ warm|trust|open; at first; wait; bit at a time; gradual*;
      long haul; years if; as long as it takes; forever
    `,
    bare: phrases`slow; slowly; time; patient; patience; steps`,
  },
];
