/** Types of places that are a point with a search radius; a holiday area is a coast, an island or a countryside. */
export const CIRCLE_TYPES = [
  'sight',
  'district',
  'holidayArea',
  'airport',
  'station',
  'postcode',
] as const;

export type CircleType = (typeof CIRCLE_TYPES)[number];

/** Whether a place of this type is a circle; false for every other text. */
export const isCircleType = (type: string): type is CircleType =>
  CIRCLE_TYPES.some((circle) => circle === type);
