import { catalogue } from '../stays/catalogue/catalogue';
import type { Hotel } from '../stays/catalogue/hotel';

/** The first code that a hotel has; the others follow in the order of the catalogue. */
const FIRST = 1001;

let known: ReadonlyMap<string, number> | undefined;

export function codeOf({ id }: Hotel): number {
  known ??= new Map(catalogue().hotels.map((hotel, index) => [hotel.id, FIRST + index]));
  return known.get(id) ?? 0;
}

export const hotelOf = (code: number): Hotel | undefined => catalogue().hotels[code - FIRST];

/** Which code each hotel of the feed has here, a line each: what a mapping service hands over. */
export const codesTable = (): string =>
  catalogue()
    .hotels.map((hotel) => `${hotel.id}\t${codeOf(hotel)}\n`)
    .join('');
