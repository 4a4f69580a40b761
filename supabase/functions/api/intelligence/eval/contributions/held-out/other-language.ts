import { asks, type ContributionCase } from "../contribution-case.ts";

/** Spanish: its questions may be taken as they stand, nothing else. */
export const OTHER_LANGUAGE: ContributionCase = {
  id: "other-language",
  title: "En español",
  text: `Llevo veinte años trabajando con familias que llegaron de lejos. Siempre pregunto lo mismo al empezar: ¿qué tuvo que dejar atrás para llegar hasta aquí? La respuesta nunca es una maleta.

A los terapeutas les pregunto: ¿en qué idioma sueñan sus clientes y cómo lo sabe usted? Casi nadie lo sabe.

Las personas que cuidan a todos no saben pedir ayuda. Hay que ofrecerla dos veces.`,
  questions: [
    { gist: ["¿qué tuvo que dejar atrás"], audience: "client" },
    { gist: ["¿en qué idioma sueñan"], audience: "therapist" },
  ],
  insights: [],
  refinements: [
    {
      instructions: "the first question is for therapists",
      obeyed: (after) => asks(after, ["dejar atrás"], "therapist"),
      touches: { questions: [["dejar atrás"]] },
    },
    {
      instructions: "quita la segunda pregunta",
      obeyed: (after, notes) => after.questions.length === 2 && notes.length === 1,
    },
  ],
};
