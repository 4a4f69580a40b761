import { type Expression, phrases } from "./expression.ts";

/** A wish to die in languages that are not otherwise read, without accents as the text is read. */
export const OTHER_LANGUAGES: readonly Expression[] = [
  {
    name: "death-wish-in-another-language",
    kinds: ["suicide"],
    level: "moderate",
    deniable: false,
    about: "self",
    phrases: phrases`
      je veux|voudrais ~ mourir|disparaitre; envie de mourir|disparaitre; je veux me (tuer|suicider); me suicider; en finir avec la vie; je ne veux plus vivre|exister; je veux plus vivre
      ich will|mochte ~ sterben; ich will|mochte nicht mehr leben; mich umbringen; mir das leben nehmen
      quero ~ morrer; quero me matar; me matar; nao quero mais viver; voglio morire; voglio uccidermi; non voglio ~ vivere; ammazzarmi
      gusto ko nang mamatay; toi muon chet; muon chet`,
  },
  {
    name: "death-announced-in-another-language",
    kinds: ["suicide"],
    level: "high",
    deniable: false,
    about: "self",
    phrases: phrases`je vais me (tuer|suicider); vou me matar; ich bringe mich um; ich werde mich umbringen; mi uccido`,
  },
];
