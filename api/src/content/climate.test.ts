import { parseNormals, readNormals } from './climate-normals';
import type { ClimateNormals, PlaceNormals } from './climate-normals';
import { monthsOf } from './climate.service';
import { dayLength, meanDayLength } from './day-length';
import { pleasantMonths } from './pleasant-months';

const TWELVE = (value: number) => Array.from({ length: 12 }, () => value);
const place = (months: Partial<PlaceNormals['months']>): PlaceNormals => ({
  country: 'XX',
  place: 'X',
  latitude: 50,
  months: {
    min_c: TWELVE(5),
    max_c: TWELVE(15),
    rain_mm: TWELVE(40),
    wet_days: TWELVE(8),
    sunshine_pct: TWELVE(50),
    ...months,
  },
});

describe('The climate', () => {
  let normals: ClimateNormals;
  beforeAll(async () => {
    normals = await readNormals('api/content/climate-normals.tsv');
  });

  it('CNT-18 is known of 71 places, the capital or best known one first', () => {
    expect([...normals.values()].flat()).toHaveLength(71);
    expect(['ES', 'FR', 'GB', 'TR'].map((country) => normals.get(country)?.[0]?.place)).toEqual([
      'Madrid',
      'Paris',
      'London',
      'Istanbul',
    ]);
  });

  it('CNT-18 is possible everywhere: colder nights than days, no more wet days than days, no more sun than day', () => {
    for (const each of [...normals.values()].flat()) {
      monthsOf(each).forEach(({ tMin, tMax, rainMm, rainDays, sunHours }, month) => {
        expect(tMin).toBeLessThan(tMax);
        expect(rainMm).toBeGreaterThanOrEqual(0);
        expect(rainDays).toBeLessThanOrEqual(31);
        expect(sunHours).toBeGreaterThanOrEqual(0);
        expect(sunHours).toBeLessThanOrEqual(meanDayLength(each.latitude, month) + 0.05);
      });
    }
  });

  // what almanacs say of sunrise to sunset there, without refraction
  it.each([
    ['the equator in March', 0, 80, 12, 0.05],
    ['the equator in June', 0, 172, 12, 0.05],
    ['Madrid at midsummer', 40.4, 172, 14.9, 0.15],
    ['Madrid at midwinter', 40.4, 355, 9.1, 0.15],
    ['Amsterdam at midsummer', 52.4, 172, 16.5, 0.2],
    ['Amsterdam at the equinox', 52.4, 81, 12, 0.15],
    ['Tromsø at midsummer', 69.7, 172, 24, 0],
    ['Tromsø at midwinter', 69.7, 355, 0, 0],
    ['the south at midwinter there', -35, 172, 9.6, 0.15],
  ])('knows how long a day lasts at %s', (_where, latitude, day, hours, tolerance) => {
    expect(Math.abs(dayLength(latitude, day) - hours)).toBeLessThanOrEqual(tolerance);
  });

  it('OQ-85 takes sunshine as a part of the day', () => {
    const [january] = monthsOf(place({ sunshine_pct: TWELVE(50) }));
    expect(january?.sunHours).toBeCloseTo(meanDayLength(50, 0) / 2, 1);
  });

  it.each<[string, Partial<PlaceNormals['months']>, number[]]>([
    [
      'neither too cool nor too hot',
      { max_c: [8, 10, 14, 17, 18, 24, 28, 29, 23, 17, 12, 9] },
      [5, 6, 7, 9],
    ],
    [
      'not too wet',
      { max_c: TWELVE(22), wet_days: [13, 12, 20, 20, 20, 20, 20, 20, 20, 20, 20, 5] },
      [2, 12],
    ],
    [
      'in the far north the three warmest',
      { max_c: [-5, -4, -1, 4, 10, 14, 16, 15, 10, 4, -1, -4] },
      [6, 7, 8],
    ],
    [
      'in a desert the three coolest',
      { max_c: [30, 31, 34, 38, 40, 41, 42, 42, 40, 37, 33, 29] },
      [1, 2, 12],
    ],
    [
      'where it always rains the driest of the warm ones',
      { max_c: TWELVE(20), wet_days: [20, 19, 18, 17, 16, 15, 14, 13, 20, 20, 20, 20] },
      [6, 7, 8],
    ],
  ])('calls months pleasant that are %s', (_what, months, pleasant) => {
    expect(pleasantMonths(place(months))).toEqual(pleasant);
  });

  it('calls no month pleasant of a place that it does not know', () => {
    expect(pleasantMonths(undefined)).toEqual([]);
  });

  const HEADER =
    'country\tplace\tlat\tlon\tmeasure\tjan\tfeb\tmar\tapr\tmay\tjun\tjul\taug\tsep\toct\tnov\tdec';
  it.each([
    ['another first line', 'a\tb', /first line/],
    ['a month too few', `${HEADER}\nES\tMadrid\t40\t-3\tmin_c\t1\t2`, /line 2 cannot be read/],
    [
      'an empty month',
      `${HEADER}\nES\tMadrid\t40\t-3\tmin_c\t1\t2\t3\t4\t5\t6\t7\t8\t9\t10\t11\t`,
      /line 2 cannot be read/,
    ],
    [
      'an unknown measure',
      `${HEADER}\nES\tMadrid\t40\t-3\twind\t${TWELVE(1).join('\t')}`,
      /line 2 cannot be read/,
    ],
    [
      'a place without sunshine',
      `${HEADER}\nES\tMadrid\t40\t-3\tmin_c\t${TWELVE(1).join('\t')}`,
      /Madrid has no max_c/,
    ],
  ])('refuses a table with %s', (_what, text, message) => {
    expect(() => parseNormals(text)).toThrow(message);
  });
});
