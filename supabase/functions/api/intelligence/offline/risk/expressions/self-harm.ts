import { type Expression, phrases } from "./expression.ts";

export const SELF_HARM: readonly Expression[] = [
  {
    name: "self-harm",
    kinds: ["self-harm"],
    level: "moderate",
    about: "self",
    phrases: phrases`
      cut|burn|hurt|harm|punch|stab|injure|mutilate|slice|bruise|brand|carve|cutting|burning|hurting|harming myself
      hit|slap|bite|scratch|pinch|choke|scald|punish myself ~~ until|bleed|bruise|bruises|hard|marks|feel|calm|hurts|blood|again|when; bite|scratch ~ myself|arms|arm|skin ~ until
      cut|burn|slice|carve|scratch|scratching|cutting|slicing my ~ arm|arms|thigh|thighs|leg|legs|skin|stomach|hips|hip|forearm|forearms|belly|ankle|ankles
      self harm; selfharm; self injur*; self mutilat*; self destruct by cutting; nssi
      i =cut when|again|sometimes|every|because|until|deep|deeper|mostly|at|last; i have|had been cutting; start|started cutting; back to cutting; keep cutting; still =cut; still cutting; cutting (again|helps|calms me|makes me|to feel|to cope)
      relapse|relapsed ~ cut|cutting|burning|self; urge|urges to ~ cut|burn|self; urge|urges to hurt myself; razor|razors|blade|blades|knife|lighter|scissors ~ skin|arm|arms|thigh|thighs|wrist|wrists|leg|legs|myself
      bang|banging|hit|hitting|smash|slam|slamming|bash my head against|on|into|off; put|putting out cigarettes|cigarette on my|myself; cigarette|cigarettes|lighter|iron ~ (my|on) ~ arm|arms|thigh|skin|leg
      fresh cuts; cuts on my|myself; cutting myself;  hide|hiding|cover|covering ~ cuts|scars|burns|marks from|on|with|under; cut ~ too deep
      picking my skin until; hurting myself; make|making myself bleed|hurt`,
  },
  {
    name: "self-harm-once",
    kinds: ["self-harm"],
    level: "low",
    deniable: false,
    phrases: phrases`
      used to =cut; used to ~ cut|hurt|harm|burn|self ~ myself|harm; stopped|quit (cutting|burning myself|self harm|self harming); i was a cutter; old scars from cutting; haven't (=cut|self harmed) ~ in|for|since ~ years; clean from|of ~ self harm|cutting; years clean from self harm`,
  },
  {
    name: "other-self-harm",
    kinds: ["self-harm"],
    level: "moderate",
    about: "other",
    phrases: phrases`
      {kin} ~ cuts|burns|cutting|burning|harming|hurting {herself}; {kin} ~ self harm|harms|harming; cuts on her|his|their ~ arm|arms|wrists|legs|thighs|body`,
  },
];
