import { table } from "./subject.ts";

/** Whom a therapist says to see. `population`: the directory's name for them, empty where it has none. */
export interface Group {
  tag: string;
  population: string;
  said: readonly string[];
}

const ROWS = table`
  couples / couples / =couples; couple therapy|counseling|counselling|work|sessions; marriage ~ work|stuff|counseling|counselling|therapy; married people; husbands and wives; parejas; throuples
  families / families / =families; whole family; family therapy|sessions; familias
  teens / teens / teen; teens; teenager*; adolescen*; high schoolers; jovenes
  children / children / =children ~ under|from|of|aged|and|with; =children; kids ~ under|from|aged; work|see|treat|do|play|good ~ kids|child; little ones; ninos; anxious kids; small kids
  parents / parents / parents ~ who|of|whose|raising; new|young|tired|single|overwhelmed|burned|working|expecting parents|moms|dads|mothers|fathers; see|help|treat|with parents; mothers|fathers|moms|dads ~ who|of
  students / students / =students; college kids; undergrads; grad students; universitarios
  young adults / young adults / young adult|adults|people; twentysomethings; twenty somethings; people in their twenties
  older adults / older adults / older adults|people|clients; elderly; seniors; over sixty|seventy|65|70; later life; retirees
  individuals / individuals / individuals; adults; men and women; women and men; =individual ~ therapy|clients|work|adults; one on one; one to one
  veterans / veterans / veteran; veterans; =vets; service members; military; soldiers; marines; people|men|women|those who ~ served; men and women who ~ served; served in the
  first responders / first responders / first responder*; firefighter*; paramedic*; cops; police; police officers; emts
  healthcare workers / healthcare workers / =nurses; =doctors; =physicians; healthcare|medical workers; health care workers
  immigrants / immigrants / immigrant; immigrants; refugee; refugees; migrants; inmigrantes; expats; newcomers
  new parents / perinatal / new ~ moms|mothers|mums|parents|dads|fathers; expecting ~ parents|mothers|couples; pregnant ~ women|people
  neurodivergent people / neurodivergent / neurodiver* ~ people|adults|clients|teens|kids; autistic ~ people|adults|clients|teens; adhders
  disabled people / disabled / disabled ~ people|adults|clients; deaf ~ people|clients|adults; wheelchair users
  LGBTQ+ people / LGBTQ+ people / lgbt* ~ people|clients|adults|folks|teens|youth|couples|community; queer ~ people|clients|folks|teens|youth|couples; trans ~ people|clients|folks|teens|youth|adults; gay ~ men|couples|clients|people|folks
  men / men / =men; hombres
  women / women / =women; mujeres
  executives / executives / executives; =managers; ceos; =founders; =lawyers; entrepreneurs
`;

export const GROUPS: readonly Group[] = ROWS.map(([tag, population, said]) => ({
  tag,
  population,
  said,
}));
