import type { CircleType } from '@wayfare/api-contract';
import type { Names, Point } from '../records/records';

/** A point with a search radius: a sight, a district, an airport. */
export interface Circle extends Point {
  readonly id: string;
  readonly type: CircleType;
  readonly names: Names;
  readonly aliases: readonly string[];
  readonly country: string;
  /** city to stay in; empty without one */
  readonly cityId: string;
  readonly radiusKm: number;
  /** 0 to 50, on the scale of place popularity */
  readonly popularity: number;
  /** large by its country's measure; airports only */
  readonly isLarge?: boolean;
}

export interface CircleOfTown extends Omit<Circle, 'cityId'> {
  readonly town: string;
}
