import type { Names, Point } from '../records/records';

/** A railway station or an airport: where a journey that is sold begins and ends. */
export interface StopPlace extends Point {
  readonly kind: 'station' | 'airport';
  /** of its circle, which a station of an airport does not have */
  readonly id: string;
  /** what it is sold under */
  readonly code: string;
  /** of its page: the id of a station has its country and name already */
  readonly slug: string;
  readonly names: Names;
  readonly localName: string;
  readonly codes: readonly string[];
  /** ISO 3166 */
  readonly country: string;
  /** in English */
  readonly town: string;
  /** among those of its kind */
  readonly weight: number;
}
