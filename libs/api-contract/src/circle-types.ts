const CIRCLE_TYPES = ['sight', 'district', 'holidayArea', 'airport', 'postcode'] as const;

/** A place that is a point and the distance round it in which hotels are looked for; a holiday area is a coast, an island or a countryside. */
export type CircleType = (typeof CIRCLE_TYPES)[number];

/** Whether a place of this type is a circle; false for every other text. */
export const isCircleType = (type: string): type is CircleType =>
  CIRCLE_TYPES.some((circle) => circle === type);

/** All of them, as clients and servers list them. */
export const circleTypes: readonly CircleType[] = CIRCLE_TYPES;
