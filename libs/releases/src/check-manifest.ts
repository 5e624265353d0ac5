import { CONTRACT_VERSION, VerticalManifestSchema } from '@wayfare/remote-kit/manifest';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { satisfies } from 'semver';
import * as v from 'valibot';
import { pathFaults } from './claimable-paths';
import { missingAddresses, missingLanguages, unknownLanguages } from './manifest-languages';
import { findOverlaps } from './path-overlap';
import { ReleaseError } from './release-error';

/** Parses `vertical.json`; throws MANIFEST with the first fault's place. */
export function parseManifest(input: unknown): VerticalManifest {
  const parsed = v.safeParse(VerticalManifestSchema, input);
  const fault = parsed.success
    ? [...missingLanguages(input), ...unknownLanguages(input)][0]
    : `${v.getDotPath(parsed.issues[0]) ?? 'document'}: ${parsed.issues[0].message}`;
  if (parsed.success && fault === undefined) return parsed.output;
  throw new ReleaseError('MANIFEST', `vertical.json: ${fault}`);
}

/** Throws MANIFEST for a language that the site has not. `manifest` is as it was written. */
export function checkLanguages(manifest: unknown, whose: string): void {
  const [fault] = unknownLanguages(manifest);
  if (fault !== undefined) throw new ReleaseError('MANIFEST', `${whose}: ${fault}`);
}

/** Throws MANIFEST for a page of a `trial.json` without its address in a language of the site. */
export function checkAddresses(recording: unknown, whose: string): void {
  const [fault] = missingAddresses(recording);
  if (fault !== undefined) throw new ReleaseError('MANIFEST', `${whose}: ${fault}`);
}

/** Throws CONTRACT when the shell's version is out of the release's range. */
export function checkContract(
  manifest: Pick<VerticalManifest, 'name' | 'contract'>,
  contract = CONTRACT_VERSION,
): void {
  if (!satisfies(contract, manifest.contract)) {
    throw new ReleaseError(
      'CONTRACT',
      `${manifest.name} needs contract ${manifest.contract}; this shell's is ${contract}. Release a shell with it first, or build the vertical for this one`,
    );
  }
}

/** Throws PATH for paths of the shell, or a claim of every path. */
export function checkPaths(manifest: VerticalManifest): void {
  const [fault] = pathFaults(manifest);
  if (fault !== undefined) throw new ReleaseError('PATH', `${manifest.name}: ${fault}`);
}

/** Throws OVERLAP when two verticals claim the same path. */
export function checkOverlaps(manifests: readonly VerticalManifest[]): void {
  const [overlap] = findOverlaps(manifests);
  if (overlap !== undefined)
    throw new ReleaseError(
      'OVERLAP',
      `${overlap.verticals.join(' and ')} both claim ${overlap.path}`,
    );
}
