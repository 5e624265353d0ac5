/*
 * `npm run test:long -- packaging`: the images and compose.yaml without a container engine. The steps of the Dockerfile are
 * run in a clean folder; what they make is laid down where nobody can write, and started as compose.yaml says, as a user
 * without a name or rights, before PostgreSQL, Redis and Varnish of this machine, until a page and a call are answered.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompose } from '../lint/compose';
import { readTargets } from '../lint/dockerfile';
import { ROOT } from '../packages/lockfile';
import { layDown, runBuild } from './build-steps';
import { inOrder, secondsOf, startOf, type Site } from './compose-services';
import { freePorts } from './free-ports';
import { placed, type Places } from './places';
import { ended, start, stop, untilHealthy, type Running } from './service-process';
import { prepareStores, startCache, type Stores } from './stores';
import { lookAtSite } from './look-at-site';

const PORTS = [4000, 4005, 4010, 4015, 4016, 4020, 4025, 5432, 6379, 6081, 8080, 9000];
/** What the machine's own programs stand for. */
const NOT_OURS = ['postgres', 'redis', 'objects', 'cache'];
const READY_S = 240;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function startAll(site: Site, running: Running[]): Promise<void> {
  const { services } = site.compose;
  for (const name of inOrder(site.compose)) {
    if (NOT_OURS.includes(name)) continue;
    const waits = Object.entries(services[name]?.depends_on ?? {});
    for (const other of running)
      if (waits.some(([of, { condition }]) => of === other.name && condition === 'service_healthy'))
        await untilHealthy(other, READY_S);
    const begun = Date.now();
    const started = start(startOf(name, site));
    if (services[name]?.restart === 'no') {
      const code = await ended(started);
      if (code !== 0) throw new Error(`${name} ended with ${code}; its log is ${started.log}`);
      say(`${name} has done its work in ${Math.round((Date.now() - begun) / 1000)} s`);
    } else running.push(started);
  }
  for (const one of running) await untilHealthy(one, READY_S);
  say(`${running.map(({ name }) => name).join(', ')} are healthy`);
}

async function stopAll(site: Site, running: Running[]): Promise<void> {
  for (const one of running.reverse()) {
    const grace = secondsOf(site.compose.services[one.name]?.stop_grace_period);
    const code = await stop(one, grace);
    if (code !== 0)
      throw new Error(`${one.name} ended with ${code} on SIGTERM; its log is ${one.log}`);
  }
  say('All ended by themselves on SIGTERM');
}

async function main(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'wayfare-images-'));
  chmodSync(root, 0o755);
  const places: Places = { root, ports: await freePorts(PORTS) };
  const targets = readTargets(path.join(ROOT, 'deploy/Dockerfile'));
  const site: Site = {
    compose: readCompose(path.join(ROOT, 'deploy/compose.yaml')),
    targets,
    places,
  };
  const running: Running[] = [];
  let stores: Stores | undefined;
  try {
    const build = targets.get('build');
    if (build === undefined) throw new Error('the Dockerfile has no target build');
    runBuild(build, places, say);
    for (const name of Object.keys(site.compose.services)) {
      const target = targets.get(name);
      if (target === undefined) continue;
      const folder = path.join(placed('/app', places), name);
      mkdirSync(path.dirname(folder), { recursive: true });
      layDown(target, folder, places);
    }
    for (const folder of ['/var/lib/wayfare', '/tmp']) {
      mkdirSync(placed(folder, places), { recursive: true });
      chmodSync(placed(folder, places), 0o777);
    }
    stores = await prepareStores(places);
    await startAll(site, running);
    const cache = await startCache(site);
    if (cache !== null) running.push(cache);
    await lookAtSite(site, { isCached: cache !== null, say });
    await stopAll(site, running);
    say('packaging: 1 passed, 0 failed');
  } finally {
    for (const one of running) if (one.child.exitCode === null) one.child.kill('SIGKILL');
    await stores?.close();
    rmSync(root, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
