import * as v from 'valibot';
import { newId } from '../../kit/ids';
import { isSoldTogether, offerByLocation } from './offer-by-location';
import type { OfferedItem, OfferedTicket } from '../offers/offered';
import { parseWith, refused } from '../wire/problems';
import type { Language } from '../wire/words';
import type { InEachLanguage, Item, PassItem, TicketItem } from './booking';

const MAX_ITEMS = 10;

const BodySchema = v.object({
  items: v.pipe(
    v.array(
      v.object({
        offerLocations: v.pipe(
          v.array(v.string()),
          v.minLength(1, 'no offer'),
          v.maxLength(2, 'too many offers'),
        ),
      }),
    ),
    v.minLength(1, 'nothing to book'),
  ),
});

interface At {
  item: number;
  now: number;
}

function readOffer(location: string, { item, now }: At): InEachLanguage<OfferedItem> {
  const read = (language: Language): OfferedItem => {
    const offered = offerByLocation(location, { now, language });
    if (offered === null) throw refused('not-found', `items.${item}.offerLocations`);
    if (offered === 'expired') throw refused('offer-expired', `items.${item}`);
    return offered;
  };
  return { en: read('en'), nl: read('nl') };
}

function newCommon(offers: readonly OfferedItem[]): Omit<PassItem, 'type' | 'offers'> {
  return {
    id: newId('rit'),
    keptUntil: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
    passengers: [],
    delivery: undefined,
    canceled: new Set(),
    isSettling: false,
    nameChanges: 0,
    replacedBy: null,
  };
}

export function newTicketItem(offers: readonly InEachLanguage<OfferedTicket>[]): TicketItem {
  return {
    ...newCommon(offers.map(({ en }) => en)),
    type: 'point-to-point',
    offers,
    services: [],
    preferences: [],
    seats: [],
    changes: [],
  };
}

function itemOf(offers: readonly InEachLanguage<OfferedItem>[], at: At): Item {
  const details = `items.${at.item}.offerLocations`;
  const tickets = offers.flatMap(({ en, nl }) =>
    en.type === 'point-to-point' && nl.type === 'point-to-point' ? [{ en, nl }] : [],
  );
  const passes = offers.flatMap(({ en, nl }) =>
    en.type === 'pass' && nl.type === 'pass' ? [{ en, nl }] : [],
  );
  if (passes.length > 0) {
    if (offers.length > 1) throw refused('pass-by-itself', details);
    return { ...newCommon(passes.map(({ en }) => en)), type: 'pass', offers: passes };
  }
  if (!isSoldTogether(tickets.map(({ en }) => en))) throw refused('not-together', details);
  return newTicketItem(tickets);
}

/** Items of offers that still hold; all of them or none. */
export function parseItems(body: unknown, present: number, now: number): Item[] {
  const { items } = parseWith(BodySchema, body);
  if (present + items.length > MAX_ITEMS) throw refused('too-many-items', 'items', MAX_ITEMS);
  return items.map(({ offerLocations }, item) =>
    itemOf(
      offerLocations.map((location) => readOffer(location, { item, now })),
      { item, now },
    ),
  );
}
