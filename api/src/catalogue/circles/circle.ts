import type { CircleType } from '@wayfare/api-contract';
import type { Names, Point } from '../records/records';

/** A place that is a point and the distance round it in which hotels are looked for: a sight, a district, an airport. */
export interface Circle extends Point {
  readonly id: string;
  readonly type: CircleType;
  readonly names: Names;
  /** in its own language, and what else people call it */
  readonly aliases: readonly string[];
  /** ISO 3166 */
  readonly country: string;
  /** of the city where people who want to be near it stay; empty where there is none */
  readonly cityId: string;
  readonly radiusKm: number;
  /** in the points of places' popularity, 0 to 50 */
  readonly popularity: number;
  /** of an airport: one of the large ones of its country */
  readonly isLarge?: boolean;
}

/** A circle whose city is known by its English name alone. */
export interface CircleOfTown extends Omit<Circle, 'cityId'> {
  readonly town: string;
}
