import type { VerticalManifest } from '@wayfare/remote-kit';
import { parseManifest } from '../check-manifest';
import { integrityOf } from '../integrity';
import type { MadeRelease } from '../read-build';
import type { Release } from '../release';

/** A manifest as somebody writes it in `vertical.json`. */
export const document = {
  name: 'alpha',
  version: '1.0.0',
  criticality: 'regular',
  routes: [{ name: 'index', path: { en: '/alpha', nl: '/nl/alfa' } }],
  namespaces: ['alpha'],
};

export const manifestOf = (change: Record<string, unknown> = {}): VerticalManifest =>
  parseManifest({ ...document, ...change });

/** A release with one server file, hashed as the real ones are. */
export function madeRelease(
  version: string,
  change: Record<string, unknown> = {},
  code = `exports.version = '${version}'`,
): MadeRelease {
  const manifest = manifestOf({ ...change, version });
  const content = Buffer.from(code);
  const release: Release = {
    name: manifest.name,
    version,
    manifest,
    files: { 'server/index.cjs': { integrity: integrityOf(content), bytes: content.length } },
    chunks: {},
    shared: { react: '19.1.0' },
  };
  return {
    release,
    files: new Map([
      ['server/index.cjs', content],
      ['release.json', Buffer.from(JSON.stringify(release))],
    ]),
  };
}
