import { COMFORTS, FLEXIBILITIES } from '../wire/codes';
import type { Ride } from '../planner/journey';
import { EUROSTAR, everyKindOfTrain, ICE, INTERCITY, LOCAL, NOW } from '../testing/trains';
import { adultCents } from './price';
import { portion, price } from '../testing/priced-rides';

describe('prices', () => {
  test('are for the same train always the same, and rise with comfort and with what a fare allows', () => {
    for (const train of everyKindOfTrain()) {
      const own = portion(train);
      const byComfort = COMFORTS.filter((comfort) => own.comforts.includes(comfort)).map(
        (comfort) =>
          FLEXIBILITIES.filter(
            (flexibility) => own.flexibilities.includes(flexibility) && flexibility !== 'RETURN',
          ).map((flexibility) => adultCents(own, { comfort, flexibility }, NOW)),
      );
      for (const row of byComfort) expect(row).toEqual([...new Set(row)].sort((a, b) => a - b));
      const cheapest = byComfort.map(([first = 0]) => first);
      expect(cheapest).toEqual([...new Set(cheapest)].sort((a, b) => a - b));
      expect(cheapest.every((cents) => cents > 0 && cents % (own.isOpen ? 10 : 50) === 0)).toBe(
        true,
      );
    }
  });

  test('an international day train costs tens of euros, a local one a few', () => {
    expect(price(EUROSTAR, 40, { flexibility: 'NON_FLEX' })).toBeGreaterThan(3_000);
    expect(price(EUROSTAR, 40, { flexibility: 'NON_FLEX' })).toBeLessThan(11_000);
    expect(price({ ...LOCAL, km: 30 })).toBeLessThan(1_000);
  });

  test('rise towards the day, except for open fares', () => {
    const soon = Date.UTC(2026, 11, 9, 10);
    expect(price(EUROSTAR, 40, { at: soon })).toBeGreaterThan(price(EUROSTAR, 40) * 1.3);
    expect(price(INTERCITY, 40, { at: soon })).toBe(price(INTERCITY, 40));
  });

  test('a return fare is cheaper than the same without its way back', () => {
    expect(price(ICE, 40, { flexibility: 'RETURN' })).toBeLessThan(
      price(ICE, 40, { flexibility: 'NON_FLEX' }),
    );
  });

  test.each<[train: string, Ride, age: number, share: number]>([
    ['ICE', ICE, 2, 0],
    ['ICE', ICE, 3, 0],
    ['ICE', ICE, 4, 0.5],
    ['ICE', ICE, 11, 0.5],
    ['ICE', ICE, 12, 0.8],
    ['ICE', ICE, 29, 0.8],
    ['ICE', ICE, 30, 1],
    ['ICE', ICE, 64, 1],
    ['ICE', ICE, 65, 0.85],
    ['Intercity', INTERCITY, 20, 1],
    ['Eurostar', EUROSTAR, 8, 0.6],
  ])('on the %3$s the age decides', (_, train, age, share) => {
    const adult = price(train);
    expect(price(train, age)).toBe(Math.round((adult * share) / 10) * 10);
  });

  test('children on the Intercity pay € 2.50 at most', () => {
    expect(price(INTERCITY)).toBeGreaterThan(1_000);
    expect(price(INTERCITY, 8)).toBe(250);
  });
});
