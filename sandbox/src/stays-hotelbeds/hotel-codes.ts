import { catalogue } from '../stays/catalogue/catalogue';
import type { Hotel } from '../stays/catalogue/hotel';

const FIRST = 1001;

export const codeOf = (hotel: Hotel): number => FIRST + catalogue().hotels.indexOf(hotel);
export const hotelOf = (code: number): Hotel | undefined => catalogue().hotels[code - FIRST];

/** Which code each hotel of the feed has here, a line each: what a mapping service hands over. */
export const codesTable = (): string =>
  catalogue()
    .hotels.map(({ id }, index) => `${id}\t${FIRST + index}\n`)
    .join('');
