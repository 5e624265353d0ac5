import type { TicketCriteria } from '@wayfare/api-contract';
import { buildReturnSearch } from '@wayfare/testing';
import { ticketItems } from './cart-items';
import { chosenIn, selectionIn } from './selection';

const result = buildReturnSearch();
const out = { origin: 'NL:amsterdam', destination: 'FR:paris', departure: '2027-01-14T08:00' };
const back = { origin: 'FR:paris', destination: 'NL:amsterdam', departure: '2027-01-17T12:00' };
const criteria: TicketCriteria = { legs: [out, back], travelers: [{ age: 40, cards: [] }] };

const itemsOf = (flexibility: string) =>
  ticketItems(
    result,
    criteria,
    chosenIn(
      selectionIn(result, {
        out: `2027-01-14T08:14~Eurostar 9320~STANDARD~${flexibility}`,
        back: `2027-01-17T14:25~Eurostar 9357~STANDARD~${flexibility}`,
        step: 'review',
      }),
    ),
  );

it('OQ-66 tickets of a return fare are one item, found by both directions', () => {
  expect(itemsOf('RETURN')).toMatchObject([
    {
      offerLocations: ['/offers/offer-3', '/offers/offer-5'],
      criteria,
      saved: { offerSelected: ['offer-3', 'offer-5'] },
    },
  ]);
});

it('TRN-29 tickets by themselves are an item each, found by their own direction', () => {
  const items = itemsOf('SEMI_FLEX');
  expect(items.map(({ offerLocations }) => offerLocations)).toEqual([
    ['/offers/offer-1'],
    ['/offers/offer-4'],
  ]);
  expect(items.map(({ criteria: found }) => found)).toEqual([
    { ...criteria, legs: [out] },
    { ...criteria, legs: [back] },
  ]);
  expect(items.map(({ saved }) => saved.products.map(({ code }) => code))).toEqual([
    ['EUROSTAR-SEMI'],
    ['EUROSTAR-SEMI'],
  ]);
});
