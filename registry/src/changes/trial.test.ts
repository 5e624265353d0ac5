import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderReleases } from '@wayfare/releases';
import { builtRelease } from '@wayfare/releases/testing/built-release.fixture';
import { startService } from '../testing/service.fixture';
import { trialOf } from './trial';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'try-'));
});
afterEach(() => rm(folder, { recursive: true }));

const NAMED = { name: 'alpha', version: '1.0.0' };

/** A trial that runs `code`, as that of a release may. */
async function trialThat(code: string) {
  const releases = folderReleases(path.join(folder, 'stored'));
  await releases.add('alpha', '1.0.0', builtRelease().files);
  const program = path.join(folder, 'trial.cjs');
  await writeFile(program, code);
  return trialOf({ releases, program, publicKeys: [], environment: { API_URL: 'http://api' } });
}

it('has the release alone, and nothing of this process’ environment', async () => {
  process.env['REGISTRY_DATABASE_URL'] = 'postgres://secret';
  const out = path.join(folder, 'seen.json');
  const trial = await trialThat(
    `const fs = require('node:fs'); const dir = process.env.DATA_DIR;
     fs.writeFileSync(${JSON.stringify(out)}, JSON.stringify({ env: Object.keys(process.env).sort(),
       args: process.argv.slice(2), files: fs.readdirSync(dir + '/releases/alpha/1.0.0').sort() }));`,
  );
  try {
    await trial(NAMED);
  } finally {
    delete process.env['REGISTRY_DATABASE_URL'];
  }
  expect(JSON.parse(await readFile(out, 'utf8'))).toEqual({
    env: ['ALLOW_SANDBOX', 'API_URL', 'DATA_DIR', 'NODE_ENV', 'PATH'],
    args: ['alpha', '1.0.0'],
    files: ['client', 'release.json', 'server'],
  });
});

it('says what stands against a release, and leaves nothing behind', async () => {
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('trial-'));
  const trial = await trialThat(`process.stderr.write('it throws'); process.exit(1)`);
  await expect(trial(NAMED)).rejects.toMatchObject({ code: 'TRIAL', message: 'it throws' });
  const after = (await readdir(tmpdir())).filter((name) => name.startsWith('trial-'));
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});

it('a release whose trial fails is stored, and never live', async () => {
  const program = path.join(folder, 'trial.cjs');
  await writeFile(program, `process.stderr.write('it throws'); process.exit(1)`);
  const service = await startService({ REGISTRY_TRIAL: program });
  try {
    const client = await service.clientOf('alpha');
    await expect(client.publish(builtRelease(), 'to try')).rejects.toMatchObject({
      code: 'TRIAL',
      message: 'it throws',
    });
    expect(await client.list()).toEqual({ rev: 0, at: null, verticals: {} });
  } finally {
    await service.close();
  }
});
