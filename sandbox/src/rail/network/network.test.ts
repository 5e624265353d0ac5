import { kilometres } from '../../kit/distance';
import { landMass } from '../testing/land-mass';
import { network, numberOf, runsOn, type Line } from './network';

const lines = () => network().lines;
const isRegional = ({ kind }: Line) => kind === 'regional';

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

  test('runs its trains on the days that are written, Sunday first', () => {
    const sleeper = lines().find(
      ({ carrier, firstNumber }) => carrier.code === 'EUS' && firstNumber === 451,
    );
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => sleeper && runsOn(sleeper, day));
    expect(days).toEqual([1, 3, 5]);
    expect(
      lines().filter((line) => ![0, 1, 2, 3, 4, 5, 6].some((day) => runsOn(line, day))),
    ).toEqual([]);
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
    for (const { stops, checkIn } of channel) {
      expect(checkIn).toBe(30);
      const continental = stops.filter((stop) => stop.station.country !== 'GB');
      expect(continental.every(({ boards, alights }) => boards !== alights)).toBe(true);
    }
  });
});
