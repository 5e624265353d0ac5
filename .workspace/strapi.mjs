import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './ports.mjs';
import { startProcess, stopProcesses } from './processes.mjs';
import { root, run } from './run.mjs';

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

export async function testAgainstStrapi() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayfare-strapi-'));
  const running = [];
  let since = Date.now();
  const note = (what) => {
    process.stdout.write(`Strapi: ${what} in ${seconds(since)}\n`);
    since = Date.now();
  };
  try {
    await run('node', ['--import', 'tsx', 'api/bench/strapi-project.ts', folder], {
      env: { TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    });
    await promisify(execFile)(
      'npm',
      ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    note('installed');
    const [port] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const command = ['node', 'node_modules/@strapi/strapi/bin/strapi.js', 'start'];
    running.push(
      await startProcess({
        name: 'strapi',
        command,
        cwd: folder,
        env: { PORT: String(port), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
        url: `${url}/_health`,
        dataDir: folder,
        timeout: 240_000,
      }),
    );
    note('started and filled');
    const token = readFileSync(path.join(folder, 'token.txt'), 'utf8');
    await run(
      'node',
      [
        'node_modules/jest/bin/jest.js',
        '-c',
        '.workspace/jest.config.cjs',
        '--runInBand',
        'api/src/adapters/content/strapi.test.ts',
      ],
      { env: { CONTENT_TEST_URL: url, CONTENT_TEST_TOKEN: token } },
    );
    note('the suite ran');
  } finally {
    await stopProcesses(running);
    rmSync(folder, { recursive: true, force: true });
  }
}
