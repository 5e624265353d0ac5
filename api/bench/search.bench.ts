import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FACET_KEYS } from '@wayfare/api-contract/schemas';
import { Client } from 'pg';
import type { Database } from '../src/platform/db/database';
import { openEmbedded, openServer } from '../src/platform/db/database';
import { migrate } from '../src/platform/db/migrate';
import { MIGRATIONS } from '../src/platform/db/migrations/all';
import type { Circle } from '../src/catalogue/circles/circle';
import { readCircles, type CircleSource } from '../src/catalogue/circles/read-circles';
import { readTowns } from '../src/catalogue/geonames/towns';
import { importCatalogue } from '../src/catalogue/import/import-catalogue';
import { MemoryCatalogue } from '../src/catalogue/memory-catalogue';
import type { Place } from '../src/catalogue/records/records';
import { randomQuery } from './random-queries';
import { offeredCircles, searchInSql } from './search-in-sql';
import { randomFrom, syntheticFeed } from './synthetic-hotels';
import { percentiles, timed, Stopwatch } from './stopwatch';
import type { Percentiles, Latency } from './stopwatch';
import { namesByKind, randomTerm } from './typed-terms';

/*
 * Suggestions and hotel search inside the API, in one process on one core: latency at 20,000 and at a million hotels,
 * and whether the index in memory gives the same rows as SQL. Writes .wayfare/bench/search.json.
 *
 *   npx tsx --tsconfig tsconfig.base.json api/bench/search.bench.ts [--only large] [--hotels 1000000] [--url postgres://…]
 */

const { values: options } = parseArgs({
  options: { hotels: { type: 'string' }, only: { type: 'string' }, url: { type: 'string' } },
});
const LARGE = Number(options.hotels ?? 1_000_000);
const SMALL = 20_000;
const SERVER = options.url ?? 'postgres://postgres@127.0.0.1:5432/postgres';
/** of each kind of place */
const TERMS = 2_000;
const SEARCHES = 5_000;
const COMPARED = 1_000;
/** terms of each kind of place, and ten times as many searches */
const WARM_UP = 100;
/** milliseconds by the clock at a million hotels; of suggestions for each kind of place by itself too */
const BARS = { predictiveP99Ms: 3, searchP99Ms: 3 };
const SUGGESTIONS = { limit: 8, hasCircles: true, hasStations: true };

interface Result {
  readonly database: string;
  readonly hotels: number;
  readonly importSeconds: number;
  readonly openSeconds: number;
  readonly memoryMb: number;
  readonly predictiveMs: Latency;
  /** what was typed with a slip */
  readonly typosMs: Latency;
  /** by the kind of place whose name was typed */
  readonly kindsMs: Readonly<Record<string, Latency>>;
  readonly searchMs: Latency;
  readonly searchWithRowsMs: Percentiles;
  readonly sqlMs: Percentiles;
  readonly compared: number;
  readonly different: number;
}

