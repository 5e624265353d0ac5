import sizes from '../data/airport-sizes.json';

/** From 1, a field with a few flights a day, to 5, a hub of the world. The data knows only "large" and "medium". */
export type AirportSize = 1 | 2 | 3 | 4 | 5;

const listed = (codes: string, size: AirportSize): [string, AirportSize][] =>
  codes.split(' ').map((code) => [code, size]);
const known = new Map([
  ...listed(sizes.middling, 3),
  ...listed(sizes.major, 4),
  ...listed(sizes.hubs, 5),
]);

export function airportSize(iata: string, type: string): AirportSize {
  return known.get(iata) ?? (type === 'large_airport' ? 2 : 1);
}
