import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProcess, stopProcesses } from '../../../.workspace/processes.mjs';
import { run } from '../../../.workspace/run.mjs';
import { pageNode } from '../../../.workspace/site.mjs';
import { freePorts, ROOT } from '../../fixtures/site-under-test';
import { componentsOf } from './components';
import { copyFiles, filesOf } from './files';
import type { OtherSide } from './sides';
import { bodyOf, headOf } from './tree';

const TEMPLATES = path.join(ROOT, 'e2e/bench/peers/apps');
const INSTALL = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const PRODUCTION = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' };

/** Where each app has what is made for it. */
const APPS = {
  'react-router': { page: 'app', public: 'public', build: ['react-router', 'build'] },
  next: { page: '.', public: 'public', build: ['next', 'build'] },
} as const;
type App = keyof typeof APPS;

export interface MadeApps {
  folder: string;
  /** `React Router 8.4.0`, as installed */
  names: Record<App, string>;
  components: number;
  kinds: number;
}

/** Exactly what the template names; the newest of the same majors where the registry has that no more. */
async function installed(folder: string): Promise<void> {
  try {
    await run('npm', INSTALL, { cwd: folder, quiet: true });
  } catch {
    const file = path.join(folder, 'package.json');
    const exact = await readFile(file, 'utf8');
    await writeFile(file, exact.replaceAll(/": "(\d+)\.\d+\.\d+"/g, '": "^$1"'));
    await run('npm', INSTALL, { cwd: folder, quiet: true });
  }
}

async function versionOf(folder: string, name: string): Promise<string> {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** Makes the peers' applications of a page of ours: the same elements, styles and pictures, in a temporary folder. */
export async function makeApps(origin: string, pagePath: string): Promise<MadeApps> {
  const html = await (await fetch(origin + pagePath)).text();
  const [body, head] = [bodyOf(html), headOf(html)];
  const { source, cards, components, kinds } = componentsOf(body, head);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'wayfare-peers-'));
  const at = (app: App, ...rest: string[]) => path.join(folder, app, ...rest);
  try {
    await cp(TEMPLATES, folder, { recursive: true });
    const apps = Object.keys(APPS) as App[];
    await copyFiles(
      origin,
      filesOf([body, ...head]),
      apps.map((app) => at(app, APPS[app].public)),
    );
    for (const app of apps) {
      await writeFile(at(app, APPS[app].page, 'page.js'), source);
      await writeFile(
        at(app, APPS[app].page, 'cards.server.js'),
        `export const cards = ${JSON.stringify(cards)};\n`,
      );
      await installed(at(app));
      await run('npx', ['--no-install', ...APPS[app].build], {
        cwd: at(app),
        env: PRODUCTION,
        quiet: true,
      });
    }
    return {
      folder,
      components,
      kinds,
      names: {
        'react-router': `React Router ${await versionOf(at('react-router'), 'react-router')}`,
        next: `Next ${await versionOf(at('next'), 'next')}`,
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The peers and the limit as running servers, by the same Node with the same setting as our shell. */
export async function startApps(folder: string) {
  const ports = await freePorts('react-router', 'next', 'bare');
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'];
  const commands: Record<OtherSide, { app: App; args: readonly string[] }> = {
    'react-router': { app: 'react-router', args: ['server.mjs'] },
    next: { app: 'next', args: [...next, '-p', String(ports.next)] },
    bare: { app: 'react-router', args: ['bare.mjs'] },
  };
  const started: Awaited<ReturnType<typeof startProcess>>[] = [];
  const start = async (side: OtherSide) => {
    const { app, args } = commands[side];
    const server = await startProcess({
      name: side,
      command: [...pageNode, ...args],
      cwd: path.join(folder, app),
      env: { ...PRODUCTION, PORT: String(ports[side]) },
      url: `http://127.0.0.1:${ports[side]}/health`,
      dataDir: folder,
    });
    started.push(server);
    return { origin: `http://127.0.0.1:${ports[side]}`, pids: { server: server.child.pid ?? 0 } };
  };
  try {
    const servers = {
      'react-router': await start('react-router'),
      next: await start('next'),
      bare: await start('bare'),
    };
    return { servers, stop: () => stopProcesses(started) };
  } catch (error) {
    await stopProcesses(started);
    throw error;
  }
}
