import { phrases } from "./problem.ts";

/** Whom the work is for. `said` finds a client who says so, and a therapist who welcomes them. */
export interface Population {
  id: string;
  label: string;
  said: readonly string[];
}

export const POPULATIONS: readonly Population[] = [
  {
    id: "couples",
    label: "couples",
    said: phrases`
      couple|couples ~ therapy|counseling|counselling|work|sessions; couples;
      come|go|see ~ together ~ {partner};
      {partner} and i ~~ therapy|counseling|counselling|therapist|help|together|try; for both of us; both of us ~~ come|want|need|go|agree|therapy;
      together with my {partner}; marriage ~ counseling|counselling; we both want; for us both;
      the two of us; me and my {partner} ~~ need|want|help
    `,
  },
  {
    id: "families",
    label: "families",
    said: phrases`
      family therapy; =families; whole family; family ~ together;
      with my ~ parents|family ~~ session|therapy
    `,
  },
  {
    id: "teens",
    label: "teenagers",
    said: phrases`
      teens; teen; teenager*; adolescen*; i am ~ 13|14|15|16|17; 13|14|15|16|17 year|years old;
      my ~ son|daughter|kid|child ~~ 9|10|11|12|13|14|15|16|17;
      son|daughter ~ is|age ~ eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen; year old ~ son|daughter|boy|girl
    `,
  },
  {
    id: "older adults",
    label: "older adults",
    said: phrases`
      older adults; elderly; seniors; late|later life;
      i am ~ 66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|seventy|eighty;
      turned ~ seventy|eighty|70|80; at my age; retired; widow*; pension*; great grand*
    `,
  },
  {
    id: "students",
    label: "students",
    said: phrases`
      student|students; college student; in ~ college|university; at ~ college|university|state; my ~ college|university|campus; third|first|second|last|this semester; college ~ sophomore|junior|senior|freshman; dorm;
      freshman|sophomore|undergrad*; grad school; phd; my ~ prof|professor; finals; midterm*;
      i am ~ 18|19|20|21|22|23; young adults
    `,
  },
  {
    id: "veterans",
    label: "veterans",
    said: phrases`
      veteran|veterans; army; marine|marines; navy; air force; military; deployed; deployment*;
      combat; iraq; afghanistan; kandahar; fallujah; helmand; kabul; baghdad; mosul; =va; =vet; tricare;
      soldier; infantry; corpsman; sergeant; platoon; convoy; i served; somebody|someone ~ served;
      two|three|four tours
    `,
  },
  {
    id: "first responders",
    label: "first responders",
    said: phrases`
      first responder*; i am|was|been ~ cop|police|officer|firefighter|paramedic|emt|dispatcher|nurse|medic;
      as a ~ cop|police|officer|firefighter|paramedic|emt|dispatcher|nurse|medic;
      ambulance ~ work|crew|driver; years on the job; my own ~ body cam; wear a badge; firehouse; fire department; on the force; er doctor; icu nurse
    `,
  },
  {
    id: "immigrants",
    label: "immigrants",
    said: phrases`
      immigrant*; refugee*; undocumented; asylum; came ~ to ~ this country|us|usa|america;
      moved here from; green card; =papers ~ no|without; inmigrante*; first generation;
      daughter|son|child|children of immigrants
    `,
  },
  {
    id: "perinatal",
    label: "new and expecting parents",
    said: phrases`
      pregnan*; postpartum; postnatal; new ~ mom|mum|mother|dad|parent; ivf; infertil*; newborn;
      gave birth; months|weeks postpartum; miscarr*
    `,
  },
  {
    id: "neurodivergent",
    label: "neurodivergent people",
    said: phrases`
      neurodiver*; autis*; adhd; audhd; dyslexi*; on the spectrum; asperger*; neurospicy;
      brain ~ wired
    `,
  },
  {
    id: "disabled",
    label: "disabled people",
    said: phrases`
      disab*; wheelchair; deaf; hard of hearing; blind; chronic* ill*; amputee; asl; crutches;
      accessib*; cane
    `,
  },
];
