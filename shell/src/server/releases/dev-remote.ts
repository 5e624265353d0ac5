import type { FastifyInstance } from 'fastify';
import {
  containerName,
  ReleaseError,
  releasePath,
  type RegistryStore,
  type Release,
} from '@wayfare/releases';
import { DEV_VERSION } from '@wayfare/releases/names';
import type { TakenReleases } from '@wayfare/releases/stores/taken-releases';
import type { RemoteRelease } from '@wayfare/releases/browser';
import type { DevRemote } from '../platform/dev-remote-setting';

export const releaseBase =
  (dev: DevRemote | null) =>
  ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
    dev?.name === name
      ? `${dev.origin}${releasePath(name, DEV_VERSION)}`
      : releasePath(name, version);

export function devRemoteRelease(dev: DevRemote, version: string): RemoteRelease {
  return {
    version,
    container: containerName(dev.name, DEV_VERSION),
    entry: `${releaseBase(dev)({ name: dev.name, version })}/client/remoteEntry.js`,
    integrity: {},
    integrityUrl: '',
    integrityHash: '',
  };
}

interface Served {
  release: Release;
  code: string;
}

function newestOf({ origin }: DevRemote) {
  let newest: Served | null = null;
  let count = 0;
  return {
    async ask(): Promise<{ newest: Served; count: number }> {
      const known = newest?.release.version ?? '';
      const response = await fetch(`${origin}/dev/release?known=${known}`);
      if (response.status === 200) {
        newest = (await response.json()) as Served;
        count += 1;
      }
      if (!response.ok || newest === null)
        throw new Error(`the development server answered ${response.status}`);
      return { newest, count };
    },
    read(name: string, version: string, file: string): Buffer {
      if (newest?.release.version === version) {
        if (file === 'release.json') return Buffer.from(JSON.stringify(newest.release));
        if (file === 'server/index.cjs') return Buffer.from(newest.code);
      }
      throw new ReleaseError('NOT_FOUND', `release ${name} ${version} has no file ${file}`);
    },
  };
}

/**
 * A registry and store whose one release of the edited vertical is what its sources make now;
 * `head` waits for a build under way.
 */
export function withDevRemote(
  { registry, store }: { registry: RegistryStore; store: TakenReleases },
  dev: DevRemote,
): { registry: RegistryStore; store: TakenReleases } {
  const source = newestOf(dev);
  return {
    registry: {
      ...registry,
      async head() {
        const [published, { newest, count }] = await Promise.all([registry.head(), source.ask()]);
        const { version } = newest.release;
        return {
          rev: (published?.rev ?? 0) + count,
          at: published?.at ?? new Date().toISOString(),
          action: 'publish',
          vertical: dev.name,
          set: { ...published?.set, [dev.name]: [{ version, weight: 10_000 }] },
        };
      },
      async history() {
        const history = await registry.history();
        return history.map((revision) => {
          const { [dev.name]: _, ...set } = revision.set;
          return { ...revision, set };
        });
      },
    },
    store: {
      ...store,
      take: (name, version) => (name === dev.name ? Promise.resolve() : store.take(name, version)),
      read: (name, version, file) =>
        name === dev.name
          ? Promise.resolve().then(() => source.read(name, version, file))
          : store.read(name, version, file),
    },
  };
}

/** Before a document is made, what was saved until now is compiled and taken into use. */
export function followEdits(app: FastifyInstance, live: { refresh: () => Promise<void> }): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.accept?.includes('text/html') !== true) return;
    await live
      .refresh()
      .catch((error: unknown) => request.log.warn({ err: error }, 'the sources are not followed'));
  });
}
