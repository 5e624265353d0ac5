/*
 * `npm run test:long -- cluster` (and `publishes`, `rolling`, `soak`, `growth`): the site as processes of this machine, two of each kind,
 * with PostgreSQL, Redis, S3 and a cache, under load. Whatever happens, it ends what it started.
 */
import { drill } from './drill';
import { faultsOf } from './faults';
import { growth } from './growth';
import { limitsOverAll } from './limits';
import { missingPrograms } from './programs';
import { manyPublishes } from './publishes';
import { markdown, writeOutcomes, type Outcome } from './report';
import { rollingRestart } from './rolling';
import { soak } from './soak';
import { startCluster, type Cluster } from './start';

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function onCluster(use: (cluster: Cluster) => Promise<Outcome[]>): Promise<Outcome[]> {
  say('Starting a cluster …');
  const cluster = await startCluster({ say });
  try {
    say(`It is ready at ${cluster.entry}`);
    return await use(cluster);
  } finally {
    await cluster.close();
  }
}

const roll = (cluster: Cluster) =>
  drill(cluster, { title: 'Rolling restart', faults: rollingRestart(cluster), say });

const PARTS: Record<string, () => Promise<Outcome[]>> = {
  cluster: () =>
    onCluster(async (cluster) => [
      await drill(cluster, { title: 'What breaks and comes back', faults: faultsOf(cluster), say }),
      await limitsOverAll(cluster),
    ]),
  publishes: () => onCluster(async (cluster) => [await manyPublishes(cluster, say)]),
  rolling: () => onCluster(async (cluster) => [await roll(cluster)]),
  soak: async () => [await soak(say)],
  growth: async () => [await growth(say)],
};

async function main(): Promise<void> {
  const [name = 'cluster'] = process.argv.slice(2);
  const part = PARTS[name];
  if (part === undefined)
    throw new Error(`no part is called ${name}; there are ${Object.keys(PARTS).join(', ')}`);
  const missing = missingPrograms();
  if (missing.length > 0) throw new Error(`A cluster needs on this machine: ${missing.join(', ')}`);
  const outcomes = await part();
  const file = await writeOutcomes(name, outcomes);
  say(`${outcomes.map(markdown).join('\n')}\nWritten to ${file}`);
  if (outcomes.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
