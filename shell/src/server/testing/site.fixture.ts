import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  folderRegistry,
  folderReleases,
  integrityOf,
  OWN_COPIES_FILE,
  parseManifest,
  publish,
  type MadeRelease,
  type Shelf,
} from '@wayfare/releases';
import { readConfig, type ShellConfig } from '../platform/config';

/** Pages of a vertical for tests: `code` is the inside of `exports.vertical = {…}` in a server bundle. */
export interface TinyVertical {
  name: string;
  version?: string;
  manifest?: Record<string, unknown>;
  code?: string;
  /** names that its build imports, by shared module */
  imports?: Record<string, string[]>;
  /** what its trial renders it with */
  recording?: unknown;
  /** files of each named chunk */
  chunks?: MadeRelease['release']['chunks'];
  /** shared modules that it carries */
  ownCopies?: Record<string, string>;
}

const HEAD = `const { createElement: h } = require('react'); const kit = require('@wayfare/remote-kit'); const { redirect } = require('@wayfare/router'); const text = (words) => () => h('h1', null, words);`;
const MESSAGES = `messages: { en: () => Promise.resolve({ default: {} }), nl: () => Promise.resolve({ default: {} }) }`;

/** The inside of a vertical beside which its server bundle runs something as it is loaded. */
export const besides = (code: string) =>
  `routes: { index: () => Promise.resolve({ Component: text('beside') }) }, slots: {}, ${MESSAGES} } }; ${code} var beside = { more: { of: 0`;

/** A release as a build would make it, without a build. */
export function tinyRelease({
  name,
  version = '1.0.0',
  manifest = {},
  code = '',
  imports = {},
  recording,
  chunks = { index: { js: ['index.js'], css: ['index.css'] } },
  ownCopies,
}: TinyVertical): MadeRelease {
  const routes = [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}-nl` } }];
  const parsed = parseManifest({
    name,
    version,
    contract: '^2.0.0',
    criticality: 'regular',
    routes,
    namespaces: [name],
    ...manifest,
  });
  const pages =
    code === ''
      ? `routes: { index: () => Promise.resolve({ Component: text('${name} ${version}'), meta: () => ({ title: '${name}' }) }) }, slots: {}`
      : code;
  const contents = new Map([
    ['client/remoteEntry.js', Buffer.from(`/* ${name} ${version} */`)],
    ['client/index.js', Buffer.from('page()')],
    ['client/index.css', Buffer.from('h1{}')],
    [
      'server/index.cjs',
      Buffer.from(
        `${HEAD} module.exports = { vertical: { name: '${name}', ${pages}, ${MESSAGES} } };`,
      ),
    ],
    ...Object.entries({ 'server/trial.json': recording, [OWN_COPIES_FILE]: ownCopies }).flatMap(
      ([file, content]) =>
        content === undefined ? [] : [[file, Buffer.from(JSON.stringify(content))] as const],
    ),
    ...Object.values(chunks)
      .flatMap(({ js, css }) => [...js, ...css])
      .filter((file) => !file.startsWith('index.'))
      .map((file) => [`client/${file}`, Buffer.from(file)] as const),
  ]);
  const files = Object.fromEntries(
    [...contents].map(([file, content]) => [
      file,
      { integrity: integrityOf(content), bytes: content.length },
    ]),
  );
  const release = {
    name,
    version,
    manifest: parsed,
    files,
    chunks,
    shared: {},
    imports,
  };
  return {
    release,
    files: new Map([...contents, ['release.json', Buffer.from(JSON.stringify(release))]]),
  };
}

export interface TestShelf extends Shelf {
  root: string;
  config: ShellConfig;
  publish: (vertical: TinyVertical, weight?: number) => Promise<unknown>;
  remove: () => Promise<void>;
}

/** A registry, a folder of releases and a finished browser build of the shell in a folder of their own. */
export async function testShelf(environment: Record<string, string> = {}): Promise<TestShelf> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  const config = readConfig({
    DATA_DIR: root,
    SHELL_DIST: path.join(root, 'dist'),
    PUBLIC_ORIGIN: 'https://site.test',
    API_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    ALLOW_SANDBOX: 'on',
    RELEASE_SOAK_MS: '0',
    RENDER_WORKERS: '0',
    ...environment,
  });
  const client = path.join(config.distFolder, 'client');
  await mkdir(client, { recursive: true });
  await mkdir(config.releasesFolder);
  await writeFile(
    path.join(client, 'assets.json'),
    JSON.stringify({ main: { js: ['main.1.js'], css: ['styles.1.css'] } }),
  );
  for (const file of ['main.1.js', 'shared.1.js', 'bootstrap.1.js', 'extra.1.js', 'styles.1.css'])
    await writeFile(path.join(client, file), '');
  const shelf: TestShelf = {
    registry: folderRegistry(config.registryFolder),
    releases: folderReleases(config.releasesFolder),
    root,
    config,
    publish: (vertical, weight) => publish(shelf, tinyRelease(vertical), weight),
    remove: () => rm(root, { recursive: true }),
  };
  return shelf;
}
