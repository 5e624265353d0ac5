import * as v from 'valibot';
import { kilometres } from '../../kit/distance';
import { departureTimes, weekdays } from './departure-times';
import { landMass } from '../testing/land-mass';
import { numberOf, type Line } from './line';
import { LineFileSchema } from './line-row';
import { makeNetwork, network } from './network';
import { reversed, runningTimes } from './running-times';
import { stationByCode } from '../stations/station';
import { writtenStops } from './written-stops';

const lines = () => network().lines;
const isRegional = ({ kind }: Line) => kind === 'regional';

function station(code: string) {
  const found = stationByCode(code);
  if (found === undefined) throw new Error(code);
  return found;
}

describe('lines as they are written', () => {
  test.each([
    ['06:10', [370]],
    ['06:10-08:10/60', [370, 430, 490]],
    ['06:10-08:00/60', [370, 430]],
    ['12:00 06:30-07:30/30', [390, 420, 450, 720]],
  ])('%s are the departures %j', (text, minutes) => {
    expect(departureTimes(text)).toEqual(minutes);
  });

  test.each([
    ['1', 0b0000010],
    ['7', 0b0000001],
    ['67', 0b1000001],
    ['1234567', 0b1111111],
  ])('days %s are the bits %d', (text, bits) => {
    expect(weekdays(text)).toBe(bits);
  });

  test.each([
    ['days', '18'],
    ['firstNumber', 0],
    ['stops', undefined],
    ['daysBack', '1'],
  ])('a row whose %s is %j is refused', (name, value) => {
    const row = { firstNumber: 1, times: '06:10', stops: 'NL:utrecht-centraal assen' };
    const fileOf = (rows: object[]) => ({
      about: 'A line',
      groups: [{ carrier: { code: 'NS', name: 'NS' }, product: 'IC', kind: 'intercity', rows }],
    });
    expect(v.is(LineFileSchema, fileOf([row]))).toBe(true);
    expect(v.is(LineFileSchema, fileOf([{ ...row, [name]: value }]))).toBe(false);
  });

  test('a country stays until the next, and times and limits are read', () => {
    expect(writtenStops('GB:london-euston FR:+lille-europe=82 paris=100')).toEqual([
      { code: 'GB:london-euston', minutes: undefined, isLimited: false },
      { code: 'FR:lille-europe', minutes: 82, isLimited: true },
      { code: 'FR:paris', minutes: 100, isLimited: false },
    ]);
    expect(() => writtenStops('nl:utrecht')).toThrow('nl:utrecht');
    expect(() => departureTimes('6:10')).toThrow('6:10');
  });

  test('stops without a time share what is left, and the way back takes as long', () => {
    const out = runningTimes(
      [
        { station: station('NL:utrecht-centraal'), minutes: undefined },
        { station: station('NL:s-hertogenbosch'), minutes: undefined },
        { station: station('NL:eindhoven'), minutes: 52 },
      ],
      'intercity',
    );
    expect(out.map(({ arrival }) => arrival)).toEqual([0, expect.any(Number), 52]);
    expect(out[1]?.arrival).toBeGreaterThan(20);
    expect(out[1]?.arrival).toBeLessThan(36);
    expect(reversed(out).map(({ arrival }) => arrival)).toEqual([
      0,
      52 - (out[1]?.departure ?? 0),
      52,
    ]);
  });
});

describe('the network', () => {
  test('has about 25 carriers or more, more than a hundred written lines, and the kinds of trains', () => {
    expect(new Set(lines().map(({ carrier }) => carrier.code)).size).toBeGreaterThan(25);
    expect(lines().filter((line) => !isRegional(line)).length).toBeGreaterThan(200);
    expect(new Set(lines().map(({ kind }) => kind))).toEqual(
      new Set(['high-speed', 'intercity', 'regional', 'night']),
    );
  });

  test('gives every train of a carrier a number of its own', () => {
    const numbers = lines().flatMap((line) =>
      line.starts.map((_, slot) => `${line.carrier.code}${numberOf(line, slot)}`),
    );
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    expect(numbers.every((number) => /^[A-Z]+\d+$/.test(number))).toBe(true);
  });

  test('is the same when it is made again', () => {
    expect(makeNetwork().lines).toEqual(lines());
  });

  test('lets every train move forward, none faster than 320 kilometres an hour and none at a crawl', () => {
    for (const { stops } of lines()) {
      stops.slice(1).forEach((stop, index) => {
        const before = stops[index];
        if (before === undefined) throw new Error('no stop before');
        const minutes = stop.arrival - before.departure;
        expect(minutes).toBeGreaterThan(0);
        expect(stop.km).toBeGreaterThanOrEqual(before.km);
        if (kilometres(before.station, stop.station) > 15) {
          const speed = (kilometres(before.station, stop.station) / minutes) * 60;
          expect(speed).toBeLessThan(260);
          expect(speed).toBeGreaterThan(18);
        }
      });
    }
  });

  test('starts its trains between four in the morning and midnight, in order, so that no clock is turned under them', () => {
    for (const { starts, stops } of lines()) {
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(240);
      expect(Math.max(...starts)).toBeLessThan(1_440);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(stops.at(-1)?.arrival).toBeLessThan(1_440);
    }
  });

  test('hangs together on every land mass', () => {
    const parents = new Map(network().stations.map(({ code }) => [code, code]));
    const find = (code: string): string => {
      const up = parents.get(code) ?? code;
      return up === code ? code : find(up);
    };
    for (const { stops } of lines())
      for (const stop of stops)
        parents.set(find(stop.station.code), find(stops[0]?.station.code ?? ''));
    const masses = new Map<string, Set<string>>();
    for (const each of network().stations)
      masses.set(landMass(each), (masses.get(landMass(each)) ?? new Set()).add(find(each.code)));
    expect([...masses].filter(([, parts]) => parts.size > 1)).toEqual([]);
    const roots = [
      'FR:paris-gare-du-nord',
      'GB:london-euston',
      'SE:stockholm-central',
      'IT:palermo-centrale',
      'TR:ankara',
    ].map(find);
    expect(new Set(roots).size).toBe(1);
  });

  test('regional trains within a country stay on their side of the water', () => {
    for (const { stops, firstNumber } of lines().filter(
      (line) => isRegional(line) && line.firstNumber > 50_000,
    )) {
      expect([firstNumber, new Set(stops.map((stop) => landMass(stop.station))).size]).toEqual([
        firstNumber,
        1,
      ]);
    }
  });

  test('lets people sleep: night trains take them in the evening and leave them in the morning', () => {
    for (const { stops, starts } of lines().filter(({ kind }) => kind === 'night')) {
      expect(stops.some(({ boards }) => boards)).toBe(true);
      expect(stops.some(({ alights }) => alights)).toBe(true);
      expect(stops.filter(({ boards, alights }) => boards && alights)).toEqual([]);
      expect(starts).toHaveLength(1);
    }
  });

  test('TRN-06: trains under the Channel are checked in, and nobody takes them from one stop of the Continent to another', () => {
    const channel = lines().filter(
      ({ stops }) => new Set(stops.map((stop) => stop.station.country === 'GB')).size === 2,
    );
    expect(channel.length).toBeGreaterThan(4);
    for (const { stops, checkInMinutes } of channel) {
      expect(checkInMinutes).toBe(30);
      const continental = stops.filter((stop) => stop.station.country !== 'GB');
      expect(continental.every(({ boards, alights }) => boards !== alights)).toBe(true);
    }
  });
});
