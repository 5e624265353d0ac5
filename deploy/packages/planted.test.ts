import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLockfile, ROOT } from './lockfile';
import { installScriptFaults, lockfileFaults } from './lockfile-faults';

const folder = mkdtempSync(path.join(tmpdir(), 'wayfare-planted-'));
const mark = path.join(folder, 'it-ran');

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};

/** npm on its own, without settings of whoever runs the tests. */
const npm = (...words: string[]) =>
  spawnSync('npm', [...words, '--offline', '--no-audit', '--no-fund'], {
    cwd: path.join(folder, 'site'),
    encoding: 'utf8',
    env: Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
    ),
  });

beforeAll(() => {
  const plant = `node -e "require('fs').writeFileSync(process.env.MARK || '${mark}', '')"`;
  write('planted/package.json', {
    name: 'planted',
    version: '1.0.0',
    scripts: { preinstall: plant, install: plant, postinstall: plant },
  });
  write('site/package.json', {
    name: 'site',
    version: '1.0.0',
    scripts: { start: plant },
    dependencies: { planted: 'file:../planted' },
  });
  copyFileSync(path.join(ROOT, '.npmrc'), path.join(folder, 'site/.npmrc'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('no package runs a script when it is installed, and the checks refuse one that wants to', () => {
  expect(npm('install', '--install-links').status).toBe(0);
  expect(npm('ci', '--install-links').status).toBe(0);
  expect(npm('rebuild').status).toBe(0);
  expect(existsSync(path.join(folder, 'site/node_modules/planted/package.json'))).toBe(true);
  expect(existsSync(mark)).toBe(false);

  const locked = readLockfile(path.join(folder, 'site/package-lock.json'));
  const npmrc = readFileSync(path.join(ROOT, '.npmrc'), 'utf8');
  expect(installScriptFaults({}, locked, npmrc)).toEqual([expect.stringContaining('planted')]);
  expect(lockfileFaults({}, locked)).toContainEqual(expect.stringContaining('planted'));
});

it('scripts of the project itself still run', () => {
  expect(npm('start').status).toBe(0);
  expect(existsSync(mark)).toBe(true);
});
