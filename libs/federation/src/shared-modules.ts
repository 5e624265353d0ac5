import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/manifest';
import { major } from 'semver';
import { workspaceRoot } from './workspace';

const requireFromRoot = createRequire(`${workspaceRoot}/package.json`);

const packageVersion = (name: string): string => {
  const manifest: unknown = requireFromRoot(`${name}/package.json`);
  if (
    typeof manifest !== 'object' ||
    manifest === null ||
    !('version' in manifest) ||
    typeof manifest.version !== 'string'
  ) {
    throw new Error(`${name} has no version`);
  }
  return manifest.version;
};

interface SharedEntry {
  /** what is imported; a trailing slash covers every subpath */
  request: string;
  /** what the host has */
  version: string;
  /** what a release asks for, or a later one of the same major version */
  needed: string;
}

const ofPackage = (name: string) => {
  const version = packageVersion(name);
  return { version, needed: version };
};
/** Which contracts of this major version a release can run with follows from the names that it takes (decision 0076). */
const ofContract = { version: CONTRACT_VERSION, needed: `${major(CONTRACT_VERSION)}.0.0` };

/**
 * The modules that exist once per page, whoever imports them. The shell provides them all; a remote carries no copy.
 * Subpaths are named too: sharing `react-dom` alone does not cover `react-dom/client`.
 */
export const SHARED_MODULES: readonly SharedEntry[] = [
  ...['react', 'react/', 'react-dom', 'react-dom/'].map((request) => ({
    request,
    ...ofPackage('react'),
  })),
  ...['jotai', 'jotai/', 'react-hook-form'].map((request) => ({
    request,
    ...ofPackage(request.replace(/\/$/, '')),
  })),
  ...[
    '@wayfare/router',
    '@wayfare/session',
    '@wayfare/i18n',
    '@wayfare/api-client',
    '@wayfare/api-client/query-cache',
    '@wayfare/remote-kit',
    '@wayfare/remote-kit/host',
    '@wayfare/ui',
  ].map((request) => ({ request, ...ofContract })),
];

/**
 * Shared modules that a release carries too, for a host whose version is not enough (decision 0077): what verticals need
 * anew of them goes live with a vertical, and the shell's copy takes its place when it has it.
 */
export const OWN_COPY_MODULES: readonly string[] = ['@wayfare/ui/booking'];

/** Is this request answered by the shared scope? */
export function isSharedRequest(request: string): boolean {
  return SHARED_MODULES.some((entry) =>
    entry.request.endsWith('/') ? request.startsWith(entry.request) : request === entry.request,
  );
}

/** Options of the federation plugin; the host has what releases carry too, and of all else remotes get `import: false`, so they never bundle a fallback copy. */
export function sharedOptions(role: 'host' | 'remote') {
  const own = OWN_COPY_MODULES.map((request) => ({ request, ...ofContract }));
  return Object.fromEntries(
    [...SHARED_MODULES, ...(role === 'host' ? own : [])].map(({ request, version, needed }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${needed}`,
        ...(role === 'remote' ? { version: needed, import: false as const } : { version }),
      },
    ]),
  );
}

/** Versions that a release asks for by package, written into a release so that a server can refuse one that was built against others. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request, needed }) => [request, needed]));
}
