/* Constants of assistance, apart from the schemas: a browser's first bytes carry no valibot. */

/** Help that carriers give for nothing to whoever cannot do without, by what the traveller can't do: airlines' codes WCHR, WCHS, WCHC, BLND, DEAF, DPNA and SVAN. */
export const ASSISTANCE_KINDS = [
  'distance',
  'steps',
  'seat',
  'blind',
  'deaf',
  'support',
  'dog',
] as const;
export type AssistanceKind = (typeof ASSISTANCE_KINDS)[number];

/** The same on trains: a wheelchair that its user stays in needs a place, and who walks with difficulty a hand at the door. */
export const TRAIN_ASSISTANCE_KINDS = [
  'wheelchair',
  'walking',
  'blind',
  'deaf',
  'companion',
  'dog',
] as const;
export type TrainAssistanceKind = (typeof TRAIN_ASSISTANCE_KINDS)[number];
