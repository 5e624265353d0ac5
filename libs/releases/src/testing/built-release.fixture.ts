import { renamed } from '../build-files';
import { integrityOf } from '../integrity';
import { containerName, releasePath, slotChunk, UNSTAMPED } from '../names';
import type { MadeRelease } from '../read-build';
import type { Release } from '../release';
import { releaseDigest } from '../release-digest';
import { manifestOf } from './release.fixture';

export interface Built {
  readonly name?: string;
  readonly version?: string;
  /** of the page's chunk */
  readonly code?: string;
  /** of vertical.json */
  readonly change?: Record<string, unknown>;
  readonly imports?: Record<string, string[]>;
}

/** A build as a bundler and the last step of a build leave it, with its digest: one script for all pages and slots. */
export function builtRelease(built: Built = {}): MadeRelease {
  const { name = 'alpha', version = '1.0.0', code = 'page()', change = {}, imports = {} } = built;
  const unstamped = new Map(
    Object.entries({
      'client/remoteEntry.js': `globalThis.${containerName(name, UNSTAMPED)}=p;p="${releasePath(name, UNSTAMPED)}/client/"`,
      'client/index.js': code,
      'server/index.cjs': `exports.base = '${releasePath(name, UNSTAMPED)}/client/';`,
    }).map(([file, text]) => [file, Buffer.from(text)]),
  );
  const files = new Map(
    [...unstamped].map(([file, content]) => [
      file,
      renamed(content, { vertical: name, from: UNSTAMPED, to: version }),
    ]),
  );
  const manifest = manifestOf({
    name,
    version,
    namespaces: [name],
    routes: [{ name: 'index', path: { en: `/${name}`, nl: `/nl/${name}` } }],
    ...change,
  });
  const chunks = [
    ...manifest.routes.map((route) => route.name),
    ...manifest.slots.map(({ id }) => slotChunk(id)),
  ];
  const described = {
    manifest,
    chunks: Object.fromEntries(chunks.map((chunk) => [chunk, { js: ['index.js'], css: [] }])),
    shared: { react: '19.1.0' },
    imports,
  };
  const release: Release = {
    name,
    version,
    digest: releaseDigest(described, unstamped),
    ...described,
    files: Object.fromEntries(
      [...files].map(([file, content]) => [
        file,
        { integrity: integrityOf(content), bytes: content.length },
      ]),
    ),
  };
  const description = Buffer.from(`${JSON.stringify(release, null, 1)}\n`);
  return { release, files: new Map([...files, ['release.json', description]]) };
}