function pair({ p50, p99 }: Percentiles): string {
  return `${p50} / ${p99}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function measurePredictive(
  catalogue: MemoryCatalogue,
  source: CircleSource,
): Pick<Result, 'predictiveMs' | 'typosMs' | 'kindsMs'> {
  const random = randomFrom(5);
  const kinds = [...namesByKind(catalogue, source)].map(([kind, names]) => ({
    kind,
    names,
    watch: new Stopwatch(),
  }));
  const all = new Stopwatch();
  const typos = new Stopwatch();
  for (let index = -WARM_UP; index < TERMS; index += 1) {
    for (const { names, watch } of kinds) {
      const { term, hasTypo } = randomTerm(random, names);
      const language = random() < 0.5 ? 'en' : 'nl';
      const watches = index < 0 ? [] : hasTypo ? [all, watch, typos] : [all, watch];
      Stopwatch.measure(watches, () => catalogue.predictive(term, language, SUGGESTIONS));
    }
  }
  return {
    predictiveMs: all.read(),
    typosMs: typos.read(),
    kindsMs: Object.fromEntries(kinds.map(({ kind, watch }) => [kind, watch.read()])),
  };
}

async function measureSearch(
  catalogue: MemoryCatalogue,
  cities: readonly Place[],
): Promise<{ find: Latency; rows: Percentiles }> {
  const random = randomFrom(6);
  for (let index = 0; index < 10 * WARM_UP; index += 1)
    catalogue.findHotels(randomQuery(random, cities, (place) => catalogue.districtsOf(place)));
  const watch = new Stopwatch();
  const rows: number[] = [];
  for (let index = 0; index < SEARCHES; index += 1) {
    const query = randomQuery(random, cities, (place) => catalogue.districtsOf(place));
    Stopwatch.measure([watch], () => catalogue.findHotels(query));
    await timed(rows, () => catalogue.searchHotels(query));
  }
  return { find: watch.read(), rows: percentiles(rows) };
}

async function compare(
  database: Database,
  catalogue: MemoryCatalogue,
  cities: readonly Place[],
  circles: readonly Circle[],
): Promise<{ sql: Percentiles; different: number }> {
  const random = randomFrom(11);
  const times: number[] = [];
  let different = 0;
  for (let index = 0; index < COMPARED; index += 1) {
    const query = randomQuery(random, cities, (place) => catalogue.districtsOf(place));
    const { hits, total, facets, center } = await catalogue.searchHotels(query);
    const sql = await timed(times, () =>
      searchInSql(database.pool, query, center, offeredCircles(catalogue, query, circles)),
    );
    if (asText({ total, facets, ids: hits.map(({ id }) => id) }) !== asText(sql)) {
      different += 1;
      say(`different: ${JSON.stringify(query)}`);
    }
  }
  return { sql: percentiles(times), different };
}

function asText({ total, facets, ids }: Awaited<ReturnType<typeof searchInSql>>): string {
  return JSON.stringify([
    total,
    ids,
    ...FACET_KEYS.map((key) => Object.entries(facets[key] ?? {}).sort()),
  ]);
}

export async function measure(name: string, hotels: number, database: Database): Promise<Result> {
  const fail = (message: string): void => say(message);
  await migrate(database.pool, MIGRATIONS);
  const importing: number[] = [];
  const opening: number[] = [];
  const towns = readTowns();
  const feed = { open: () => Promise.resolve(syntheticFeed(towns, hotels)) };
  await timed(importing, () =>
    importCatalogue(database.pool, feed, { info: say, warn: fail }, () => towns),
  );
  await database.pool.query('ANALYZE');
  const circles = await readCircles('api/places');
  const catalogue = await timed(opening, () => MemoryCatalogue.open(database, circles));
  const cities = catalogue.sitemapCities('en');
  const suggesting = measurePredictive(catalogue, circles);
  const { find, rows } = await measureSearch(catalogue, cities);
  const { sql, different } = await compare(database, catalogue, cities, circles.circles);
  return {
    database: name,
    hotels,
    importSeconds: Math.round((importing[0] ?? 0) / 100) / 10,
    openSeconds: Math.round((opening[0] ?? 0) / 100) / 10,
    memoryMb: Math.round(process.memoryUsage().rss / 1e6),
    ...suggesting,
    searchMs: find,
    searchWithRowsMs: rows,
    sqlMs: sql,
    compared: COMPARED,
    different,
  };
}

/** On a database of its own, dropped afterwards. */
async function onServer(hotels: number): Promise<Result> {
  const name = `wayfare_bench_${process.pid}`;
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  // closing the pool and dropping the database may cross
  const database = openServer(url.href, 4, () => undefined);
  try {
    return await measure('PostgreSQL', hotels, database);
  } finally {
    await database.close();
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
  }
}

async function embedded(hotels: number): Promise<Result> {
  const database = await openEmbedded(null, (error) => say(error.message));
  try {
    return await measure('PGlite', hotels, database);
  } finally {
    await database.close();
  }
}

const RUNS: Readonly<Record<string, () => Promise<Result>>> = {
  embedded: () => embedded(SMALL),
  small: () => onServer(SMALL),
  large: () => onServer(LARGE),
};

function tell(results: readonly Result[]): void {
  const row = ({ predictiveMs, typosMs, searchMs, searchWithRowsMs, sqlMs, ...rest }: Result) => ({
    database: rest.database,
    hotels: rest.hotels,
    'import s': rest.importSeconds,
    'open s': rest.openSeconds,
    'memory MB': rest.memoryMb,
    'predictive ms': pair(predictiveMs.clock),
    '(processor)': pair(predictiveMs.processor),
    'with typos ms': pair(typosMs.clock),
    'search ms': pair(searchMs.clock),
    ' (processor)': pair(searchMs.processor),
    'with rows ms': pair(searchWithRowsMs),
    'SQL ms': pair(sqlMs),
    'same as SQL': `${rest.compared - rest.different} of ${rest.compared}`,
  });
  const kinds = ({ database, hotels, kindsMs }: Result) => ({
    database,
    hotels,
    ...Object.fromEntries(Object.entries(kindsMs).map(([kind, { clock }]) => [kind, pair(clock)])),
  });
  say(
    `p50 / p99; the bars at a million hotels: predictive p99 <= ${BARS.predictiveP99Ms} ms, search p99 <= ${BARS.searchP99Ms} ms`,
  );
  /* eslint-disable no-console -- tables are what this command is for */
  console.table(results.map(row));
  console.table(results.map(kinds));
  /* eslint-enable no-console */
}

async function main(): Promise<void> {
  const { only } = options;
  if (only !== undefined && RUNS[only] === undefined)
    throw new Error(`--only is one of ${Object.keys(RUNS).join(', ')}`);
  const results: Result[] = [];
  for (const [name, run] of Object.entries(RUNS)) {
    if (only !== undefined && name !== only) continue;
    const result = await run();
    results.push(result);
    say(JSON.stringify(result));
  }
  tell(results);
  await mkdir('.wayfare/bench', { recursive: true });
  await writeFile(
    '.wayfare/bench/search.json',
    `${JSON.stringify({ bars: BARS, termsOfEachKind: TERMS, searches: SEARCHES, results }, null, 2)}\n`,
  );
  if (results.some(({ different }) => different > 0)) process.exitCode = 1;
}

void main();
