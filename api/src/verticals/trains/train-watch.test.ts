import { ownCaches } from '../../platform/answers/answer-caches';
import { knownPages } from '../../platform/site-pages/site-pages';
import type { SearchLeg } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import type { RailCriteria, RailPlace, RailSearch } from '../../ports/rail-offers';
import type { TrainWatch } from '../../price-alerts/watched-product';
import { NOW, search } from '../../../test/builders/build-rail-search';
import type { Sold } from '../../../test/builders/build-rail-search';
import { trainWatch } from './train-watch';

const LABELS: Readonly<Record<string, readonly [label: string, localLabel: string]>> = {
  'NL:amsterdam': ['Amsterdam', 'Amsterdam'],
  'FR:paris': ['Paris', 'Parijs'],
};
const placeOf = (code: string): RailPlace[] => {
  const labels = LABELS[code];
  const [label, localLabel] = labels ?? ['', ''];
  const place = { code, type: 'city' as const, label, localLabel, country: 'FR' };
  return labels === undefined ? [] : [{ ...place, timeZone: 'Europe/Paris' }];
};

/** One answer to every search; `null` for railways that are away. */
function watching(sold: Sold | null = []) {
  const asked: RailCriteria[] = [];
  const watched = trainWatch({
    pages: knownPages,
    openCache: ownCaches,
    supplier: {
      findPlaces: () => Promise.resolve([]),
      placesByCode: (codes) => Promise.resolve(codes.flatMap(placeOf)),
      searchTickets: (criteria): Promise<RailSearch> => {
        asked.push(criteria);
        return sold === null ? Promise.reject(new Error('away')) : Promise.resolve(search(sold));
      },
      pageTickets: () => Promise.resolve(search([])),
    },
    catalogue: { predictive: () => [], stationCoded: () => null },
  });
  return { watched, asked };
}

const leg = (origin: string, destination: string, departure: string): SearchLeg => ({
  origin,
  destination,
  departure,
});
const OUT = leg('NL:amsterdam', 'FR:paris', '2026-12-10T08:00');
const BACK = leg('FR:paris', 'NL:amsterdam', '2026-12-14T16:00');
const ADULT = { age: 40, cards: [] };
const trains = (legs: SearchLeg[], more: Partial<TrainWatch> = {}): TrainWatch => ({
  ...{ product: 'trains', legs, travelers: [ADULT], leg: 0 },
  ...more,
});

describe('an alert on trains', () => {
  it.each<[string, TrainWatch, { title: string; startsOn: string; query: string }]>([
    [
      'of one way',
      trains([OUT]),
      {
        title: 'Amsterdam – Parijs',
        startsOn: '2026-12-10',
        query: 'from=NL%3Aamsterdam&to=FR%3Aparis&date=2026-12-10&hour=8&adult=1',
      },
    ],
    [
      'of the way back',
      trains([OUT, BACK], {
        leg: 1,
        travelers: [
          { age: 70, cards: [] },
          { age: 20, cards: [] },
          { age: 20, cards: [{ code: 'NS-DAL' }] },
          { age: 33, cards: [] },
        ],
      }),
      {
        title: 'Parijs – Amsterdam',
        startsOn: '2026-12-14',
        query:
          'from=NL%3Aamsterdam&to=FR%3Aparis&date=2026-12-10&hour=8&returnDate=2026-12-14&returnHour=16&adult=1&youth=2&youthCard=&youthCard=NS-DAL&senior=1',
      },
    ],
    [
      'for children alone',
      trains([OUT], { travelers: [{ age: 8, cards: [] }] }),
      {
        title: 'Amsterdam – Parijs',
        startsOn: '2026-12-10',
        query: 'from=NL%3Aamsterdam&to=FR%3Aparis&date=2026-12-10&hour=8&adult=0&child=1',
      },
    ],
  ])(
    '%s is named by its towns and leads back to its results',
    async (_what, watch, { title, startsOn, query }) => {
      const { watched } = watching();
      expect(await watched.describe(watch, { language: 'nl', now: NOW })).toEqual({
        ...{ title, startsOn, endsOn: null },
      });
      expect(await watched.href(watch, 'en')).toBe(`/trains/search?${query}`);
      expect(await watched.href(watch, 'nl')).toBe(`/nl/treinen/zoek?${query}`);
    },
  );

  it.each<[string, TrainWatch, string]>([
    ['a place that nobody knows', trains([{ ...OUT, origin: 'XX:no' }]), 'watch.legs.0.origin'],
    [
      'a day that is over',
      trains([leg('NL:amsterdam', 'FR:paris', '2026-11-01T08:00')]),
      'watch.legs.0.departure',
    ],
    ['a way back that there is not', trains([OUT], { leg: 1 }), 'watch.leg'],
  ])('refuses %s', async (_what, watch, field) => {
    await expect(
      watching().watched.describe(watch, { language: 'en', now: NOW }),
    ).rejects.toMatchObject({ statusCode: 422, field });
  });

  it.each<[string, Sold, number | null]>([
    [
      'the lowest price of its day',
      [
        ['2026-12-10T08:14', 9_000],
        ['2026-12-10T10:14', 5_000],
        ['2026-12-11T06:14', 1_000],
      ],
      5_000,
    ],
    ['nothing where nothing is sold', [], null],
  ])('looks at %s', async (_what, sold, cents) => {
    const { watched, asked } = watching(sold);
    const ask = () => watched.price(trains([OUT]), { isMember: false, now: NOW });
    expect(await ask()).toEqual(cents === null ? null : money(cents));
    expect(await ask()).toEqual(cents === null ? null : money(cents));
    expect(asked).toEqual([{ legs: [OUT], travellers: [ADULT] }]);
  });

  it('takes railways that are away for no price, and asks again', async () => {
    const { watched, asked } = watching(null);
    const ask = () => watched.price(trains([OUT]), { isMember: true, now: NOW });
    await expect(ask()).rejects.toThrow('away');
    await expect(ask()).rejects.toThrow('away');
    expect(asked).toHaveLength(2);
  });
});
