import { buildApp } from '../../app';
import { centsOf } from '../wire/money';
import { checkDigit, isPassCode } from './pass-codes';
import { PASS_AREAS, passCents, PASSES, passLabel, validUntil } from './passes';

const NOW = Date.UTC(2026, 10, 21, 10);
const app = buildApp({ now: () => NOW });
afterAll(() => app.close());

const KEY = { authorization: 'Bearer rail_test_sandbox' };

test.each([
  ['2026-12-01', 'P15D', '2026-12-15'],
  ['2026-12-20', 'P22D', '2027-01-10'],
  ['2026-12-01', 'P1M', '2026-12-31'],
  ['2027-01-31', 'P1M', '2027-02-27'],
  ['2026-11-30', 'P3M', '2027-02-27'],
  ['2026-12-15', 'P2M', '2027-02-14'],
])('TRN-25 a pass from %s for %s ends on %s', (from, period, last) => {
  expect(validUntil(from, period)).toBe(last);
});

test.each<[area: string, kind: string, en: string, nl: string]>([
  ['EU', '5D1M', 'Global Pass, 5 days within 1 month', 'Global Pass, 5 dagen binnen 1 maand'],
  ['EU', '10D2M', 'Global Pass, 10 days within 2 months', 'Global Pass, 10 dagen binnen 2 maanden'],
  [
    'EU',
    'C15D',
    'Global Pass, 15 days of unlimited travel',
    'Global Pass, 15 dagen onbeperkt reizen',
  ],
  ['FR', '3D1M', 'France Pass, 3 days within 1 month', 'Frankrijk Pass, 3 dagen binnen 1 maand'],
])('%s %s is named', (areaCode, kindCode, en, nl) => {
  const pass = PASSES.find(({ code }) => code === `PASS-${areaCode}-${kindCode}-2`);
  if (pass === undefined) throw new Error('no such pass');
  expect(passLabel(pass)).toEqual({ en, nl });
});

test('passes cost more the longer they are, in 1st class and for adults', () => {
  for (const area of PASS_AREAS) {
    const passes = PASSES.filter((pass) => pass.area === area);
    const [first, second] = ['1', '2'].map((wanted) =>
      passes.filter(({ travelClass }) => travelClass === wanted),
    );
    for (const isContinuous of [true, false]) {
      const prices = second
        ?.filter(({ kind }) => (kind.travelDays === null) === isContinuous)
        .map((pass) => passCents(pass, 40));
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
    }
    second?.forEach((pass, index) => {
      const prices = [40, 70, 20, 8].map((age) => passCents(pass, age));
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
      expect(prices.at(-1)).toBe(0);
      expect(passCents(first?.[index] ?? pass, 40)).toBeGreaterThan(prices[0] ?? 0);
    });
  }
});

describe('TRN-67 the code of a pass', () => {
  test.each([
    [`INTERR${checkDigit('INTERR')}`, true],
    [`A1B2C3D4E5F${checkDigit('A1B2C3D4E5F')}`, true],
    [`INTERR${(Number(checkDigit('INTERR')) + 1) % 10}`, false],
    ['ABCD5', false],
    ['ABCDEFGHIJKL9', false],
    ['abcdef7', false],
    ['ABC-DE7', false],
    ['', false],
  ])('%s is one: %s', (code, expected) => {
    expect(isPassCode(code)).toBe(expected);
  });

  test('is checked by position and value', () => {
    // 1 x 10 + 2 x 1 + 3 x 35 + 4 x 0 + 5 x 11 = 172
    expect(checkDigit('A1Z0B')).toBe('2');
    expect(isPassCode('A1Z0B2')).toBe(true);
  });

  test('is answered over the wire', async () => {
    const valid = async (code: string) =>
      (await app.inject({ url: `/rail/pass-codes/${code}`, headers: KEY })).json<unknown>();
    expect(await valid('A1Z0B2')).toEqual({ valid: true });
    expect(await valid('A1Z0B3')).toEqual({ valid: false });
  });
});

describe('a search for passes', () => {
  const body = {
    place: 'EU',
    validityStartDate: '2026-12-10',
    travelers: [{ age: 40 }, { age: 20 }, { age: 2 }],
  };
  const search = (changes: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/rail/offers/pass/searches',
      headers: KEY,
      payload: { ...body, ...changes },
    });

  test('TRN-24 offers every kind in both classes for all who travel', async () => {
    const { offers, products, travelers, area } = (await search()).json<
      Awaited<ReturnType<typeof import('./pass-offer').searchPasses>>
    >();
    expect(area).toMatchObject({ code: 'EU', label: 'Global' });
    expect(area.countries).toHaveLength(33);
    expect(
      offers
        .map(({ travelClass, numberOfTravelDays, validityDuration }) => [
          travelClass.code,
          numberOfTravelDays,
          validityDuration,
        ])
        .slice(0, 10),
    ).toEqual([
      ['1', 4, 'P1M'],
      ['1', 5, 'P1M'],
      ['1', 7, 'P1M'],
      ['1', 10, 'P2M'],
      ['1', 15, 'P2M'],
      ['1', null, 'P15D'],
      ['1', null, 'P22D'],
      ['1', null, 'P1M'],
      ['1', null, 'P2M'],
      ['1', null, 'P3M'],
    ]);
    expect(offers).toHaveLength(20);
    expect(travelers).toEqual([
      { id: 't1', age: 40 },
      { id: 't2', age: 20 },
      { id: 't3', age: 2 },
    ]);
    for (const offer of offers) {
      expect(
        offer.fareOffers.map(({ prices }) => centsOf(prices)).reduce((sum, cents) => sum + cents),
      ).toBe(centsOf(offer.prices));
      expect(products.map(({ code }) => code)).toContain(offer.productCode);
      expect(offer).toMatchObject({
        deliveryOptions: ['MPASS'],
        passengerFields: ['date_of_birth', 'country_of_residence'],
        leadFields: ['email', 'phone_number'],
      });
    }
  });

  test.each([
    [{ place: 'XX' }, 'place'],
    [{ validityStartDate: '2026-11-20' }, 'validityStartDate'],
    [{ validityStartDate: '2026-02-30' }, 'validityStartDate'],
    [{ validityStartDate: '2027-12-01' }, 'validityStartDate'],
    [{ travelers: [] }, 'travelers'],
    [{ travelers: [{ age: 2 }] }, 'travelers'],
    [{ travelers: [{ age: 40, cards: [{ code: 'NO-CARD' }] }] }, 'travelers.0.cards.0'],
  ])('with %j is refused', async (changes, details) => {
    const answer = await search(changes);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { errors: [{ code: 'INVALID', label: expect.any(String), details }] },
    ]);
  });

  test('areas are answered in the caller’s language', async () => {
    const labels = async (language: string) =>
      (
        await app.inject({
          url: '/rail/pass-areas',
          headers: { ...KEY, 'accept-language': language },
        })
      )
        .json<{ areas: { code: string; label: string }[] }>()
        .areas.filter(({ code }) => code === 'DE')
        .map(({ label }) => label);
    expect([await labels('en'), await labels('nl')]).toEqual([['Germany'], ['Duitsland']]);
  });
});
