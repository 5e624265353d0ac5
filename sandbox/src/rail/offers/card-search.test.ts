import { sandboxUnderTest } from '../../testing/sandbox-under-test';
import { Caller, leg } from '../testing/caller';
import { OUT } from '../testing/routes';
import { centsOf } from '../wire/money';

// The first search makes the timetable.
jest.setTimeout(60_000);
const { app } = sandboxUnderTest();
const caller = new Caller(app);

describe('cards', () => {
  test('that made nothing cheaper are named', async () => {
    const cards = [{ code: 'BAHNCARD-50' }, { code: 'HALBTAX' }];
    const found = await caller.search(
      [leg('DE:koln-hbf DE:frankfurt-main-hbf', '2026-12-10T08:00')],
      [{ age: 40, cards }],
    );
    expect(found.unusedCards).toEqual(['HALBTAX']);
    const without = await caller.search([
      leg('DE:koln-hbf DE:frankfurt-main-hbf', '2026-12-10T08:00'),
    ]);
    for (const { id, prices } of found.offers)
      expect(centsOf(prices)).toBeLessThan(
        centsOf(without.offers.find((offer) => offer.id === id)?.prices ?? prices),
      );
  });

  test('TRN-67 of a pass leave the price of seats, once for each comfort', async () => {
    const { offers, products } = await caller.search(
      [OUT],
      [{ age: 40, cards: [{ code: 'INTERRAIL-PASS' }] }],
    );
    expect(offers.length).toBeGreaterThan(0);
    expect(
      new Set(
        offers.map(({ legSolution, comfortCategory }) => `${legSolution}/${comfortCategory.code}`),
      ).size,
    ).toBe(offers.length);
    expect(
      products.every(
        ({ code, label }) =>
          code.endsWith('-PASS_SEAT') && label.includes('reservation with a pass'),
      ),
    ).toBe(true);
    expect(
      offers.every(({ passengerFields }) => passengerFields.includes('reduction_card_id')),
    ).toBe(true);
  });
});
