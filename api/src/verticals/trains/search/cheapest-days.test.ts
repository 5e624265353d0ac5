import { memoryState } from '@wayfare/server/shared-state/memory-state';
import { answerCaches, ownCaches } from '../../../platform/answers/answer-caches';
import type { SearchTraveler } from '@wayfare/api-contract';
import { addDays } from '@wayfare/domain';
import type { RailCriteria, RailPlace, RailSearch } from '../../../ports/rail-offers';
import { DAY, NOW, search } from '../../../../test/builders/build-rail-search';
import type { Sold } from '../../../../test/builders/build-rail-search';
import { cheapestTrainDaysService } from './cheapest-days.service';
import { trainPlacesService } from './train-places.service';

const ADULT: SearchTraveler[] = [{ age: 40, cards: [] }];
const place = (code: string): RailPlace => ({
  code,
  type: 'city',
  label: code,
  localLabel: code,
  country: 'FR',
  timeZone: 'Europe/Paris',
});

interface Answers {
  first?: (day: string) => Sold;
  next?: (day: string) => Sold;
}

/** A supplier with one train a window. */
function days(
  { first = (day) => [[`${day}T08:00`, 5_000]], next = () => [] }: Answers = {},
  openCache = ownCaches,
) {
  const asked: string[] = [];
  const warned: string[] = [];
  const dayOf = ({ legs }: RailCriteria) => legs[0]?.departure.slice(0, 10) ?? '';
  const service = cheapestTrainDaysService({
    supplier: {
      searchTickets: async (criteria): Promise<RailSearch> => {
        asked.push(`${criteria.legs[0]?.departure ?? ''}`);
        return { ...search(first(dayOf(criteria))), id: dayOf(criteria) };
      },
      pageTickets: async (id, { page }) => {
        asked.push(`${id} ${page}`);
        return search(next(id));
      },
    },
    places: trainPlacesService(
      { findPlaces: async () => [], placesByCode: async (codes) => codes.map(place) },
      { predictive: () => [], stationCoded: () => null },
      ownCaches,
    ),
    openCache,
  });
  const ask = (dates: readonly string[], more: { leg?: 0 | 1; back?: string; now?: number } = {}) =>
    service.of(
      {
        legs: [
          { origin: 'NL:a', destination: 'FR:b', departure: `${DAY}T08:00` },
          ...(more.back === undefined
            ? []
            : [{ origin: 'FR:b', destination: 'NL:a', departure: more.back }]),
        ],
        travelers: ADULT,
        leg: more.leg ?? 0,
        days: [...dates],
      },
      {
        now: more.now ?? NOW,
        log: { warn: (fields: { day?: string }) => void warned.push(fields.day ?? '') },
      },
    );
  return { ask, asked, warned };
}

const euros = (value: string) => ({ amountsToDisplay: [{ amount: { value, currency: 'EUR' } }] });

describe('The lowest price of a day', () => {
  it('is what another process was told, which is not asked for again', async () => {
    const openCache = answerCaches(memoryState());
    const first = await days({}, openCache).ask([DAY, '2026-12-11']);
    const { ask, asked } = days({}, openCache);
    expect([await ask([DAY, '2026-12-11']), asked]).toEqual([first, []]);
  });

  it('is of the first trains and of those after them, with when the train leaves', async () => {
    const { ask, asked } = days({ next: (day) => [[`${day}T14:00`, 2_000]] });
    expect((await ask([DAY])).days).toEqual([
      {
        date: DAY,
        single: { prices: euros('20.00'), departure: `${DAY}T14:00:00+01:00` },
        bound: null,
        failed: false,
      },
    ]);
    expect(asked).toEqual([`${DAY}T08:00`, `${DAY} next`]);
  });

  it('is of no train of the day after', async () => {
    const { ask, asked } = days({
      first: (day) => [
        [`${day}T21:00`, 5_000],
        [`${addDays('2026-12-10', 1)}T06:00`, 1_000],
      ],
    });
    expect((await ask([DAY])).days[0]?.single?.prices).toEqual(euros('50.00'));
    expect(asked).toHaveLength(1);
  });

  it('is asked for once in ten minutes, whichever days are asked for with it', async () => {
    const { ask, asked } = days();
    await ask(['2026-12-09', DAY]);
    await ask([DAY, '2026-12-11']);
    expect(asked.filter((call) => !call.includes('next'))).toEqual([
      '2026-12-09T08:00',
      `${DAY}T08:00`,
      '2026-12-11T08:00',
    ]);
  });

  it('is of what is left of today, and of the whole hour on other days', async () => {
    const { ask, asked } = days();
    const { days: found } = await ask([DAY, '2026-12-11'], {
      now: Date.parse(`${DAY}T09:30:00Z`),
    });
    expect(found.map(({ single }) => single !== null)).toEqual([true, true]);
    expect(asked.filter((call) => !call.includes('next'))).toEqual([
      `${DAY}T10:30`,
      '2026-12-11T08:00',
    ]);
  });

  it('is none on days that cannot be travelled on, without asking for them', async () => {
    const { ask, asked } = days();
    const found = await ask(['2026-11-30', '2026-12-13', '2027-10-29'], {
      back: '2026-12-12T08:00',
    });
    expect(found.days.map(({ single, failed }) => [single, failed])).toEqual([
      [null, false],
      [null, false],
      [null, false],
    ]);
    expect(asked).toEqual([]);
  });

  it('is said to be unknown where the railways did not answer, and asked for anew', async () => {
    let fails = true;
    const { ask, warned } = days({
      first(day) {
        if (fails && day === DAY) throw new Error('no answer');
        return [[`${day}T08:00`, 5_000]];
      },
    });
    const prices = async () =>
      (await ask([DAY, '2026-12-11'])).days.map(({ single, failed }) => [single !== null, failed]);
    expect(await prices()).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(warned).toEqual([DAY]);
    fails = false;
    expect(await prices()).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it.each<[string, Parameters<ReturnType<typeof days>['ask']>, string]>([
    ['of a journey back that there is not', [[DAY], { leg: 1 }], 'leg'],
    ['of no day', [['2026-12-11', '2026-02-30']], 'days.1'],
  ])('is refused %s', async (_what, given, field) => {
    await expect(days().ask(...given)).rejects.toMatchObject({ statusCode: 422, field });
  });
});
