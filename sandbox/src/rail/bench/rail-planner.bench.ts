import { mkdir, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { createRandom } from '../../kit/random';
import { makePlanner, type Planner } from '../planner/planner';
import { findPlaces, placeByCode } from '../stations/places';
import { STATIONS } from '../stations/station';
import { grownNetwork } from './grown-network';

/*
 * What a search for journeys costs on the network as it is and on ones with 4 and 16 times the stations and lines, the
 * same searches in turn on each; and what it costs to find places for what is typed. Writes .wayfare/bench/rail-planner.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json sandbox/src/rail/bench/rail-planner.bench.ts
 */

const SIZES = [1, 4, 16];
const SEARCHES = 300;
const WARM_UP = 60;
const DAYS = ['2026-12-10', '2026-12-12', '2027-03-28'];
const TOWN_WEIGHT = 56;

interface Search {
  from: string;
  to: string;
  after: Date;
}

function searches(): Search[] {
  const random = createRandom('rail planner bench');
  const towns = [
    ...new Set(STATIONS.filter(({ weight }) => weight >= TOWN_WEIGHT).map(({ city }) => city.code)),
  ];
  const pick = () => towns[random.int(0, towns.length - 1)] ?? '';
  return Array.from({ length: SEARCHES }, (_, index) => ({
    from: pick(),
    to: pick(),
    after: new Date(
      `${DAYS[index % DAYS.length] ?? ''}T${String(random.int(5, 20)).padStart(2, '0')}:00:00Z`,
    ),
  })).filter(({ from, to }) => from !== to);
}

function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Number(
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(3),
    );
  return { p50: at(0.5), p99: at(0.99) };
}

function timed(planner: Planner, search: Search): { ms: number; journeys: number } {
  const start = performance.now();
  const journeys = planner.planJourneys(search).length;
  return { ms: performance.now() - start, journeys };
}

/** Everything that somebody types on the way to a name. */
function typing(): { p50: number; p99: number } {
  const beginnings = STATIONS.flatMap(({ names }) =>
    Object.values(names).flatMap((name) =>
      Array.from({ length: Math.min(8, name.length) }, (_, index) => name.slice(0, index + 1)),
    ),
  );
  const once = (text: string): number => {
    const start = performance.now();
    findPlaces(text, 10);
    return performance.now() - start;
  };
  beginnings.slice(0, 3_000).forEach(once);
  return percentiles(beginnings.map(once));
}

async function main(): Promise<void> {
  const sides = SIZES.map((size) => {
    const network = grownNetwork(size);
    const planner = makePlanner(network, (code) => placeByCode(code)?.stations ?? []);
    const trains = network.lines.reduce((sum, { starts }) => sum + starts.length, 0);
    return {
      size,
      stations: network.stations.length,
      lines: network.lines.length,
      trains,
      planner,
      times: [] as number[],
      journeys: 0,
    };
  });
  const asked = searches();
  for (const { planner } of sides)
    for (const search of asked.slice(0, WARM_UP)) timed(planner, search);
  for (const search of asked) {
    for (const side of sides) {
      const { ms, journeys } = timed(side.planner, search);
      side.times.push(ms);
      side.journeys += journeys;
    }
  }
  const results = sides.map(({ size, stations, lines, trains, times, journeys }) => ({
    size,
    stations,
    lines,
    trains,
    journeys,
    ...percentiles(times),
  }));
  await mkdir('.wayfare/bench', { recursive: true });
  await writeFile(
    '.wayfare/bench/rail-planner.json',
    `${JSON.stringify({ searches: asked.length, places: typing(), results }, null, 1)}\n`,
  );
}

void main();
