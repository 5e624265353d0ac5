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
  /** a trailing slash covers every subpath */
  request: string;
  version: string;
  /** minimum of a release, within the same major version */
  needed: string;
}

const ofPackage = (name: string) => {
  const version = packageVersion(name);
  return { version, needed: version };
};
/** Compatible contracts follow from the names that a release imports (decision 0076). */
const ofContract = { version: CONTRACT_VERSION, needed: `${major(CONTRACT_VERSION)}.0.0` };

/** Singletons of a page. Subpaths are listed too: sharing `react-dom` does not cover `react-dom/client`. */
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

/** Shared modules with a fallback copy in releases (decision 0077): new exports go live with a vertical. */
export const OWN_COPY_MODULES: readonly string[] = ['@wayfare/ui/booking'];

/** Whether the share scope provides this request. */
export function isSharedRequest(request: string): boolean {
  return SHARED_MODULES.some((entry) =>
    entry.request.endsWith('/') ? request.startsWith(entry.request) : request === entry.request,
  );
}

/** Options of the federation plugin; remotes get `import: false`, no fallback copy, except for own copies. */
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

/** Required versions by package, written into a release for the server's check. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ request, needed }) => [request, needed]));
}
