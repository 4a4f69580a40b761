import { CHALLENGING } from "./manner/challenging.ts";
import { DIRECTION } from "./manner/direction.ts";
import { LEADING } from "./manner/leading.ts";
import type { StylePole } from "./style-pole.ts";

/** Both ends of every dimension of manner, with the words for them. */
export const STYLE_POLES: readonly StylePole[] = [...LEADING, ...CHALLENGING, ...DIRECTION];
