import { cheapestTicket, goesOn } from './cheapest-ticket';
import { DAY, search } from '../../../../test/builders/build-rail-search';
import type { Sold } from '../../../../test/builders/build-rail-search';

describe('The cheapest ticket of a day', () => {
  it.each<[string, Sold, number | null]>([
    [
      'is the lowest price',
      [
        [`${DAY}T08:00`, 5_000],
        [`${DAY}T09:00`, 3_000],
        [`${DAY}T10:00`, 4_000],
      ],
      3_000,
    ],
    [
      'is the earlier of two',
      [
        [`${DAY}T08:00`, 3_000],
        [`${DAY}T09:00`, 3_000],
      ],
      3_000,
    ],
    [
      'is none that is sold with a return only',
      [
        [`${DAY}T08:00`, 1_000, 'RETURN'],
        [`${DAY}T08:00`, 3_000],
      ],
      3_000,
    ],
    [
      'is none of the next day',
      [
        [`${DAY}T23:00`, 3_000],
        ['2026-12-11T00:10', 1_000],
      ],
      3_000,
    ],
    ['is nothing where there are no trains', [], null],
  ])('%s', (_what, sold, cents) => {
    expect(cheapestTicket(search(sold), DAY)?.offer.price.amount ?? null).toBe(cents);
  });

  it.each<[string, Sold, boolean]>([
    ['a last train of the day', [[`${DAY}T08:00`, 1]], true],
    [
      'a last train of the next',
      [
        [`${DAY}T08:00`, 1],
        ['2026-12-11T00:10', 1],
      ],
      false,
    ],
    ['no trains', [], false],
  ])('is looked for further after %s', (_what, sold, expected) => {
    expect(goesOn(search(sold), DAY)).toBe(expected);
  });
});
