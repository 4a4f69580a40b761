import { table } from "./subject.ts";

/**
 * A way of working with a name, written just as narrowly as it was named: mindfulness is not MBCT,
 * and exposure is not yet ERP. Labels that `taxonomy/modalities.ts` knows are matched on.
 */
export interface Method {
  label: string;
  said: readonly string[];
  /** Written in capitals, or it is an everyday word ("act"). */
  capitals?: string;
}

const ROWS = table`
  CBT / / cbt; c b t; cogn* behav*; cogn* behaiv*; congit* behav*; cogn* beh*
  cognitive therapy / / cognitive therapy
  behavioral activation / / behav* activation
  trauma-focused CBT / / tf cbt; trauma focus* cbt|cogn*
  DBT / / dbt; d b t; dialect*; dialet*
  ACT / / accept* ~ commit*|comit*
  EMDR / / emdr; emrd; e m d r; eye movement|movment
  PE / / prolonged exposure
  CPT / / cpt; cognitive processing
  ERP / / erp; exposure and response; exposure response; response prevention
  exposure therapy / / exposure ~ therapy|work|practice; exposures; interoceptive exposure
  IFS / / =ifs; internal family systems
  parts work / / parts work
  psychodynamic / / psychodynamic*; psycho dynamic; psychodinamic*
  psychoanalysis / / psychoanaly*
  Jungian / / jungian
  EFT / / eft; eft couples; emotionally|emotion|emotional focus*
  Gottman / / gottman*; gotman*
  Imago / / imago
  MI / / motivational interv*
  IPT / / =ipt; interpersonal psychotherapy; interpersonal therapy
  schema / / schema therapy; schema work; schema focused
  somatic / / somatic; sensorimotor; body based; somatics
  narrative / / narrative ~ therapy|work|approach; narrative exposure
  solution-focused / / solution focus*|oriented; sfbt
  person-centred / / person|client centred|centered|centric; rogerian
  humanistic / / humanistic
  existential / / existential ~ therapy|work
  mindfulness / / mindful*; meditation
  MBCT / / mbct; mindfulness based cognitive
  CBT-I / / cbt i; cbti; cbt for insomnia; sleep restriction
  family systems / / family systems; systemic; structural family; bowen*; multisystemic
  family therapy / / family therapy; functional family
  family-based treatment / / =fbt; family based treatment; maudsley
  play therapy / / play therapy; sand tray; theraplay
  art therapy / / art therapy
  psychoeducation / / psychoeducation
  gestalt / / gestalt
  attachment-based / / attachment based|focused
  harm reduction / / harm reduction
  relapse prevention / / relapse prevention
  twelve-step facilitation / / 12|twelve step ~ facilitation
  contingency management / / contingency management
  seeking safety / / seeking safety
  mentalization / / mentalization*|mentalisation*; =mbt
  compassion-focused therapy / / compassion focused
  AEDP / / aedp
  brainspotting / / brainspotting
  hypnotherapy / / hypnotherap*; hypnosis
  PCIT / / pcit; parent child interaction
`;

const CAPITALS = new Map([
  ["ACT", "ACT"],
  ["PE", "PE"],
  ["MI", "MI"],
]);

export const METHODS: readonly Method[] = ROWS.map(([label, , said]) => {
  const capitals = CAPITALS.get(label);
  return capitals === undefined ? { label, said } : { label, said, capitals };
});
