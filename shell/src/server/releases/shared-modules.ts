import * as apiClient from '@wayfare/api-client';
import * as queryCache from '@wayfare/api-client/query-cache';
import * as i18n from '@wayfare/i18n';
import * as remoteKit from '@wayfare/remote-kit';
import * as remoteKitHost from '@wayfare/remote-kit/host';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/manifest';
import * as router from '@wayfare/router';
import * as session from '@wayfare/session';
import * as ui from '@wayfare/ui';
import * as uiBooking from '@wayfare/ui/booking';
import { createRequire } from 'node:module';

/** From where this bundle lies, whatever folder its process works in. */
const requirePackage = createRequire(__filename);
const PACKAGES = ['react', 'react-dom', 'jotai', 'react-hook-form'];
const SUBPATHS = /^(?:react|react-dom|jotai)\//;

const WORKSPACE: Readonly<Record<string, unknown>> = {
  '@wayfare/api-client': apiClient,
  '@wayfare/api-client/query-cache': queryCache,
  '@wayfare/i18n': i18n,
  '@wayfare/remote-kit': remoteKit,
  '@wayfare/remote-kit/host': remoteKitHost,
  '@wayfare/router': router,
  '@wayfare/session': session,
  '@wayfare/ui': ui,
  '@wayfare/ui/booking': uiBooking,
};

export function requireShared(name: string): unknown {
  if (name in WORKSPACE) return WORKSPACE[name];
  if (PACKAGES.includes(name) || SUBPATHS.test(name)) return requirePackage(name);
  throw new Error(`a release asks for ${name}, which the host does not share`);
}

export function providedNames(module: string): ReadonlySet<string> | null {
  try {
    return new Set(Object.keys(requireShared(module) as object));
  } catch {
    return null;
  }
}

/** Makes that no release can change what others get for `require`; for a thread that runs nothing but releases. */
export function freezeShared(): void {
  const subpaths = ['react/jsx-runtime', 'react-dom/server', 'jotai/vanilla'];
  for (const name of [...PACKAGES, ...subpaths]) Object.freeze(requirePackage(name));
}

const versionOf = (name: string) =>
  (requirePackage(`${name}/package.json`) as { version: string }).version;

export function hostVersions(): Record<string, string> {
  const packages = PACKAGES.map((name) => [name, versionOf(name)]);
  const subpaths = ['react', 'react-dom', 'jotai'].map((name) => [`${name}/`, versionOf(name)]);
  const workspace = Object.keys(WORKSPACE).map((name) => [name, CONTRACT_VERSION]);
  return Object.fromEntries([...packages, ...subpaths, ...workspace]) as Record<string, string>;
}
