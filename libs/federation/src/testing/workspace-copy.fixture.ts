import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../../..');

/** Folder below the workspace, so that packages are found on the way up; nothing looks at it. */
const FOLDER = path.join(ROOT, '.wayfare/tests');

export interface BuildOutcome {
  code: number | null;
  output: string;
}

export interface WorkspaceCopy {
  root: string;
  /** builds a project by the command of its `project.json` */
  build(project: string, env?: Record<string, string>): Promise<BuildOutcome>;
  /** every emitted file by its name, as text that keeps each byte */
  built(project: string): Promise<Record<string, string>>;
  /** the version that the build of a vertical gave itself */
  version(project: string): Promise<string>;
  edit(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

function run(root: string, project: string, env: Record<string, string>): Promise<BuildOutcome> {
  const child = spawn('node', [path.join(ROOT, '.workspace/webpack.mjs'), project], {
    env: { ...process.env, NODE_ENV: 'production', WAYFARE_ROOT: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

const copyOf = (root: string): WorkspaceCopy => ({
  root,
  build: (project, env = {}) => run(root, project, env),
  async built(project) {
    const dist = path.join(root, project, 'dist');
    const names = await readdir(dist, { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    return Object.fromEntries(
      files.map((file, index) => [path.relative(dist, file), texts[index] ?? '']),
    );
  },
  async version(project) {
    const file = path.join(root, project, 'dist/release.json');
    return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
  },
  async edit(file, change) {
    const text = await readFile(path.join(root, file), 'utf8');
    const edited = change(text);
    if (edited === text) throw new Error(`nothing in ${file} was changed`);
    await writeFile(path.join(root, file), edited);
  },
  remove: () => rm(root, { recursive: true, force: true }),
});

const isSource = (file: string) => !/(?:^|\/)(?:dist|node_modules)(?:\/|$)/.test(file);

/** A workspace of its own with these folders and what the build set-up reads. */
export async function copyWorkspace(folders: readonly string[]): Promise<WorkspaceCopy> {
  await mkdir(FOLDER, { recursive: true });
  const root = await mkdtemp(path.join(FOLDER, 'workspace-'));
  for (const part of ['package.json', 'package-lock.json', 'tsconfig.base.json', ...folders])
    await cp(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      filter: (file) => isSource(path.relative(ROOT, file)),
    });
  return copyOf(root);
}

export interface TinySource {
  name: string;
  /** module text of the only page; `heading` in it is a text */
  page: string;
}

/** Adds a vertical with one page. */
export async function addVertical(root: string, { name, page }: TinySource): Promise<void> {
  const files = {
    'vertical.json': JSON.stringify({
      name,
      version: '1.0.0',
      criticality: 'regular',
      routes: [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` } }],
      namespaces: [name],
    }),
    'webpack.config.ts': `import { remoteConfig } from '@wayfare/federation';\nexport default remoteConfig('mfe-${name}');\n`,
    'src/remote.ts': `import { defineVertical } from '@wayfare/remote-kit';
export const vertical = defineVertical({
  name: '${name}',
  routes: { index: () => import(/* webpackChunkName: "index" */ './index.page') },
  messages: {
    en: () => import(/* webpackChunkName: "en" */ '../locales/en.json'),
    nl: () => import(/* webpackChunkName: "nl" */ '../locales/nl.json'),
  },
});
`,
    'src/lifecycles.ts': `import { createLifecycles } from '@wayfare/remote-kit/lifecycles';
import manifest from '../vertical.json';
import { vertical } from './remote';
export const { bootstrap, mount, unmount } = createLifecycles(vertical, manifest);
`,
    'src/index.page.tsx': page,
    'trial.json': '{"pages":{},"answers":[]}',
    'src/page.module.css': '.frame { color: red; }\n',
    'locales/en.json': '{ "title": "One" }',
    'locales/nl.json': '{ "title": "Een" }',
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, `mfe-${name}`, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
