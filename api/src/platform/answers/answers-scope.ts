import type { Config } from '../config';

type Asked = Pick<Config, 'stays' | 'flights' | 'rail' | 'flightCommission'>;

/** Who answers this process, and how it makes prices of answers: what a changed setting makes another answer. No secrets. */
export const answersScope = ({ stays, flights, rail, flightCommission }: Asked): string =>
  JSON.stringify([
    stays.onSale,
    stays.duffel.url,
    stays.hotelbeds?.url ?? null,
    flights.url,
    rail.url,
    flightCommission,
  ]);
