import { checkRoute, exchangeOf, legCost } from './exchange-rules';
import { boughtBooking, DEPARTURE, HOUR, NEVER, soldTickets, term } from './testing/sold-items';
import { soldPass } from './testing/sold-pass';

describe('TRN-52: what an exchange costs', () => {
  test.each([
    ['dearer, for free', [[10_000, 10_000]], term(2), 26_000, { difference: 6_000, fee: 0 }],
    [
      'dearer, with a fee for each traveller',
      [[10_000, 10_000]],
      term(2, 0, 1_500),
      26_000,
      { difference: 9_000, fee: 3_000 },
    ],
    ['equal', [[10_000]], term(2), 10_000, { difference: 0, fee: 0 }],
    ['cheaper', [[10_000]], term(2, 0, 1_500), 7_000, { difference: -1_500, fee: 1_500 }],
    [
      'one of two directions',
      [[10_000], [8_000]],
      term(2, 10),
      12_000,
      { difference: 3_000, fee: 1_000 },
    ],
  ])('%s', (_title, legs, exchange, cents, expected) => {
    expect(legCost(soldTickets({ legs, exchange }), 'leg-1', cents)).toEqual(expected);
  });

  test('extras of the trains that go count as paid, tickets that were given back do not', () => {
    const item = soldTickets({ exchange: term(2) });
    item.services = [
      {
        serviceOfferId: 'bag.f0.t1',
        serviceId: 'EXTRA_BAG',
        fareOfferId: 'f0.t1',
        count: 1,
        cents: 1_200,
      },
    ];
    item.canceled.add('ticket-f0.t2');
    expect(legCost(item, 'leg-1', 11_200).difference).toBe(0);
  });
});

describe('TRN-52: what can be exchanged', () => {
  test.each([
    ['in time', { exchange: term(2) }, -3, true],
    ['too late', { exchange: term(2) }, -2, false],
    ['a fare without exchanges', { exchange: NEVER }, -100, false],
    [
      'the way back when the way out was travelled',
      { exchange: term(2), legs: [[5_000], [5_000]] },
      1,
      true,
    ],
  ])('%s', (_title, sold, hours, eligible) => {
    const item = soldTickets(sold);
    expect(exchangeOf(boughtBooking(item), item, DEPARTURE + hours * HOUR)).toEqual({
      eligible,
      routeChangePossible: false,
    });
  });

  test('a pass is not, nor is what is not bought or was given back', () => {
    const now = DEPARTURE - 100 * HOUR;
    const pass = soldPass();
    expect(exchangeOf(boughtBooking(pass), pass, now).eligible).toBe(false);
    const item = soldTickets();
    expect(exchangeOf({ ...boughtBooking(item), reference: undefined }, item, now).eligible).toBe(
      false,
    );
    item.canceled = new Set(['ticket-f0.t1', 'ticket-f0.t2']);
    expect(exchangeOf(boughtBooking(item), item, now).eligible).toBe(false);
  });
});

describe('OQ-72: the route stays unless the carrier lets it change', () => {
  const legs = (origin: string, destination: string) => [
    { id: 'leg-1', origin, destination, departure: '2026-12-11T08:00' },
  ];
  test.each([
    ['NL:amsterdam-centraal', 'FR:paris-gare-du-nord', undefined],
    ['NL:rotterdam-centraal', 'FR:paris-gare-du-nord', 'legs.0.origin'],
    ['NL:amsterdam-centraal', 'FR:lille-flandres', 'legs.0.destination'],
  ])('%s to %s', (origin, destination, details) => {
    const check = () => checkRoute(soldTickets(), legs(origin, destination));
    if (details === undefined) expect(check).not.toThrow();
    else expect(check).toThrow(details);
    expect(() =>
      checkRoute(soldTickets({ rules: { routeChange: true } }), legs(origin, destination)),
    ).not.toThrow();
  });
});
