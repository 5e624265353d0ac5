import { LANGUAGES } from '@wayfare/domain';
import { PlaceRows } from '../import/place-rows';
import { readTowns } from '../geonames/towns';
import { kilometres, planeAt, squaredDistance } from '../tree/distance';
import { PlaceTree } from '../tree/place-tree';
import type { Circle, CircleOfTown } from './circle';
import { NO_CIRCLES, readCircles, type CircleSource } from './read-circles';
import { settleCircles } from './settle-circles';

const rows = new PlaceRows(readTowns()).finish();
const tree = new PlaceTree(rows);
const [PARIS, THE_HAGUE] = ['c_2988507', 'c_2747373'];

const circle = (change: Partial<Circle>): Circle => ({
  id: 'eiffel-tower',
  type: 'sight',
  names: { en: 'Eiffel Tower', nl: 'Eiffeltoren' },
  aliases: ['Tour Eiffel'],
  country: 'FR',
  cityId: PARIS,
  latitude: 48.8584,
  longitude: 2.2945,
  radiusKm: 2,
  popularity: 50,
  ...change,
});
const airport = (change: Partial<CircleOfTown>): CircleOfTown => {
  const { cityId: _city, ...point } = circle({ type: 'airport', id: 'XXX', aliases: [] });
  return { ...point, town: 'Paris', ...change };
};
const settle = (circles: readonly Circle[], ofTowns: readonly CircleOfTown[] = []) =>
  settleCircles({ ...NO_CIRCLES, circles, ofTowns }, tree);

it.each<[string, Partial<Circle>, string | undefined, string | undefined]>([
  ['a sight in its city', {}, PARIS, 'Europe/Paris'],
  ['a sight without a city in its country', { cityId: '' }, 'FR', 'Europe/Paris'],
  ['a holiday area in its country', { type: 'holidayArea' }, 'FR', 'Europe/Paris'],
  [
    'an island by the clock of its city',
    { type: 'holidayArea', country: 'ES', cityId: 'c_2515270' },
    'ES',
    'Atlantic/Canary',
  ],
  ['nothing in a country that nobody has', { country: 'XX', cityId: '' }, undefined, undefined],
])('puts %s', (_what, change, place, timeZone) => {
  const [found] = settle([circle(change)]).placed;
  expect([found?.node.stored.id, found?.timeZone]).toEqual([place, timeZone]);
});

it('leaves out what the tree has by the same name there, and gives that its other names', () => {
  const at = { latitude: 52.1081, longitude: 4.2731, country: 'NL', cityId: THE_HAGUE };
  const names = { en: 'The Hague', nl: 'Den Haag' };
  const same = circle({ ...at, type: 'district', names, aliases: ['Residentiestad'] });
  const { placed, known } = settle([same]);
  expect(placed).toEqual([]);
  expect(known.get(THE_HAGUE)).toEqual({ aliases: ['Residentiestad'], popularity: 50 });
});

it('keeps what is called as a town that lies far away', () => {
  const names = { en: 'The Hague', nl: 'Den Haag' };
  const far = circle({ names, country: 'NL', cityId: THE_HAGUE, latitude: 53.2, longitude: 6.5 });
  expect(settle([far]).placed).toHaveLength(1);
});

it('has what is called after its city behind it', () => {
  const centre = circle({ names: { en: 'Paris city centre', nl: 'Centrum van Parijs' } });
  const [found] = settle([{ ...centre, popularity: 200 }]).placed;
  expect(found?.circle.popularity).toBeLessThan(tree.get(PARIS)?.stored.popularity ?? 0);
});

it.each<[string, Partial<CircleOfTown>, string | undefined]>([
  ['its town', {}, PARIS],
  [
    'a near town where the catalogue has no such',
    { town: 'Nowhere' },
    expect.stringMatching(/^c_/),
  ],
  [
    'no town of the name that lies far away',
    { town: 'Nice' },
    expect.not.stringMatching('c_2990440'),
  ],
  ['nothing where no town is near', { latitude: 45, longitude: -20, town: '' }, undefined],
  [
    'no town as far away as an airport may lie, when it is a station',
    { type: 'station', latitude: 49.6, town: 'Paris' },
    expect.not.stringMatching(PARIS),
  ],
])('puts an airport into %s', (_what, change, city) => {
  const [found] = settle([], [airport(change)]).placed;
  expect(found?.circle.cityId).toEqual(city);
});

describe('The tables', () => {
  let source: CircleSource;
  const places = new Map(rows.map((place) => [place.id, place] as const));

  beforeAll(async () => {
    source = await readCircles('api/places');
  });

  it('name a city of the catalogue, in the country of the circle', () => {
    const lost = source.circles.filter(({ cityId, country }) => {
      const city = places.get(cityId);
      const region = places.get(city?.parent_id ?? '');
      return cityId === '' ? !places.has(country) : region?.parent_id !== country;
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('have other names for places of the catalogue alone', () => {
    expect([...source.otherNames.keys()].filter((id) => !places.has(id))).toEqual([]);
  });

  it('call no two circles that lie in each other the same', () => {
    const same = source.circles.flatMap((one, index) =>
      source.circles
        .slice(index + 1)
        .filter((other) => {
          const isSameName = LANGUAGES.some(
            (language) => one.names[language] === other.names[language],
          );
          if (!isSameName || one.country !== other.country) return false;
          return kilometres(squaredDistance(planeAt(one), other.latitude, other.longitude)) <= 5;
        })
        .map(({ id }) => `${one.id} ${id}`),
    );
    expect(same).toEqual([]);
  });

  it.each([
    ['sight', 60],
    ['district', 25],
  ])('have no %s farther than %i km from its city', (type, most) => {
    const far = source.circles.filter((circle) => {
      const city = places.get(circle.cityId);
      if (circle.type !== type || city === undefined) return false;
      return kilometres(squaredDistance(planeAt(city), circle.latitude, circle.longitude)) > most;
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it('have the sights, districts, holiday areas and airports that people travel for', () => {
    const count = (type: string) => source.circles.filter((circle) => circle.type === type).length;
    expect([count('sight') >= 600, count('district') >= 400, count('holidayArea') >= 300]).toEqual([
      true,
      true,
      true,
    ]);
    const ofTowns = (type: string) =>
      source.ofTowns.filter((circle) => circle.type === type).length;
    expect(ofTowns('airport')).toBeGreaterThan(3000);
    expect(ofTowns('station')).toBeGreaterThan(400);
    expect(source.stationCodes.size).toBeGreaterThan(1000);
  });
});
