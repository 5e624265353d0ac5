import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@wayfare/remote-kit/manifest';
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
  version: string;
}

/**
 * The modules that exist once per page, whoever imports them. The shell provides them all; a remote carries no copy.
 * Subpaths are named too: sharing `react-dom` alone does not cover `react-dom/client`.
 */
export const SHARED_MODULES: readonly SharedEntry[] = [
  ...['react', 'react/', 'react-dom', 'react-dom/'].map((request) => ({
    request,
    version: packageVersion('react'),
  })),
  ...['jotai', 'jotai/', 'react-hook-form'].map((request) => ({
    request,
    version: packageVersion(request.replace(/\/$/, '')),
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
  ].map((request) => ({ request, version: CONTRACT_VERSION })),
];

/** Is this request answered by the shared scope? */
export function isSharedRequest(request: string): boolean {
  return SHARED_MODULES.some((entry) =>
    entry.request.endsWith('/') ? request.startsWith(entry.request) : request === entry.request,
  );
}

/** Options of the federation plugin; remotes get `import: false`, so they never bundle a fallback copy. */
export function sharedOptions(role: 'host' | 'remote') {
  return Object.fromEntries(
    SHARED_MODULES.map(({ request, version }) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : {}),
      },
    ]),
  );
}

/** Versions by package, written into a release so that a server can refuse one that was built against others. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request, version }) => [request, version]));
}
