/* `npm run test:nodes [-- 22 24]`: version-dependent checks on each Node of the registry. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProcess, stopProcesses } from './processes.mjs';
import { root, run } from './run.mjs';

/** Oldest of `engines`, and the two LTS lines after it. */
const VERSIONS = ['20.19', '22', '24'];
const say = (text) => process.stdout.write(`${text}\n`);

async function nodeOf(version) {
  try {
    const output = await run(
      'npx',
      [
        '--yes',
        '--package',
        `node@${version}`,
        '--call',
        'node -p "process.execPath + process.version"',
      ],
      { quiet: true, cwd: os.tmpdir() },
    );
    const [, program, exact] = /^(\/.*)(v\d+\.\d+\.\d+)$/m.exec(output) ?? [];
    return exact?.startsWith(`v${version}.`) ? { program, exact } : null;
  } catch {
    return null;
  }
}

async function startApi(program, env) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wayfare-nodes-'));
  const [sandboxPort, apiPort] = [4720, 4710];
  const processes = [];
  try {
    processes.push(
      await startProcess({
        name: 'sandbox',
        command: [program, 'sandbox/dist/server.cjs'],
        env: { ...env, SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: '4725' },
        url: `http://127.0.0.1:${sandboxPort}/health`,
        dataDir,
      }),
    );
    processes.push(
      await startProcess({
        name: 'api',
        command: [program, 'api/dist/server.cjs'],
        env: {
          ...env,
          API_PORT: String(apiPort),
          OPERATORS_PORT: 'off',
          SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
          DATA_DIR: path.join(dataDir, 'data'),
        },
        url: `http://127.0.0.1:${apiPort}/api/ready`,
        dataDir,
      }),
    );
    const { paths } = await (await fetch(`http://127.0.0.1:${apiPort}/api/openapi.json`)).json();
    if (Object.keys(paths).length === 0) throw new Error('the API describes no calls');
  } finally {
    await stopProcesses(processes);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const runMany = (node, target, projects) =>
  node(
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    `--target=${target}`,
    `--projects=${projects}`,
    '--parallel=2',
    '--skip-nx-cache',
    '--outputStyle=static',
  );

const STEPS = {
  types: ({ node }) =>
    node('node_modules/ts7/bin/tsc', '-p', '.workspace/tsconfig.json', '--noEmit'),
  libraries: ({ node }) => runMany(node, 'test', 'directory:libs/*'),
  builds: ({ node }) => runMany(node, 'build', 'mfe-hotels,shell,api,sandbox'),
  api: ({ program, env }) => startApi(program, env),
};

async function tryVersion({ program, exact }) {
  const env = {
    NX_DAEMON: 'false',
    PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}`,
  };
  const node = (...args) => run(program, args, { env, quiet: true });
  let isGood = true;
  for (const [name, step] of Object.entries(STEPS)) {
    const start = Date.now();
    const outcome = await step({ node, program, env }).then(
      () => 'passed',
      (error) => `FAILED\n${error.message}`,
    );
    say(`${exact} ${name}: ${outcome} (${Math.round((Date.now() - start) / 1000)} s)`);
    isGood &&= outcome === 'passed';
  }
  return isGood;
}

process.chdir(root);
const asked = process.argv.slice(2);
for (const version of asked.length > 0 ? asked : VERSIONS) {
  const found = await nodeOf(version);
  if (found === null) say(`Node ${version} cannot be had from the registry; left out`);
  else if (!(await tryVersion(found))) process.exitCode = 1;
}
