import { type Expression, phrases } from "./expression.ts";

export const SELF_HARM: readonly Expression[] = [
  {
    name: "self-harm",
    kinds: ["self-harm"],
    level: "moderate",
    about: "self",
    phrases: phrases`
      cut|burn|hurt|harm|punch|stab|injure|mutilate|slice|bruise|brand|carve|cutting|burning|hurting|harming myself
      hit|slap|bite|scratch|pinch|choke|scald|punish myself ~~ until|till|bleed|bruise|bruises|hard|marks|feel|calm|hurts|blood|again|when; bite|scratch|dig|pick|pinch ~ (myself|arms|arm|skin|legs|hands) ~ until|till
      cut|burn|slice|carve|scratch|scratching|cutting|slicing my ~ arm|arms|thigh|thighs|leg|legs|skin|stomach|hips|hip|forearm|forearms|belly|ankle|ankles
      self harm; self injur*; self mutilat*
      i =cut when|again|sometimes|every|because|until|deep|deeper|mostly|at|last; i have|had been cutting; start|started cutting; back to cutting; keep cutting; still =cut; still cutting; cutting (again|helps|calms me|makes me|to feel|to cope)
      relapse|relapsed ~ cut|cutting|burning|self; urge|urges to ~ cut|burn|self; urge|urges to hurt myself; razor|razors|blade|blades|knife|lighter|scissors ~ skin|arm|arms|thigh|thighs|wrist|wrists|leg|legs|myself
      bang|banging|smash|slam|slamming|bash my head against|on|into|off; hit|hitting my head against|on the wall; put|putting out cigarettes|cigarette on my|myself; cigarette|cigarettes|lighter|iron ~ (my|on) ~ arm|arms|thigh|skin|leg
      {blade} ~~ my {body}; {blade} ~~ (calm|calms|relief|bleed|blood); watch|watching|see|seeing ~ (myself bleed|the blood|blood come|blood run); draw|drew blood ~ (to|when|just|because); hit|hitting|punch|punching my own? (leg|legs|thigh|thighs|face|stomach|head) ~~ (until|till|when|hard|bruise|bruises|stops|over); long|wear sleeves ~~ (cuts|marks|scars|nobody|see|hide|summer); take it out on my (skin|body|arms|legs|thighs); (bruises|marks|cuts|burns) ~ i (give|make|made|gave) myself; (marks|lines|cuts) on my (arms|arm|thighs|thigh|wrists|wrist|legs|hips); snap|snapping a? rubber ~~ (until|welts|bleed|skin); nails ~ (into|in) my {body}; {body} ~ full of ~ (cuts|lines|scars|marks|burns); (cuts|lines|scratches|burns) all over my? ~ {body}; stick|stab|jab|poke|press ~ (in|into|against|on) my {body} ~~ (until|till|when|because|helps|calm|blood); {body} ~~ (until|till) ~ (bleed|bleeds|bleeding|blood); hit|hitting|punch|punching my (head|face) with my fist|fists; fresh cuts; cuts on my|myself; cutting myself;  hide|hiding|cover|covering ~ cuts|burns from|on|with|under; cut ~ too deep
      carve|carving|carved|scratch|scratching|burn|burning|cut|cutting ~ in|into|on|up my ~ arm|arms|thigh|thighs|leg|legs|skin|stomach|wrist|wrists|hip|hips|body; picking my skin until; hurting myself; make|making myself bleed|hurt`,
  },
  {
    name: "cuts",
    kinds: ["self-harm"],
    level: "moderate",
    about: "self",
    endsClause: true,
    phrases: phrases`i =cut; i do cut; i am cutting; i cut sometimes`,
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
      {kin} ~ (hurt|hurting|hurts|harm|harms|harming) {herself}; {kin} ~ cuts|burns|cutting|burning|harming|hurting {herself}; {kin} ~ self harm|harms|harming; {kin}|old ~ (is|has been|been|started|keeps) cutting; cuts all over her|his|their ~ arm|arms|legs|body; cuts on her|his|their ~ arm|arms|wrists|legs|thighs|body`,
  },
];
