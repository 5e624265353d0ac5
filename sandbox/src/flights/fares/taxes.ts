import type { CabinClass } from '@duffel/api/types';
import { fraction } from '../../kit/random';
import type { Airport } from '../reference/airports';
import type { Flight } from '../timetable/flight';

const LONG_KM = 5_000;

/** Cents for leaving a country, on a short and on a long flight. */
const DEPARTURE: Readonly<Record<string, readonly [short: number, long: number]>> = {
  NL: [2_940, 2_940],
  DE: [1_553, 7_083],
  GB: [1_550, 11_200],
  FR: [740, 4_000],
  AT: [1_200, 1_200],
  BE: [500, 1_000],
  SE: [700, 4_500],
  US: [1_980, 1_980],
};
const ELSEWHERE = [600, 1_800] as const;
const SECURITY = 890;
/** Changing planes costs less than starting there. */
const TRANSFER_SHARE = 0.4;
/** Countries with a ticket tax ask twice as much in the cabins in front. */
const FRONT_COUNTRIES = new Set(['GB', 'FR']);

function airportFee({ iata, size }: Airport): number {
  return 300 + size * 190 + Math.round(fraction(`fee/${iata}`) * 500);
}

/** Cents for each traveller with a seat. */
export function journeyTax(flights: readonly Flight[], cabin: CabinClass): number {
  const taxes = flights.map(({ departure: { from, to, km } }, index) => {
    const fees = airportFee(from) + SECURITY + Math.round(airportFee(to) / 3);
    if (index > 0) return Math.round(fees * TRANSFER_SHARE);
    const [short, long] = DEPARTURE[from.country] ?? ELSEWHERE;
    const isFront = cabin !== 'economy' && FRONT_COUNTRIES.has(from.country);
    return fees + (km > LONG_KM ? long : short) * (isFront ? 2 : 1);
  });
  return taxes.reduce((sum, tax) => sum + tax);
}
