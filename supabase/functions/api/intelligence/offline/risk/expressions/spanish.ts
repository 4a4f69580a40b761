import { type Expression, phrases } from "./expression.ts";

/** What is said most often in Spanish, without accents as the text is read. */
export const SPANISH: readonly Expression[] = [
  {
    name: "es-suicide",
    kinds: ["suicide"],
    level: "moderate",
    intendable: true,
    spanish: true,
    phrases: phrases`
      quiero ~ morir|morirme|matarme|suicidarme|desaparecer; me quiero|gustaria ~ morir|matar|suicidar; quisiera ~ morir|morirme|matarme|desaparecer; quisiera estar muerto|muerta
      ganas de ~ morir|morirme|matarme|suicidarme|quitarme; quitarme la|mi vida; terminar con mi vida; acabar con (mi vida|todo); matarme; suicidarme; pensamientos ~ suicidas|suicidio; penso|pienso|pensado|pensando ~ en ~ suicidio|suicidarme|morir|morirme|matarme
      hijo|hija|hermano|hermana|amigo|amiga|esposo|esposa ~~ morir|morirse|matarse|suicidarse|quitarse`,
  },
  {
    name: "es-not-living",
    kinds: ["suicide"],
    level: "moderate",
    deniable: false,
    spanish: true,
    phrases: phrases`
      no quiero ~ vivir|existir|despertar; no quiero estar viva|vivo; ya no quiero ~ vivir|estar|existir; no ~ vale la pena vivir; sin ganas de vivir; no tengo ganas de vivir; estarian ~ mejor sin mi; cansado|cansada de vivir; no despertar`,
  },
  {
    name: "es-plan",
    kinds: ["suicide"],
    level: "high",
    spanish: true,
    phrases: phrases`
      voy a (matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida); me voy a (matar|suicidar|quitar la vida); tengo ~ un plan para ~ matarme|morir|suicidarme; carta de despedida`,
  },
  {
    name: "es-overdose",
    kinds: ["suicide", "medical-emergency"],
    level: "high",
    spanish: true,
    phrases: phrases`
      tome|tomado|trague ~ todas ~ pastillas|pildoras|medicinas; tome|tomado|trague ~ muchas|demasiadas ~ pastillas|pildoras; sobredosis`,
  },
  {
    name: "es-self-harm",
    kinds: ["self-harm"],
    level: "moderate",
    spanish: true,
    phrases: phrases`me corto ~ cuando|los|las|brazos|piernas|otra|para; me lastimo; cortarme; lastimarme; hacerme dano; autolesion*; me hago dano`,
  },
  {
    name: "es-abuse",
    kinds: ["abuse"],
    level: "moderate",
    settled: "nothing",
    spanish: true,
    phrases: phrases`
      me pega; me golpea; me maltrata; me amenaza; me esta ~ pegando|golpeando; abusa de mi; me viola; me obliga a ~ tener|sexo|hacer; tengo miedo de ~ mi ~ esposo|marido|novio|pareja|papa|padrastro`,
  },
  {
    name: "es-psychosis",
    kinds: ["psychosis"],
    level: "moderate",
    spanish: true,
    phrases: phrases`oigo voces; escucho voces; las voces me; voces en mi cabeza; veo cosas que no`,
  },
];
