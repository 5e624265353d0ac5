import { Problem } from '../../../platform/http/problem';
import type { RailItem, RailTicketItem } from '../../../ports/rail-items';
import { aRailItem, passLocation, ticketLocation } from '../../../../test/builders/build-rail-item';
import { confirmed } from '../../../../test/fakes/railway/railway-amendments.fake';
import { canExchange, checkJourneys, checkLegs, exchangeable } from './exchange-rules';

const NOW = Date.parse('2026-11-20T09:30:00Z');
const [AMSTERDAM, PARIS] = ['NL:amsterdam-centraal', 'FR:paris-gare-du-nord'];

const bought = (...locations: readonly string[]): RailItem =>
  confirmed(aRailItem('a', locations, new Date(NOW)));
const RETURN = exchangeable(
  [bought(ticketLocation(), ticketLocation({ from: PARIS, to: AMSTERDAM, day: '2027-01-20' }))],
  'a',
);
const FREE: RailTicketItem = { ...RETURN, exchange: { eligible: true, routeChangePossible: true } };

function refusal(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error instanceof Problem ? [error.statusCode, error.field, error.text] : error;
  }
}

const leg = (
  change: Partial<{ id: string; origin: string; destination: string; departure: string }> = {},
) => ({
  id: 'leg-1',
  origin: AMSTERDAM,
  destination: PARIS,
  departure: '2027-01-16T09:00',
  ...change,
});
const back = leg({
  id: 'leg-2',
  origin: PARIS,
  destination: AMSTERDAM,
  departure: '2027-01-22T09:00',
});

describe('what can be exchanged', () => {
  const ticket = bought(ticketLocation());

  it.each<[string, RailItem[], [number, string, string]]>([
    ['an item of another booking', [], [422, 'request.items.0.id', 'trains.itemUnknown']],
    ['a pass', [bought(passLocation())], [422, 'request.items.0.id', 'trains.exchangeNotPossible']],
    [
      'tickets that are gone',
      [{ ...ticket, status: 'CANCELED' }],
      [422, 'request.items.0.id', 'trains.exchangeNotPossible'],
    ],
    [
      'tickets that were exchanged',
      [{ ...ticket, status: 'EXCHANGED' }],
      [422, 'request.items.0.id', 'trains.exchangeNotPossible'],
    ],
    [
      'tickets whose carrier allows none',
      [{ ...ticket, exchange: { eligible: false, routeChangePossible: false } }],
      [422, 'request.items.0.id', 'trains.exchangeNotPossible'],
    ],
  ])('TRN-52 is not %s', (_, items, expected) => {
    expect(refusal(() => exchangeable(items, 'a'))).toEqual(expected);
  });

  it.each([
    ['confirmed', null, true],
    ['awaiting_card', 'change', true],
    ['awaiting_card', 'payment', false],
    ['changing', 'change', false],
    ['settling_change', 'change', false],
    ['cancelling', null, false],
    ['done', null, false],
  ] as const)('TRN-52 a booking in %s with the amendment %s: %s', (state, kind, expected) => {
    expect(
      canExchange({
        state,
        amendment: kind === null ? null : { version: 2, kind, quoteId: 'q', amount: 0, plan: null },
      }),
    ).toBe(expected);
  });
});

describe('what it can be exchanged for', () => {
  it.each<[string, RailTicketItem, ReturnType<typeof leg>[]]>([
    ['a later train', RETURN, [leg()]],
    ['a train of this hour', RETURN, [leg({ departure: '2026-11-20T10:00' })]],
    ['another way back', RETURN, [back]],
    ['both ways', RETURN, [leg(), back]],
    [
      'trains from the same town',
      RETURN,
      [leg({ origin: 'NL:amsterdam', destination: 'FR:paris' })],
    ],
    ['another route where the carrier allows it', FREE, [leg({ destination: 'BE:brussel-zuid' })]],
  ])('OQ-72 is %s', (_, item, wanted) => {
    expect(refusal(() => checkJourneys(item, wanted, NOW))).toBeUndefined();
  });

  it.each<[string, RailTicketItem, ReturnType<typeof leg>[], [string, string]]>([
    [
      'a journey of other tickets',
      RETURN,
      [leg({ id: 'leg-9' })],
      ['request.items.0.legs.0.id', 'trains.legUnknown'],
    ],
    [
      'one journey twice',
      RETURN,
      [leg(), leg()],
      ['request.items.0.legs.1.id', 'trains.legUnknown'],
    ],
    [
      'another origin',
      RETURN,
      [leg({ origin: 'BE:brussel-zuid' })],
      ['request.items.0.legs.0.origin', 'trains.routeOther'],
    ],
    [
      'another destination',
      RETURN,
      [leg(), { ...back, destination: 'BE:brussel-zuid' }],
      ['request.items.0.legs.1.destination', 'trains.routeOther'],
    ],
    [
      'the way round',
      RETURN,
      [leg({ origin: PARIS, destination: AMSTERDAM })],
      ['request.items.0.legs.0.origin', 'trains.routeOther'],
    ],
    [
      'no way at all',
      FREE,
      [leg({ destination: AMSTERDAM })],
      ['request.items.0.legs.0.destination', 'trains.samePlace'],
    ],
    [
      'a train that has left',
      RETURN,
      [leg({ departure: '2026-11-20T09:59' })],
      ['request.items.0.legs.0.departure', 'trains.departurePast'],
    ],
    [
      'a day that is not sold yet',
      RETURN,
      [leg({ departure: '2027-12-01T09:00' })],
      ['request.items.0.legs.0.departure', 'trains.departureTooFar'],
    ],
    [
      'a way back before the way out',
      RETURN,
      [leg(), { ...back, departure: '2027-01-15T09:00' }],
      ['request.items.0.legs.1.departure', 'trains.returnOrder'],
    ],
  ])('OQ-72 is not %s', (_, item, wanted, expected) => {
    expect(refusal(() => checkJourneys(item, wanted, NOW))).toEqual([422, ...expected]);
  });

  it('API-26 is chosen for legs of the tickets', () => {
    expect(refusal(() => checkLegs(RETURN, [{ id: 'leg-2' }]))).toBeUndefined();
    expect(refusal(() => checkLegs(RETURN, [{ id: 'leg-3' }]))).toEqual([
      422,
      'request.items.0.legs.0.id',
      'trains.legUnknown',
    ]);
  });
});
