import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerName, releasePath, UNSTAMPED } from '../names';
import { document } from './release.fixture';

/** What a bundler leaves of the vertical alpha: one page in a chunk, an entry, a picture, server code. */
const EMITTED: Readonly<Record<string, string>> = {
  'client/assets.json': JSON.stringify({
    [containerName('alpha', UNSTAMPED)]: { js: ['remoteEntry.js'], css: [] },
    index: { js: ['index.js'], css: [], shared: ['react'] },
  }),
  'client/imports.json': JSON.stringify({ react: ['useState'] }),
  'server/imports.json': JSON.stringify({ react: ['useId'], '@wayfare/ui': ['Button'] }),
  'client/remoteEntry.js': `globalThis.${containerName('alpha', UNSTAMPED)}=p;p="${releasePath('alpha', UNSTAMPED)}/client/"`,
  'client/index.js': 'page()',
  'client/index.js.map': '{}',
  'client/photo.webp': '\u0000picture\u00ff',
  'server/index.cjs': `exports.base = '${releasePath('alpha', UNSTAMPED)}/client/';`,
};

export interface EmittedBuild {
  directory: string;
  write(file: string, content: string): Promise<void>;
  read(file: string): Promise<Buffer>;
  remove(): Promise<void>;
}

/** A folder `mfe-alpha` with its manifest and what the bundler emitted, before it is stamped. */
export async function emittedBuild(
  change: Readonly<Record<string, string>> = {},
): Promise<EmittedBuild> {
  const root = await mkdtemp(path.join(tmpdir(), 'build-'));
  const directory = path.join(root, 'mfe-alpha');
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), content, 'latin1');
  };
  await write('vertical.json', JSON.stringify(document));
  for (const [file, content] of Object.entries({ ...EMITTED, ...change }))
    await write(`dist/${file}`, content);
  return {
    directory,
    write,
    read: (file) => readFile(path.join(directory, file)),
    remove: () => rm(root, { recursive: true }),
  };
}
