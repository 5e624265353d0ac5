import { createHash } from 'node:crypto';
import { integrityOf, type Release } from '@wayfare/releases';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { sharedVersions } from './shared-modules';

/** What a development shell asks for: a description in the form of a release, and the server's code itself. */
export interface DevRelease {
  release: Release;
  code: string;
}

export interface DevSource {
  manifest: VerticalManifest;
  /** `assets.json` of the browser build */
  chunks: Release['chunks'];
  /** the server build */
  code: string;
}

/**
 * The release that a vertical's sources make as they stand. Its version is a digest, so that a shell evaluates anew
 * what changed and nothing else. No browser file has a hash: the server that they come from replaces them at each edit.
 */
export function devRelease({ manifest, chunks, code }: DevSource): DevRelease {
  const digest = createHash('sha256')
    .update(JSON.stringify([manifest, chunks]))
    .update(code)
    .digest('hex');
  const version = `0.0.0-dev.${digest.slice(0, 10)}`;
  const content = Buffer.from(code);
  return {
    code,
    release: {
      name: manifest.name,
      version,
      manifest: { ...manifest, version },
      files: { 'server/index.cjs': { integrity: integrityOf(content), bytes: content.length } },
      chunks,
      shared: sharedVersions(),
    },
  };
}
