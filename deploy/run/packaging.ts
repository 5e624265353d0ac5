/* `npm run test:long -- packaging`: images and compose.yaml without a container engine; see deploy/README.md. */
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCompose } from '../lint/compose';
import { readTargets, type Target } from '../lint/dockerfile';
import { ROOT } from '../packages/lockfile';
import { clear, layDown, runBuild } from './build-steps';
import { freePorts } from './free-ports';
import { placed, type Places } from './places';
import { prepareStores } from './stores';
import { tryWhole } from './whole-site';

const PORTS = [4000, 4005, 4010, 4012, 4015, 4016, 4018, 4020, 4025, 5432, 6379, 6081, 8080];

const say = (text: string) => void process.stdout.write(`${text}\n`);

function buildImages(
  targets: ReadonlyMap<string, Target>,
  names: readonly string[],
  places: Places,
): void {
  const build = targets.get('build');
  if (build === undefined) throw new Error('the Dockerfile has no target build');
  runBuild(build, places, say);
  for (const name of names) {
    const target = targets.get(name);
    if (target === undefined) continue;
    const folder = placed('/app', { ...places, image: name });
    mkdirSync(path.dirname(folder), { recursive: true });
    layDown(target, folder, places);
  }
}

async function main(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'wayfare-images-'));
  chmodSync(root, 0o755);
  try {
    const compose = readCompose(path.join(ROOT, 'deploy/compose.yaml'));
    const targets = readTargets(path.join(ROOT, 'deploy/Dockerfile'));
    const free = { root, ports: await freePorts(PORTS) };
    buildImages(targets, Object.keys(compose.services), free);
    const { places, close } = await prepareStores(free);
    try {
      const logs = path.join(ROOT, '.wayfare/packaging');
      await tryWhole({ compose, targets, places, logs }, say);
    } finally {
      await close();
    }
    say('packaging: 1 passed, 0 failed');
  } finally {
    clear(root);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
