import { installed, type Lockfile } from './lockfile';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const DIGEST = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Versions as ranges, packages not of a registry (`.npmrc` omits registries' addresses), content without a digest. */
export function lockfileFaults(manifest: Manifest, lockfile: Lockfile): string[] {
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  return [
    ...asked
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `package.json: ${name} must be one version, not ${version}`),
    ...(lockfile.lockfileVersion === 3
      ? []
      : [`package-lock.json: must be of version 3, not ${lockfile.lockfileVersion}`]),
    ...installed(lockfile).flatMap(({ place, entry }) => [
      ...(entry.resolved === undefined
        ? []
        : [`${place}: comes from ${entry.resolved}, not from the registry`]),
      ...(DIGEST.test(entry.integrity ?? '') ? [] : [`${place}: has no SHA-512 digest`]),
      ...(entry.version === undefined ? [`${place}: has no version`] : []),
    ]),
  ];
}

/** `allowScripts` must name each package with a script and allow none, since `.npmrc` keeps npm from running any. */
export function installScriptFaults(
  { allowScripts = {} }: Manifest,
  lockfile: Lockfile,
  npmrc: string,
): string[] {
  const withScript = new Set(
    installed(lockfile)
      .filter(({ entry }) => entry.hasInstallScript === true)
      .map(({ name }) => name),
  );
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : ['.npmrc: must say ignore-scripts=true']),
    ...[...withScript]
      .filter((name) => !(name in allowScripts))
      .map((name) => `${name} wants to run a script when it is installed; allowScripts lacks it`),
    ...Object.entries(allowScripts).flatMap(([name, isAllowed]) => [
      ...(withScript.has(name) ? [] : [`allowScripts: ${name} has no install script`]),
      ...(isAllowed ? [`allowScripts: ${name} must be false; no install script runs here`] : []),
    ]),
  ];
}
