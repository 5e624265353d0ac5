import type { RailCarrier, RideKind } from '../planner/journey';

export interface LineOptions {
  /** departures at the other end, when they are not those of the first */
  back?: string;
  /** days of the week, Monday is 1; every day unless told */
  days?: string;
  backDays?: string;
  /** minutes before departure at which the gates close */
  checkIn?: number;
}

/**
 * A line as it is written down: the number of its first train (back trains have the next ones), when trains leave
 * (`06:10-20:10/60 21:40`: from, to, every so many minutes, and single ones), and its stops.
 *
 * A stop is a station's slug; a country stays until the next (`NL:amsterdam-centraal rotterdam-centraal`). `=41` is the
 * running time from the first stop; stops without one share the time in between by distance. Nobody travels from one
 * `+stop` of a line to another.
 */
export type LineRow = readonly [first: number, times: string, stops: string, options?: LineOptions];

export interface LineGroup {
  carrier: RailCarrier;
  product: string;
  kind: RideKind;
  rows: readonly LineRow[];
}
