import { createHash } from 'node:crypto';
import { integrityOf, type Release } from '@wayfare/releases';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { sharedVersions } from './shared-modules';

export interface DevRelease {
  release: Release;
  code: string;
}

export interface DevSource {
  manifest: VerticalManifest;
  chunks: Release['chunks'];
  code: string;
}

/** Development release by digest: a shell re-evaluates only what changed. No file hashes: hot updates replace files. */
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
