import { fraction } from '../../random';
import type { Station } from '../stations/station';
import { chains } from './chains';
import { EVERY_DAY, type Line } from './line';
import { missingLinks, neighbours } from './neighbours';
import { regionalCarrier } from './regional-carriers';
import { reversed, runningTimes, type TimedStop } from './running-times';

const FIRST_START = 5 * 60 + 20;
const LAST_START = 22 * 60 + 20;
/** Trains every hour where towns are, every other hour in the country. */
const TOWN_WEIGHT = 50;
/** Above every number that is written down. */
const FIRST_NUMBER = 50_001;

function starts(stops: readonly TimedStop[], key: string): number[] {
  const weight = Math.max(...stops.map(({ station }) => station.weight));
  const every = weight >= TOWN_WEIGHT ? 60 : 120;
  const first = FIRST_START + Math.floor(fraction(key) * 60);
  return Array.from(
    { length: Math.floor((LAST_START - first) / every) + 1 },
    (_, index) => first + index * every,
  );
}

/** Regional trains between neighbours, over all stations, so that what lies on one land mass hangs together. */
export function regionalLines(stations: readonly Station[], written: readonly Line[]): Line[] {
  const indexes = new Map(stations.map((station, index) => [station.code, index]));
  const tracks = neighbours(stations);
  const pairs = written.flatMap(({ stops }) =>
    stops
      .slice(1)
      .map(({ station }, index): [number, number] => [
        indexes.get(stops[index]?.station.code ?? '') ?? 0,
        indexes.get(station.code) ?? 0,
      ]),
  );
  const links = missingLinks(stations, [
    ...pairs,
    ...tracks.map(({ from, to }): [number, number] => [from, to]),
  ]);
  const numbers = new Map<string, number>();

  return chains(stations, [...tracks, ...links]).flatMap((chain) => {
    const out = runningTimes(
      chain
        .flatMap((index) => stations[index] ?? [])
        .map((station) => ({ station, minutes: undefined })),
      'regional',
    );
    const key = out.map(({ station }) => station.code).join(' ');
    const { carrier, product } = regionalCarrier(out[0]?.station.country ?? '');
    const firstNumber = numbers.get(carrier.code) ?? FIRST_NUMBER;
    const lines = [out, reversed(out)].map((stops, direction): Line => ({
      carrier,
      product,
      kind: 'regional',
      stops: stops.map((stop) => ({ ...stop, boards: true, alights: true })),
      starts: starts(stops, `regional/${key}/${direction}`),
      days: EVERY_DAY,
      firstNumber: firstNumber + direction,
      checkInMinutes: 0,
    }));
    numbers.set(
      carrier.code,
      firstNumber + 2 * Math.max(...lines.map((line) => line.starts.length)),
    );
    return lines;
  });
}
