/* The part `peers`: one page of ours, the same page made with two frameworks, and the limit, in one run. */
import { rm } from 'node:fs/promises';
import { rememberSite } from '../../fixtures/site-under-test';
import { SITE_ROUTES } from '../../fixtures/site-routes';
import type { Part } from '../report';
import { apiUrl, benchFolder, prepareFolder, sandboxUrl, startAlone } from '../sites';
import { makeApps, startApps } from './apps';
import { phoneRows, scriptsRows } from './browser-rows';
import type { Overview } from './overview';
import { measurePhone } from './phone';
import { machineSpeed } from './processor';
import { isMadeAnew, servingRows, type Row } from './rows';
import { measureScripts } from './scripts';
import { measureServing, type Serving } from './serving';
import type { Server, Side, SiteSide } from './sides';

export const STEPS = ['serving', 'scripts', 'phone'] as const;
type Step = (typeof STEPS)[number];
const MOST_ROUNDS = { serving: 5, phone: 3 };

/** Which of the measurements `BENCH_PEERS` names; all without it. */
export function stepsAsked(named = process.env.BENCH_PEERS ?? ''): readonly Step[] {
  const asked = named.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = asked.filter((name) => !STEPS.some((step) => step === name));
  if (unknown.length > 0)
    throw new Error(`peers has ${STEPS.join(', ')}, and no ${unknown.join(', ')}`);
  return asked.length === 0 ? STEPS : STEPS.filter((step) => asked.includes(step));
}

/** The page that all sides show: a city's hotels. */
function pathOfPage(): string {
  const city = SITE_ROUTES.find(({ name }) => name === 'hotels.city');
  if (city === undefined) throw new Error('no page shows the hotels of a city');
  return city.path.en;
}

type Site = Awaited<ReturnType<typeof startAlone>>;

function serverOf(site: Site, origin: string): Server {
  const pid = (wanted: string) =>
    site.processes.find(({ name }) => name === wanted)?.child.pid ?? 0;
  return { origin, pids: { shell: pid('shell'), API: pid('api') } };
}

interface Measured {
  /** of ours as a browser knows it */
  origin: string;
  servers: Record<Side, Server>;
  path: string;
  rounds: number;
}

/** The asked measurements one after the other, as rows and as they came. */
async function measured({ origin, servers, path, rounds }: Measured) {
  const origins: Record<SiteSide, string> = {
    wayfare: origin,
    'react-router': servers['react-router'].origin,
    next: servers.next.origin,
  };
  const rows: Row[] = [];
  const raw: Partial<Record<Step, unknown>> = {};
  let serving: Serving | undefined;
  const asked = stepsAsked();
  if (asked.includes('serving')) {
    serving = await measureServing(servers, path, Math.min(rounds, MOST_ROUNDS.serving));
    raw.serving = serving;
    if (!isMadeAnew(serving))
      throw new Error('a page of ours with an address of its own came from the cache');
    rows.push(...servingRows(serving));
  }
  if (asked.includes('scripts')) {
    const scripts = await measureScripts(origins, path);
    raw.scripts = scripts;
    rows.push(...scriptsRows(scripts));
  }
  if (asked.includes('phone')) {
    const phone = await measurePhone(origins, path, Math.min(rounds, MOST_ROUNDS.phone));
    raw.phone = phone;
    rows.push(...phoneRows(phone));
  }
  return { rows, raw, kept: serving?.cacheControl };
}

export interface PartOfPeers extends Part {
  overview: Overview;
  speed: number;
}

/** Wayfare beside React Router, Next and the limit. */
export async function measurePeers(rounds: number): Promise<PartOfPeers> {
  stepsAsked();
  await prepareFolder();
  const site = await startAlone();
  const path = pathOfPage();
  rememberSite({
    origin: site.origin,
    apiUrl,
    sandboxUrl,
    dataDir: benchFolder,
    runDir: benchFolder,
  });
  let folder: string | undefined;
  try {
    const apps = await makeApps(site.origin, path);
    folder = apps.folder;
    const peers = await startApps(folder);
    try {
      const own = serverOf(site, `http://127.0.0.1:${new URL(site.origin).port}`);
      const servers = { wayfare: own, cached: own, ...peers.servers };
      const speed = machineSpeed();
      const { rows, raw, kept } = await measured({ origin: site.origin, servers, path, rounds });
      const about = [
        `One page, ${path}, by all: the peers and the limit show its elements as ${apps.components} components of ${apps.kinds} kinds, with the cards as data from memory, and the same styles and pictures. They call no API and have no policy for scripts.`,
        'Compressed is gzip as Express and Next do it, and what our shell sends to a browser that takes gzip and Brotli. JavaScript is counted as Brotli at its best would send it, of all.',
        ...(kept === undefined
          ? []
          : [
              `The kept page is the same address again, ours otherwise a new one each time. It says \`cache-control: ${kept}\`.`,
            ]),
        `This machine was at ${speed.toFixed(2)} of the speed of the first run's.`,
      ];
      return {
        title: 'Wayfare, its peers and the limit: the figures that have a bar or a trend',
        lines: rows.flatMap(({ what, marks }) =>
          marks.map((mark) => ({ ...mark, what: `${what}: ${mark.what}` })),
        ),
        raw,
        overview: { rows, names: apps.names, about },
        speed,
      };
    } finally {
      await peers.stop();
    }
  } finally {
    await site.stop();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
