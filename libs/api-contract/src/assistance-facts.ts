/** Airlines' codes WCHR, WCHS, WCHC, BLND, DEAF, DPNA and SVAN, by what the traveller cannot do. */
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

export const TRAIN_ASSISTANCE_KINDS = [
  'wheelchair',
  'walking',
  'blind',
  'deaf',
  'companion',
  'dog',
] as const;
export type TrainAssistanceKind = (typeof TRAIN_ASSISTANCE_KINDS)[number];
