import { phrases, problem } from "../problem.ts";

export const GRIEF = [
  problem({
    id: "grief",
    label: "grief and loss",
    lasting: true,
    names: phrases`
      grief; griev*; bereave*; mourn*; bereavement; widow*; loss of a loved one; pregnancy loss;
      suicide loss; duelo; complicated grief; loss and; grief and loss; end of life; pet loss;
      {loved} ~ died; {loved} ~ passed away; =lost my {loved}; death of ~ {loved}; death of my
    `,
    says: phrases`
      {loved} ~ passed; {loved} ~ dead; {loved} ~ overdosed|od; {loved} ~ murdered; {loved} ~ shot|hanged|hung|drowned himself|herself|themselves; overdosed and died;
      found ~ {loved} ~ hanging|dead|cold|unconscious; brother|sister|friend|son|daughter ~ killed ~ crash|accident; {loved} ~ not here anymore; {loved} ~ was ~ killed;
      {loved} ~ took ~ own life; {loved} ~ killed himself|herself|themselves; {loved} ~ dying;
      died ~~ year|month|week|ago|last|suddenly|cancer|accident|covid|overdose|sleep|arms|hospital|christmas;
      {loved} death; =lost ~ my|our {loved}; =lost my ~ {loved}; =lost ~ {partner}|{parent};
      =losing ~ my|our {loved}; losing him|her|them; lost him|her|them;
      since ~ he|she ~ died|passed; since the funeral; funeral; buried; ashes; passed away;
      miss ~ him|her|{parent}|them ~ much|every|so|terribly|bad*; miss my ~ {loved};
      still ~ lay|set ~ place ~ table; still ~ call|text|phone|hear his|her;
      voicemail ~ his|her|voice; empty chair; anniversary of ~ death|his|her;
      put down|put ~ dog|cat|horse ~ down|sleep; stillborn; stillbirth; miscarr*;
      lost ~ the|our|my|a baby; murio; fallecio; perdi a mi;
      =passed ~ in|last|this|on|away|suddenly|two|three|a; put out two ~ cups|plates;
      set ~ two ~ cups|plates|places; two cups; two plates;
      talk to him|her ~ photo|grave|still|if|at|every; his|her grave; grave; cemetery;
      visit ~ grave|cemetery; hospice; we buried; buried ~ my|our|him|her|a;
      his|her ~ coat|chair|smell|voice|slippers|toothbrush|recipe|glasses|mug ~ still|on|in|hang*|not|where;
      side of ~ bed ~ empty|cold|his|her;
      would have ~ been|turned ~ 1|2|3|4|5|6|7|8|9|10|18|20|21|30|40|50|60|70;
      first ~ christmas|birthday|holiday|thanksgiving|anniversary ~ without; over it by now;
      supposed to be over it; be better by; everyone ~ thinks|expects ~~ over it;
      should be over it; moved on ~ everyone|they|already;
      {partner}|{parent}|{child}|{family} ~ cancer|stroke|heart attack|overdose|suicide|accident ~ died|last|ago|in|killed|took;
      took ~ his|her|their own life; {family} ~ suicide ~ since|last|ago; funeral home; memorial;
      eulogy; obituary; casket; urn; widowed;
      my late ~ husband|wife|father|mother|son|daughter|brother|sister;
      we lost ~ him|her|our|my|a;
      i lost ~ him|her|my ~ best friend|mom|mum|mother|dad|father|son|daughter|wife|husband|brother|sister|baby|dog|grandmother;
      would ~ be|have been ~ nine|ten|two|three|five|six|seven|eight|eleven|twelve|thirteen|sixteen|eighteen|twenty|thirty|a ~ on|this|today|years?|now;
      {child} would be;
      would be ~ nine|ten|five|seven|eight|twelve|sixteen|eighteen|21|18|16|10|12|30; leukemia;
      talk about ~ him|her|who ~ he|she ~ was; say ~ his|her|their ~ name;
      since ~ mom|dad|mum|mama|papa|my {loved} ~ left us|went|was taken; lost ~ them ~ both|all;
      both my parents ~ gone|died|dead; the dog ~ died|put; in the ~ ground; coffin;
      wake and funeral; a year since; anniversary; her|his birthday ~ cry*|hard|without|would;
      condolences; estate ~ clear*|house; clear* out ~ house|room|closet;
      sorting ~ his|her ~ things|clothes|closet; his|her ~ side ~ closet;
      hospital bed ~ living room; last breath; i was not there when;
      did not get to say ~ goodbye; say goodbye;
      most of the people ~ knew ~ underground|gone|dead; underground; outlived;
      stopped counting in ~ years; scan came back; weeks|months ~ to live|left; terminal;
      stage ~ four|4|three|3;
      how to ~ tell|say ~~ sons|kids|children|family|them ~~ dying|cancer|scan?; palliative;
      my own ~ death|funeral|dying; calls me by ~ first|wrong|dead|mothers ~ wife|name*?;
      dementia; alzheimer*; caregiver; caring for my ~ husband|wife|mother|father;
      my husband|wife|mother|father ~ dementia|alzheimer*|stroke|parkinson*;
      without ~ mom|mum|dad; life without ~ him|her|them; casseroles; scan was not what;
      say|says|said ~ a year ~ left|give or take|maybe; give or take; months give or take;
      year to live; what to do with the time; the time ~ left|remaining; catch myself bargaining;
      battle ~ warrior; stage four; headstone; gravestone; gravesite; burial; cremat*; widower;
      widowhood; orphaned; bereft; condolence*; sympathy cards; probate; estate sale;
      wake ~ funeral|his|her; shiva; celebration of life; memorial service;
      set two places; his recliner; her recipe*; her garden; his tools; his boots; her perfume;
      old voicemails; last voicemail; died in my arms; pulled the plug; life support;
      organ donor; sids ~ baby|lost; lost a child; lost our ~ son|daughter|baby|boy|girl;
      buried a ~ child|son|daughter; anticipatory grief; grieving; heartsick; passed suddenly;
      fentanyl ~ lost|took|killed ~ son|daughter|brother; drowned ~ brother|son|daughter|he|she
    `,
    hints: phrases`
      side of the bed; empty side; loss; miss ~ him|her; widow; cancer; hospice; first christmas without; without him|her;
      empty ~ house|chair; died; death; dead; buried; heaven; goodbye; alone now; years married;
      plate; widow*; mourn*; underground; illness; bury; casserole; bargaining
    `,
  }),
] as const;
