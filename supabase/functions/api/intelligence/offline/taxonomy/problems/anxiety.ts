import { phrases, problem } from "../problem.ts";

export const ANXIETY = [
  problem({
    id: "anxiety",
    label: "anxiety and worry",
    personal: true,
    names: phrases`
      anxiety; anxious; generalized|generalised anxiety; gad; worrier; chronic worry; overthink*;
      over thinking; rumination; ruminate; health anxiety; hypochondria*; ansiedad;
      ansioso|ansiosa; angustia
    `,
    says: phrases`
      worry ~ about everything; worry about ~ {always}; {always} ~ worry; worry all the time;
      can not stop ~ worrying|thinking|spiralling|spiraling; worst case; worst will happen;
      what if|ifs; on edge; mind ~ racing|races|spinning|spins; racing thoughts|mind;
      thoughts ~ race|racing|spiral|spin; brain ~ not {stop}; mind ~ not {stop};
      head ~ not {stop}; brain never {stop}; mind never {stop}; head never {stop};
      can not {stop} ~ {head} off?; {stop} my {head} off; {stop} off my {head}; can not relax;
      never relax|relaxed; can not sit still ~ worry; {hard} to relax; knot in my stomach|chest;
      stomach ~ in knots; butterflies ~ {always}; pit in my stomach; something bad ~ happen*;
      something terrible|awful ~ happen*; waiting for ~~ shoe ~ drop; impending doom;
      sense of doom; feel ~ dread; constant dread; nervous wreck; bundle of nerves; my nerves;
      nervous all the time; {always} nervous; jittery; tense all the time; {always} tense;
      wound up; uptight; catastrophi*; replay ~~ conversation|conversations|said;
      go over ~~ conversation; second guess* ~ everything|myself; overanaly*; over analy*;
      worry myself sick; worried sick; fret*; freak out ~ everything|small; google ~ symptoms;
      convinced ~ cancer|tumour|tumor|heart|dying|ill; think i have ~ cancer|tumour|tumor;
      doctor says ~ nothing wrong; hamster wheel; head ~ never quiet;
      head is ~ busy|loud|full|noisy; mind is ~ busy|loud|noisy; tight chest; chest ~ tight;
      preocupad*; nervios*; me preocupo; worry ~ {child}|money|health|future|work|everyone;
      scared of ~ future; imagin* ~ disaster|disasters|accident|accidents;
      rehears* ~~ conversation|conversations; brain on ~ loop; thoughts on ~ loop;
      stomach ~ churn*; can not switch off; can not turn ~ off; {hard} to switch off;
      jaw ~ clench*|concrete|tight|tense|hurts|sore; grind* ~ teeth; what could go wrong;
      go wrong; {always} something ~ worry; go* looking for ~ something|trouble|problems|worry;
      over and over ~ head|mind; can not let ~ go ~ thought*|worry*|things|mistake|mistakes;
      prepare for ~ worst|every; lists in my head; headlines|news ~ can|worry*|panic|sick;
      worry* that; i worry; worried ~ about; doom; waiting for ~ bad|something|worst|news|bomb;
      on high alert; my mind ~ runs|goes|jumps|keeps; keyed up; wired but tired;
      nail* ~ bite|biting|bitten; bite my nails;
      check my ~ pulse|heart|temperature|email|location; {hard} to ~ decide|make decisions;
      asking ~ are you sure|mad at me; are you mad at me;
      not ~ leave me alone ~ head|mind|thoughts; {head} ~ not leave me alone;
      check* ~ weather|bank|news|forecast ~ times|again|every|constantly;
      refresh* ~ news|email|page|app; expect* ~ worst|disaster; borrow* trouble; fear the worst;
      bracing for; on pins and needles ~ {always}?; nothing to worry about ~ but;
      look for ~ something to worry; can not ~ enjoy ~ because ~ waiting|worry*|what if;
      worried ~ all|{always}|about; heart drops ~ phone|email|text|rings;
      when the phone rings ~~ died|bad|accident|news;
      insurance|taxes|bank ~~ awake|over and over|check*; stomach ~ in my throat; knot*;
      worrywart; jitters; antsy; frazzled nerves; hypochondriac; webmd; symptom checker;
      catastrophe; spiraling; spiralling; overplanning; contingency plans; go bag; triple check;
      obsessing over; fixat* on what; rehearsing disasters; anticipatory; knot in; restless mind;
      cannot unwind; unwind; heart in my mouth; on tenterhooks; mind will not rest;
      always braced; smoke detector ~ brain|head|inside; alarm system ~ body|brain|inside;
      every ache; every text ~ scares|panic|late; assume the worst; expecting the worst;
      if he|she|they are late ~ dead|accident|crash;
      track ~ everyone|kids|husband* ~ location|phone; list of the list; neat copy;
      rewrite ~ emails|email|mails ~ times; rewrite e mails;
      threw up ~ exam|test|grade|94|presentation|before; hand in ~ fine|imperfect|late ~ merely?
    `,
    hints: phrases`
      worry; nervous; stressed; uneasy; restless; on my mind; tense; overwhelm*; fear; afraid;
      scared; heart ~ race|races|racing|pound*; sweat*; shak*; butterflies; switch off;
      agoniz*|agonis*; dread; go* round and round; jaw; brace|bracing; what if; alarm*; lump;
      over and over; replay*; control; uncertain*; decision*; prepared; emergency; catastroph*;
      spiral*; breath*; shaky; jumpy; mistake*
    `,
  }),
  problem({
    id: "panic",
    label: "panic attacks",
    personal: true,
    names: phrases`
      panic; panic disorder; panic attack; agoraphobi*; anxiety {attack}; panico;
      ataque|ataques de panico|ansiedad; fear of fear
    `,
    says: phrases`
      heart ~ goes ~ nuts|crazy|mad|wild|mental; heart races|raced|racing; heart is|was racing;
      heart starts|started ~ racing|pounding|hammering; the|these|my attacks; another attack;
      had to|have to ~ get off ~ bus|train|subway;
      heart ~~ jump|jumps|burst|explode|bursting|exploding|racing|hammer*|thump* ~ chest?;
      heart ~ pound*; heart ~ going ~ hundred; heart attack ~ not; think|thought ~ heart attack;
      having a heart attack; like a heart attack; can not breathe; could not breathe;
      can not catch my breath; {hard} to? breathe; not get ~ air|breath; hyperventilat*;
      short of breath; think|thought|felt|feel|convinced ~ i ~ going to die; think i am dying;
      feel ~ like dying; felt like ~ dying; going to pass out; going to faint;
      about to faint|pass|collapse; feel ~ faint; hands ~ tingl*|numb|shak*|sweat*;
      dizzy ~ shop|store|bus|train|crowd*|supermarket;
      out of ~ nowhere ~~ heart|chest|shak*|breath*|terror|fear|scared|dizzy;
      chest ~ close|closes|closing|tighten*|squeez*; throat ~ close|closes|closing|tighten*;
      walls ~ clos*; losing my mind ~ shop|store|bus|train|crowd*|supermarket;
      have to get off ~ bus|train|subway|tube|metro;
      get off ~ bus|train|subway|tube|metro ~~ early|stop|stops;
      can not get|go on|in|into ~ bus|train|subway|tube|metro|motorway|highway|elevator|lift;
      avoid ~ bus|buses|train|trains|subway|tube|metro|motorway|highway|supermarket|supermarkets|bridges|bridge|crowds|crowded|mall;
      can not leave ~ house|home|flat|apartment; could not leave ~ house|home|flat|apartment;
      afraid|scared to leave ~ house|home; have not left ~ house|home|flat|apartment;
      sit ~ near|by ~ exit|door; need to know ~ exit|exits; scared of ~ attack|attacks;
      {attack} ~ nowhere; world ~ not real; things ~ feel unreal; going to lose control;
      ambulance ~~ heart|nothing|fine|panic; emergency room ~~ nothing|heart|fine|panic;
      tight chest ~~ breath*; freeze|freak|freaked ~ on the bus|train|plane|motorway|highway;
      legs ~ jelly; heart skip*|flutter*; palpitation*;
      think|thought|convinced|sure ~ having a ~ stroke; sure ~ this is it;
      this is it ~ dying|dead|end; ambulance ~ twice|called|again;
      er ~ twice|three|times|again|sent; ekg|ecg ~ fine|normal|clean;
      heart ~ fine|normal ~ doctor|doctors|said|says|tests;
      heart ~ like a ~ hammer|drum|bird|machine;
      pull* over ~~ highway|freeway|breath*|road|could;
      on the ~ highway|freeway|bridge|motorway ~ can|panic|freeze|terrif*|attack|alone; bridges;
      tunnels; aisle seat; middle seat; near the ~ exit|door|aisle;
      left ~ my? ~ cart|trolley|basket;
      ran out of ~ store|shop|church|meeting|class|room|restaurant|movie|theater;
      run out of ~ store|shop|church|meeting|class|room|restaurant|movie|theater;
      have to ~ get out|escape|leave ~ room|store|meeting|now|there;
      trains|train|elevator|elevators|subway ~ heart|breath*|panic|stuck|walls|can;
      too far from ~ home|house|hospital; far from home; like i am ~ dying|suffocating|choking;
      cold sweat; pins and needles; zero to dying;
      walked|left|ran ~ out of the ~ store|grocery|shop|church|movie|theater|class|restaurant|supermarket|mall;
      left everything ~ at ~ register|checkout; see the ~ way out|exit;
      certain|sure|convinced ~ i ~ collapse|faint|pass out|die|choke; stairs ~ flights|floors;
      floors ~ stairs; one of those ~ things|attacks ~ on|in|at; take the ferry; bus ~ instead;
      longer ~ avoid ~ bridge|tunnel|highway; heart ~ thud*|gallop*|flip*|stop*;
      world ~ tilt*|spin*|narrow*; tunnel vision; knees ~ buckle|went|gave|give;
      face ~ numb|tingl*; lump in my throat; another attack; next attack; hyperventilation;
      smother*; suffocating; airless; adrenaline ~ nowhere|surge|rush; tachycardia; holter;
      cardiologist; stress test ~ fine|normal|clear; paper bag; grip* the ~ wheel|seat|rail;
      shallow breath*; gasping; gasp* for ~ air|breath; out of body ~ store|train|meeting;
      trapdoor; freezer aisle; checkout line; standing in line ~ heart|can|panic|dizzy;
      escalator; revolving door; haircut ~ trapped|chair|panic; dentist chair ~ trapped|panic;
      stuck in traffic ~ panic|heart|trapped|breath*; tunnel ~ panic|trapped|breath*|drive;
      plane door|doors clos*; take my pulse; taking my pulse; check my pulse; ekg;
      perfect|normal|clean ekg|ecg|heart; minutes from ~ hospital; close to a hospital;
      near a hospital; emergency room ~ third|second|again|time|times|twice;
      third time in the ~ emergency|er; heart going up; heart rate ~ scares|panic|watch|check;
      quit the gym ~ heart; believing my own chest; trust my ~ heart|body ~ again|not
    `,
    hints: phrases`
      heart ~ race|races|racing; shak*; dizzy; breath*; trapped; tingl*; crowd*; elevator*;
      subway; train|trains; exit|exits; collapse; ambulance; highway; bridge; tunnel; theater;
      supermarket; pulse; suffocat*; choke*; airless; escape; paramedic*; ferry
    `,
  }),
] as const;
