import { hash32 } from '../../kit/random';
import deliveries from '../data/deliveries.json';
import { checkDigit } from '../passes/pass-codes';
import type { Delivery } from '../wire/codes';
import type { Words } from '../wire/words';
import type { Booking } from './bookings';
import { plain, type Item } from './item';
import type { OfferedItem } from './items';
import type { Passenger } from './basket';

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

function validityOf(offered: OfferedItem): string[] {
  if (offered.type === 'pass') return [`${offered.validFrom} ${offered.validUntil}`];
  return offered.solution.segments.map((ride) => `${ride.vehicle} ${ride.departure.slice(0, 16)}`);
}

interface Held {
  item: Item;
  reference: string;
  passenger: Passenger;
  /** of an item as a whole, or of what one passenger has: another name makes another ticket */
  seed: string;
}

function barcodeOf({ item, reference, passenger, seed }: Held): string {
  const name = plain(`${passenger.last_name}/${passenger.first_name}`).toUpperCase();
  const validity = item.offers.flatMap(validityOf);
  return ['RAIL1', reference, symbols(seed, 10, '0123456789'), name, ...validity].join('|');
}

interface Shown extends Partial<Record<'code' | 'url' | 'barcode', string>> {
  station?: Words | undefined;
}

const SHOWN: Readonly<Record<Delivery, (held: Held) => Shown>> = {
  PAH: (held) => ({ barcode: barcodeOf(held) }),
  ETK: ({ seed }) => ({ code: symbols(seed, 9) }),
  MPASS: ({ seed }) => ({ code: passNumber(seed) }),
  TICKETLESS: ({ reference }) => ({ code: reference }),
  TOD: ({ item, seed }) => ({
    code: symbols(seed, 8),
    station: item.legs[0]?.solution.segments[0]?.origin.label,
  }),
  RETRIEVE_VIA_LINK: ({ reference, seed }) => ({
    url: `https://tickets.example/${reference}/${symbols(seed, 16)}`,
  }),
};

/** What shows that somebody may travel, the lead first; nothing before it is bought, nor for what was given back or exchanged. */
export function documentsOf({ reference }: Booking, item: Item) {
  const { delivery: type, replacedBy } = item;
  if (reference === undefined || type === undefined || replacedBy !== null) return [];
  const lead = item.lead?.id;
  const holders = item.liveTravelers
    .flatMap(({ id }) => item.passengers.find((one) => one.id === id) ?? [])
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead));
  const { isForAll } = deliveries[type];
  return holders.slice(0, isForAll ? 1 : holders.length).map((passenger) => {
    const { id, first_name: first, last_name: last } = passenger;
    const seed = [reference, item.id, ...(isForAll ? [] : [id, first, last])].join('/');
    const shown = SHOWN[type]({ item, reference, passenger, seed });
    const { code = null, url = null, station = null, barcode = null } = shown;
    return { type, travelerId: isForAll ? null : id, code, url, station, barcode };
  });
}
