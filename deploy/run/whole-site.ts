import { secondsOf, inOrder, startOf, type Site } from './compose-services';
import { lookAtSite } from './look-at-site';
import { kill, start, stop, untilDone, untilHealthy, type Running } from './service-process';
import { startCache } from './stores';

/** What the machine's own programs stand for. */
const NOT_OURS = ['postgres', 'redis', 'objects', 'cache'];
const READY_S = 300;

type Say = (text: string) => void;

const secondsSince = (begun: number) => `${Math.round((Date.now() - begun) / 1000)} s`;

async function startOne(name: string, site: Site, running: Running[]): Promise<Running> {
  const service = site.compose.services[name];
  const waits = Object.entries(service?.depends_on ?? {});
  for (const other of running)
    if (waits.some(([of, { condition }]) => of === other.name && condition === 'service_healthy'))
      await untilHealthy(other, READY_S);
  return start(startOf(name, site));
}

async function startAll(site: Site, running: Running[], say: Say): Promise<void> {
  const { services } = site.compose;
  for (const name of inOrder(site.compose)) {
    if (NOT_OURS.includes(name)) continue;
    const started = await startOne(name, site, running);
    const begun = Date.now();
    running.push(started);
    if (services[name]?.restart !== 'no') continue;
    await untilDone(started, READY_S);
    running.pop();
    say(`${name} has done its work in ${secondsSince(begun)}`);
  }
  for (const one of running) await untilHealthy(one, READY_S);
  say(`${running.map(({ name }) => name).join(', ')} are healthy`);
}

async function stopAll(site: Site, running: Running[], say: Say): Promise<void> {
  for (const one of [...running].reverse())
    await stop(one, secondsOf(site.compose.services[one.name]?.stop_grace_period));
  say('All ended by themselves on SIGTERM');
}

/** Starts what compose.yaml says, looks at the site, and ends it. Rejects with what went wrong; nothing runs on then. */
export async function tryWhole(site: Site, say: Say): Promise<void> {
  const running: Running[] = [];
  try {
    await startAll(site, running, say);
    const cache = await startCache(site);
    if (cache === null) say('There is no varnishd here: pages are asked for at the front itself');
    else running.push(cache);
    await lookAtSite(site, { running, say });
    await stopAll(site, running, say);
  } finally {
    await Promise.all(running.map(kill));
  }
}
