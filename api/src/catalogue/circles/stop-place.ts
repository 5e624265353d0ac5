import type { Names, Point } from '../records/records';

export interface StopPlace extends Point {
  readonly kind: 'station' | 'airport';
  /** id of its circle; an airport's station has no circle */
  readonly id: string;
  readonly code: string;
  /** for its page; a station's id already holds country and name */
  readonly slug: string;
  readonly names: Names;
  readonly localName: string;
  readonly codes: readonly string[];
  readonly country: string;
  readonly town: string;
  /** rank weight within its kind */
  readonly weight: number;
}
