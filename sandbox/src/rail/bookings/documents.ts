import { hash32 } from '../../kit/random';
import type { OfferedItem } from '../offers/offered';
import { checkDigit } from '../passes/pass-codes';
import type { Delivery } from '../wire/wire-types';
import type { Language } from '../wire/words';
import { leadTraveler, liveTravelers, offersOf, type Booking, type Item } from './booking';
import type { Passenger } from './passengers';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const symbols = (seed: string, length: number, alphabet = LETTERS): string =>
  Array.from({ length }, (_, index) => alphabet[hash32(`${seed}/${index}`) % alphabet.length]).join(
    '',
  );

/** Passes are numbered like those that travellers have from elsewhere, so that seats can be bought with them. */
function passNumber(seed: string): string {
  const body = symbols(seed, 9);
  return `${body}${checkDigit(body)}`;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

function validityOf({ seats }: Item, offered: OfferedItem, travelerId: string): string[] {
  if (offered.type === 'pass') {
    const { area, facts, validFrom, validUntil } = offered;
    return [`${area.code} ${facts.travelClass.code} ${validFrom} ${validUntil}`];
  }
  return offered.solution.segments.map(({ id, vehicle, departure, origin, destination }) => {
    const seat = seats.find((one) => one.segmentId === id && one.travelerId === travelerId);
    const place = seat === undefined ? '-' : `${seat.coach}/${seat.seat}`;
    const way = `${origin.code}>${destination.code}`;
    return [vehicle, departure.slice(0, 16), way, offered.comfort, place].join(' ');
  });
}

interface Held {
  item: Item;
  reference: string;
  language: Language;
  /** of an item as a whole, or of what one passenger has: another name makes another ticket */
  seed: string;
}

/** What the Aztec code of a ticket says, one part after the other. */
function barcodeOf({ item, reference, seed }: Held, passenger: Passenger): string {
  const name = withoutAccents(`${passenger.last_name}/${passenger.first_name}`).toUpperCase();
  const validity = offersOf(item).flatMap((offered) => validityOf(item, offered, passenger.id));
  return ['RAIL1', reference, symbols(seed, 10, '0123456789'), name, ...validity].join('|');
}

function linkOf({ item, reference, seed }: Held): string {
  const carrier = offersOf(item)[0]?.products[0]?.marketingCarrier ?? 'rail';
  const words =
    withoutAccents(carrier)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `https://tickets.${words.join('-')}.example/${reference}/${symbols(`${seed}/link`, 16)}`;
}

interface Shown {
  code?: string | undefined;
  url?: string;
  station?: string | undefined;
  barcode?: string;
}

const OF_EACH: Partial<Record<Delivery, (held: Held, passenger: Passenger) => Shown>> = {
  PAH: (held, passenger) => ({ barcode: barcodeOf(held, passenger) }),
  ETK: ({ seed }) => ({ code: symbols(seed, 9) }),
  MPASS: ({ seed }) => ({ code: passNumber(seed) }),
};
const OF_ALL: Partial<Record<Delivery, (held: Held) => Shown>> = {
  TICKETLESS: ({ reference }) => ({ code: reference }),
  TOD: ({ item, language, seed }) => ({
    code: symbols(`${seed}/collect`, 8),
    station: item.legs[0]?.[language].solution.segments[0]?.origin.label,
  }),
  RETRIEVE_VIA_LINK: (held) => ({ url: linkOf(held) }),
};

/** What shows that somebody may travel, the lead first; nothing before it is bought, nor for what was given back or exchanged. */
export function documentsOf({ reference }: Booking, item: Item, language: Language) {
  const { delivery: type, passengers, replacedBy } = item;
  const live = liveTravelers(item).map(({ id }) => id);
  if (reference === undefined || type === undefined || replacedBy !== null || live.length === 0)
    return [];
  const held = { item, reference, language, seed: `${reference}/${item.id}` };
  const document = (travelerId: string | null, shown: Shown) => {
    const { code = null, url = null, station = null, barcode = null } = shown;
    return { type, travelerId, code, url, station, barcode };
  };
  const ofAll = OF_ALL[type];
  if (ofAll !== undefined) return [document(null, ofAll(held))];
  const lead = leadTraveler(item)?.id;
  return passengers
    .filter(({ id }) => live.includes(id))
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead))
    .map((passenger) => {
      const { id, first_name: first, last_name: last } = passenger;
      const own = { ...held, seed: `${held.seed}/${id}/${first}/${last}` };
      return document(id, OF_EACH[type]?.(own, passenger) ?? {});
    });
}
