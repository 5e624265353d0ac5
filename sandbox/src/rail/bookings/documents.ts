import { hash32 } from '../../kit/random';
import type { Delivery } from '../wire/wire-types';
import { checkDigit } from '../passes/pass-codes';
import type { Language } from '../wire/words';
import { liveTravelerIds } from './assignments';
import { barcodeOf } from './barcode';
import { offersOf, type Booking, type Item } from './booking';
import { leadTraveler, type Passenger } from './passengers';

export interface WireDocument {
  type: Delivery;
  travelerId: string | null;
  code: string | null;
  url: string | null;
  station: string | null;
  barcode: string | null;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function symbols(seed: string, length: number, alphabet: string): string {
  return Array.from(
    { length },
    (_, index) => alphabet[hash32(`${seed}/${index}`) % alphabet.length],
  ).join('');
}

/** Passes are numbered like those that travellers have from elsewhere, so that seats can be bought with them. */
function passNumber(seed: string): string {
  const body = symbols(seed, 9, LETTERS);
  return `${body}${checkDigit(body)}`;
}

function hostOf(item: Item): string {
  const name = offersOf(item)[0]?.products[0]?.marketingCarrier ?? 'rail';
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `tickets.${slug.replaceAll(/^-|-$/g, '')}.example`;
}

function stationOf(item: Item, language: Language): string | null {
  const [first] = offersOf(item, language);
  return first?.type === 'point-to-point'
    ? (first.solution.segments[0]?.origin.label ?? null)
    : null;
}

const NOTHING = { travelerId: null, code: null, url: null, station: null, barcode: null };

interface Held {
  item: Item;
  reference: string;
  language: Language;
  passengers: readonly Passenger[];
}

/** Another name makes another ticket. */
function seedOf(
  { item, reference }: Held,
  { id, first_name: first, last_name: last }: Passenger,
): string {
  return `${reference}/${item.id}/${id}/${first}/${last}`;
}

const MAKERS: Readonly<Record<Delivery, (held: Held) => WireDocument[]>> = {
  PAH: (held) =>
    held.passengers.map((passenger) => ({
      ...NOTHING,
      type: 'PAH',
      travelerId: passenger.id,
      barcode: barcodeOf(held.item, passenger, {
        reference: held.reference,
        number: symbols(seedOf(held, passenger), 10, '0123456789'),
      }),
    })),
  ETK: (held) =>
    held.passengers.map((passenger) => ({
      ...NOTHING,
      type: 'ETK',
      travelerId: passenger.id,
      code: symbols(seedOf(held, passenger), 9, LETTERS),
    })),
  MPASS: (held) =>
    held.passengers.map((passenger) => ({
      ...NOTHING,
      type: 'MPASS',
      travelerId: passenger.id,
      code: passNumber(seedOf(held, passenger)),
    })),
  TICKETLESS: ({ reference }) => [{ ...NOTHING, type: 'TICKETLESS', code: reference }],
  TOD: ({ item, reference, language }) => [
    {
      ...NOTHING,
      type: 'TOD',
      code: symbols(`${reference}/${item.id}/collect`, 8, LETTERS),
      station: stationOf(item, language),
    },
  ],
  RETRIEVE_VIA_LINK: ({ item, reference }) => [
    {
      ...NOTHING,
      type: 'RETRIEVE_VIA_LINK',
      url: `https://${hostOf(item)}/${reference}/${symbols(`${reference}/${item.id}/link`, 16, LETTERS)}`,
    },
  ],
};

/** What shows that somebody may travel; nothing before it is bought, nor for what was given back or exchanged. */
export function documentsOf(
  { reference }: Booking,
  item: Item,
  language: Language,
): WireDocument[] {
  if (reference === undefined || item.delivery === undefined || item.replacedBy !== null) return [];
  const live = liveTravelerIds(item);
  if (live.length === 0) return [];
  const lead = leadTraveler(offersOf(item)[0]?.travelers ?? [])?.id;
  const passengers = item.passengers
    .filter(({ id }) => live.includes(id))
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead));
  return MAKERS[item.delivery]({ item, reference, language, passengers });
}
