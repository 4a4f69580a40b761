import { phrases, problem } from "../problem.ts";

export const EATING = [
  problem({
    id: "eating",
    label: "eating disorders",
    personal: true,
    names: phrases`
      eating disorder*; disordered eating; anorexi*; bulimi*; binge eating; binge*; arfid;
      orthorexi*; health at every size; haes; intuitive eating; trastorno* alimenti*; atracones;
      food and body
    `,
    says: phrases`
      make|made|making myself ~ sick|throw|vomit|puke;
      throw* up ~ after ~ eat*|meals|dinner|lunch|food|every; throw* up ~ meals|food|dinner|what|everything; throw* up on purpose;
      vomit ~ after|eat*|meals; puk* ~ after; purg*; laxative*; diet pills; binge*;
      eat* ~~ until ~ hurt|sick|hurts|burst|stuffed;
      eat* ~ in secret|secretly|night|alone|hiding; hid*|hiding ~ food|wrappers|eating; wrappers;
      can not stop eating; eat* ~ everything ~ fridge|cupboard|house|sight|kitchen;
      whole ~ packet|pack|box|tub|cake|loaf|pizza|fridge; lose control ~ food|eat*;
      out of control ~ food|eat*; control* ~ food|eat*|what i eat;
      not ~ eat* ~ anything|all|properly|enough|days|since|much|dinner;
      stop* eating; starv*; restrict*; skip* ~ meals|meal|lunch|dinner|breakfast|food;
      fast* ~~ days|weight|food|calories|eat*;
      count* ~ calorie|calories|almonds|macros|bite|bites; calorie*;
      weigh* ~ myself|food|times|every|daily;
      scale|scales ~ number|day|morning|times|every|decides|says|runs|mood; the scale; too fat;
      so fat; i am fat; feel fat; fat ~ eat*|feel*;
      lose ~ weight ~ more|obsess*|can|enough|never|keep; goal weight;
      terrified ~ gain*|weight|food|fat; scared ~ gain*|weight|food|eat*;
      afraid ~ gain*|food|fat|weight; gain* weight; food ~ is ~ enemy|control|all|only;
      think* about food ~ {always}|day|time|constant*; food ~ all i think; food rules;
      safe foods; bad foods; clean eating ~ obsess*|rules|gone; guilt* ~ eat*|food|after|meal;
      earn ~ food|dinner|meal|eat*;
      exercis* ~ burn|off|eat*|hours|compensate|compulsive*|punish*;
      burn off ~ what|everything|calories; gym ~ twice|three|punish|burn|hours;
      period* ~ stopped|stop|gone|lost; hair ~ falling ~~ eat*|weight;
      eat* in front of ~ people|others|anyone|family; chew* and spit*; comfort eating;
      emotional eating; eat my feelings; eat ~ when ~ sad|stressed|upset|bored|lonely;
      diet* ~ since|whole life|all my life|yo|again|start;
      eat* ~~ until i ~ can not ~ breathe|move; eat* standing up;
      every monday ~ start|diet|again; start ~ again|over ~ monday; then monday; keto;
      weight watchers; the shot ~ weight|worked|diet; ozempic|wegovy|mounjaro; every diet;
      diet* ~ work* ~ until|till; hid* ~ wrappers; coffee and ~ a? ~ salad; good all day ~~ then;
      get* ~ her|him|them|my daughter|my son ~ eat*; will not eat;
      not eat* ~ dinner|anything|with|meals;
      given|gave up ~ meat|bread|carbs|sugar|dairy|gluten ~ then|and;
      weigh* ~ her|his|every ~ food|herself|himself|bite|gram*; has not weighed;
      cuts ~ food|grapes|everything ~ tiny|small|pieces|four; getting ~ smaller|thinner|skinnier;
      so thin; bones ~ show*|see|stick*; runs ~ in place|at night ~~ eat|room|calories;
      being healthy ~~ eat*|faint*|meals; faint* ~ school|practice|not eat*|gym;
      hair ~ falling out; fear of ~ food|fat|gaining|eating; food ~ diary|scale|rules;
      gym ~~ eat*|burn*|calories; salad ~ only|just|again;
      drive through|thru ~ alone|secret|hide*|night|twice; pantry ~ night|lock*|stand*;
      fridge ~ night|midnight|light|stand*|raid*;
      throw* up ~ shower|bathroom|on purpose|run water;
      run the ~ shower|tap|water ~ hear|sick|throw; knuckles|teeth ~ vomit*|throw*|acid|dentist;
      pool ~ kids|without ~ body|size|planning|suit; my size; disgusting ~ eat*|after|food;
      shame ~ eat*|food; bring* ~ food ~ up; food ~ back up; bringing food up;
      what i ~ weigh|burned|ate; what ~ weigh ~ what ~ burned;
      because of a ~ bagel|cookie|bread|pizza|cake|donut|sandwich|slice;
      ran ~ miles ~~ bagel|cookie|dinner|ate|eat*|calories|pizza;
      miles ~~ because ~ ate|bagel|eat*|cookie|cake; the toilet ~~ mirror|after|eat*|food|meal*;
      mirror and the toilet; finger*|hand down my throat; spit ~ out ~ food;
      jeans ~~ mirror|fit*|weigh*|zip*|roommate*; size ~ zero|two|0|2|4; gain* ~ pound*|weight;
      weigh* in; body check*; hungry ~ ignore*|proud|good|all the time;
      feel* ~ hungry ~ strong|proud|safe|clean; eat in front of people; leave the table;
      in the bathroom after ~ dinner|meals|eat*; nothing but ~ lettuce|rice cakes|coffee|apples;
      apple ~ a day|only; cut ~ water; before ~ taking|take ~ my shirt off; back teeth;
      lunch is ~ gum|coffee|water|nothing|an apple; gum for ~ lunch|breakfast|dinner;
      run the tap; so nobody hears ~~ bathroom|tap|throw|sick;
      after ~ eight|nine|ten ~ it is ~ everything;
      day ~ decided by my ~ stomach|weight|scale|belly;
      protein ~ only|weigh*|macros|shake* ~ meal|instead; calories; macros; thigh gap;
      collarbone*; ribs ~ show|count|see; bones; laxative; purge; purged; binged; bingeing;
      food noise; cheat day*; intermittent =fasting; =fasted; omad; cleanse ~ juice|diet;
      juice cleanse; detox tea; whole30; noom; my fitness pal; myfitnesspal;
      fitbit ~ calories|steps ~ burn*|eat*; calorie deficit; dress size; size zero;
      fitting room ~ cry*; skeletal; emaciated; underweight; tube feeding; refeed*; dietitian;
      nutritionist; meal plan; fear foods; safe food; chew and spit; rice cakes; lettuce; celery;
      egg whites; drive thru; secret eating; ice cream ~ whole|tub|carton|standing;
      cereal boxes ~ empty|hide|hid|night; ate the whole; lanugo; period stopped; lost my period;
      wrestling weight; make weight; cut weight; ballet ~ weight|thin|body|teacher;
      gymnast* ~ weight|thin|coach; weigh ins; weigh in; pounds ~ lost|gain*;
      lost|gained ~ pounds; enamel; know every ~ restroom|bathroom; every restroom;
      restroom with; fan on ~ bathroom|restroom; ten years of it; i did see blood ~?;
      stopped for my pregnancy
    `,
    hints: phrases`
      food; weight; diet*; eating; calories; meals; skinny; thin; hungry; appetite; salad;
      wrappers; pantry; fridge; bread; fat; thinner; fast; weigh*; calorie; burned; bagel; jeans;
      toilet; mirror; gym; pounds; ate; sugar; snacks; cookies; throw* up; portion*; vegan;
      healthy; clean; gum; shirt; pool; muscles; abs
    `,
  }),
  problem({
    id: "body-image",
    label: "body image",
    personal: true,
    names: phrases`
      body image; body dysmorphi*; bdd; body shame; body acceptance; body neutrality;
      body and self image; appearance concerns
    `,
    says: phrases`
      {hate} ~ my|own ~ body|face|nose|stomach|legs|thighs|skin|looks|belly|arms|appearance;
      {hate} ~ how|way i look; {hate} ~ looking|look ~ mirror|photos|myself;
      mirror ~ {hate}|avoid*|cry*|hours|disgust*|can|cover*|check*|ugly|stand|look;
      avoid* ~ mirror|mirrors|photos|pictures|beach|pool; disgusted ~ my|body|myself|look; ugly;
      my ~ nose|face|jaw|skin|hair ~ wrong|ugly|disgusting|deformed|huge|crooked;
      cover ~ up ~ body|baggy|clothes|summer|arms|scars; baggy clothes;
      swimsuit|bikini|bathing|swimming;
      take ~ shirt|clothes off ~~ front|lights|ashamed|partner|can;
      compare* my ~ body|looks|face; not ~ let ~ see ~ body|naked|undressed;
      not ~ pretty|attractive|thin|good looking|muscular enough;
      too ~ small|skinny|big ~ muscles|muscle|body|arms; plastic surgery; filler|fillers;
      filters ~ selfies|instagram|photos; selfies; mirror ~ covered|turned|towel;
      hoodie ~ summer|always|hide; will not swim; not ~ swim ~ years; delete ~ photos;
      not ~ in photos; hide ~ photos|behind; gym ~ hours|muscle|bigger|twice ~ enough|small|look;
      too ~ hairy|short|tall|flat|wide;
      my ~ chest|hips|teeth|ears|chin|eyes ~ hate|fix|wrong|surgery|obsess*;
      a body ~ only ~ lights; sex ~ lights off; lights off ~ sex|bed|naked|touch*|body;
      in the dark ~ sex|touch*|naked|body; sex ~ in the dark;
      touch my ~ middle|stomach|belly|thighs; hoodie ~ august|july|june|beach|pool|summer;
      shirts off; shirt off ~ beach|pool|never|can; love handles; muffin top; cellulite;
      stretch marks ~ hate|hide|ashamed; double chin; nose job; rhinoplasty; botox; implants;
      hairline ~ hate|obsess*|receding|check*; balding ~ obsess*|hide|hat|ashamed;
      acne ~ hide|mirror|makeup|ashamed; scar ~ face ~ hide|stare; spanx; shapewear; swimsuit;
      bathing suit; bikini; changing room; locker room ~ hide|avoid|ashamed; mirrors; photoshop*;
      facetune; filters; muscle dysmorphia; steroids ~ gym|muscle|bigger; shredded; bulk* ~ gym;
      too skinny; flat chested; beer belly ~ hide|ashamed
    `,
    hints: phrases`
      my body; appearance; instagram; overweight; ashamed of my ~ body|weight|skin; abs; jeans;
      mirror*; hoodie; beach; shirts
    `,
  }),
] as const;
