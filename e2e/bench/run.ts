/*
 * The measurements behind `npm run bench`: which parts to take is said by name (peers, bytes, ssr, workers, traces, hostile, build, search, bookings, accounts, flights, rail, seats, interactions, lighthouse), all without. `--keep` adds a line to the history.
 * Builds must be there; .workspace/bench.mjs makes them first.
 */
import { run } from '../../.workspace/run.mjs';
import { measureBuilding } from './building';
import { measureHostileReleases } from './hostile-releases';
import { measureInteractions } from './interactions/measure';
import { measureLighthouse } from './lighthouse';
import { pagesToMeasure } from './pages';
import { checkKeeping, withTrend } from './peers/keeping';
import { measurePeers, type PartOfPeers } from './peers/measure';
import { overviewText } from './peers/overview';
import {
  accountsPart,
  bookingsPart,
  flightsPart,
  markdown,
  passes,
  railPart,
  searchPart,
  writeReport,
  type Part,
} from './report';
import { shelfOf } from '../fixtures/shelf';
import { measureRendering } from './rendering';
import { measureWorkers, type RenderingShell } from './render-workers';
import { measureSeats } from './seating';
import {
  benchFolder,
  prepareFolder,
  startAlone,
  startBoth,
  startRenderers,
  startTraced,
  startWorkers,
} from './sites';
import { measureTraces, openSink } from './traces';
import { measureVisits } from './visits';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);

async function bytes(): Promise<Part> {
  await prepareFolder();
  const sites = await startBoth();
  try {
    return await measureVisits(sites, { ...(await pagesToMeasure(sites.federated)) }, rounds);
  } finally {
    await sites.stop();
  }
}

async function ssr(): Promise<Part> {
  await prepareFolder();
  const sites = await startBoth();
  try {
    const { results } = await pagesToMeasure(sites.federated);
    await sites.stopControl();
    const renderers = await startRenderers(results);
    try {
      // each renderer keeps what the API says, so the machine can be left to the renderers
      for (const url of Object.values(renderers.urls)) await (await fetch(url)).text();
      await sites.stop();
      return await measureRendering(renderers.urls, renderers.pids, rounds);
    } finally {
      await renderers.stop();
    }
  } finally {
    await sites.stop();
  }
}

interface Shells<Name extends PropertyKey> {
  shells: Record<Name, RenderingShell>;
  stop: () => Promise<void>;
}

/** Measures shells that show the results page while nothing else runs. */
async function fromMemory<Name extends PropertyKey>(
  start: (path: string) => Promise<Shells<Name>>,
  measure: (shells: Record<Name, RenderingShell>) => Promise<Part>,
): Promise<Part> {
  await prepareFolder();
  const site = await startAlone();
  try {
    const { results } = await pagesToMeasure(site.origin);
    const { shells, stop } = await start(results);
    try {
      // each keeps what the API says, so the machine can be left to them; and each worker has to have been asked
      for (const { url } of Object.values<RenderingShell>(shells))
        await Promise.all(Array.from({ length: 8 }, async () => (await fetch(url)).text()));
      await site.stop();
      return await measure(shells);
    } finally {
      await stop();
    }
  } finally {
    await site.stop();
  }
}

const workers = () => fromMemory(startWorkers, (shells) => measureWorkers(shells, rounds));

async function traces(): Promise<Part> {
  const sink = await openSink();
  try {
    return await fromMemory(
      (path) => startTraced(path, sink.url),
      (shells) => measureTraces(shells, sink, rounds),
    );
  } finally {
    sink.close();
  }
}

async function hostile(): Promise<Part> {
  await prepareFolder();
  const site = await startAlone({
    RELEASE_SOAK_MS: '0',
    REGISTRY_POLL_MS: '100',
    // a page that is kept meets no hostile release
    PAGE_CACHE_MB: '0',
  });
  try {
    return await measureHostileReleases({ origin: site.origin, shelf: shelfOf(benchFolder) });
  } finally {
    await site.stop();
  }
}

async function building(): Promise<Part> {
  await prepareFolder();
  const sites = await startBoth();
  try {
    return await measureBuilding(
      { origin: sites.federated, dataDir: benchFolder },
      Math.min(rounds, 3),
    );
  } finally {
    await sites.stop();
  }
}

/** A part whose programme measures and writes by itself, and which is read from there. */
const written = (file: string, read: () => Promise<Part>) => async (): Promise<Part> => {
  await run('node', ['--import', 'tsx', file], {
    env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  return read();
};

async function interactions(): Promise<Part> {
  await prepareFolder();
  const site = await startAlone();
  try {
    return await measureInteractions(site.origin, Math.min(rounds, 3));
  } finally {
    await site.stop();
  }
}

async function lighthouse(): Promise<Part> {
  await prepareFolder();
  const site = await startAlone();
  try {
    return await measureLighthouse(site.origin, Math.min(rounds, 3));
  } finally {
    await site.stop();
  }
}

let peers: PartOfPeers | undefined;

const PARTS: Record<string, () => Promise<Part>> = {
  peers: async () => (peers = await measurePeers(rounds)),
  bytes,
  ssr,
  workers,
  traces,
  hostile,
  build: building,
  search: written('api/bench/search.bench.ts', searchPart),
  bookings: written('api/bench/bookings.bench.ts', bookingsPart),
  accounts: written('api/bench/accounts.bench.ts', accountsPart),
  flights: written('api/bench/flights.bench.ts', flightsPart),
  rail: written('api/bench/rail.bench.ts', railPart),
  seats: measureSeats,
  interactions,
  lighthouse,
};

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const isKept = given.includes('--keep');
  const asked = given.filter((name) => name !== '--keep');
  const unknown = asked.filter((name) => PARTS[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `no part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`,
    );
  if (isKept) checkKeeping(asked);
  const when = new Date().toISOString().slice(0, 16).replace(':', '-');
  const parts: Part[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`Measuring: ${name} …\n`);
    parts.push(await part());
  }
  const first =
    peers === undefined ? '' : overviewText(peers.overview, await withTrend(peers, when, isKept));
  const others = parts.filter((part) => part !== peers);
  const text = markdown(others, when, first);
  const files = await writeReport(parts, text, when);
  process.stdout.write(`${text}\nWritten to ${files.join(' and ')}\n`);
  if (parts.some(({ lines }) => lines.some((line) => passes(line) === false))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
