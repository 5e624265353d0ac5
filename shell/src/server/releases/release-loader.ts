import vm from 'node:vm';
import {
  checkImports,
  integrityOf,
  ownCopiesIn,
  readRelease,
  readServerBundle,
  ReleaseError,
  type Release,
  type ReleaseStore,
} from '@wayfare/releases';
import type { Vertical } from '@wayfare/remote-kit';
import { providedNames, requireShared } from './shared-modules';

export interface LoadedRelease {
  release: Release;
  vertical: Vertical;
}

const isVertical = (value: unknown): value is { vertical: Vertical } =>
  typeof value === 'object' && value !== null && 'vertical' in value;

/** Evaluates a server bundle in its own module record; compileFunction lets old versions be collected. */
function evaluate(code: string, filename: string, require: (name: string) => unknown): Vertical {
  const module = { exports: {} as unknown };
  const run = vm.compileFunction(code, ['exports', 'require', 'module'], { filename }) as (
    exports: unknown,
    require: unknown,
    module: unknown,
  ) => void;
  run(module.exports, require, module);
  if (!isVertical(module.exports)) throw new Error(`${filename} exports no vertical`);
  return module.exports.vertical;
}

async function checkFiles(store: ReleaseStore, release: Release): Promise<void> {
  for (const [file, { integrity }] of Object.entries(release.files)) {
    if (integrityOf(await store.read(release.name, release.version, file)) !== integrity) {
      throw new ReleaseError(
        'INTEGRITY',
        `release ${release.name} ${release.version}: ${file} is not what was published`,
      );
    }
  }
}

/** Every page and slot of the manifest loads and is a component: the trial run before a release is taken into use. */
async function tryOut(vertical: Vertical, release: Release): Promise<void> {
  const { manifest } = release;
  const missing = [
    ...manifest.routes
      .filter(({ name }) => vertical.routes[name] === undefined)
      .map(({ name }) => `route ${name}`),
    ...manifest.slots
      .filter(({ id }) => vertical.slots[id] === undefined)
      .map(({ id }) => `slot ${id}`),
  ];
  if (missing.length > 0)
    throw new ReleaseError(
      'MANIFEST',
      `${release.name} ${release.version} names ${missing.join(', ')} but brings none`,
    );
  const parts = await Promise.all(
    [...Object.values(vertical.routes), ...Object.values(vertical.slots)].map((load) => load()),
  );
  if (
    parts.some((part) => typeof part.Component !== 'function' && typeof part.Component !== 'object')
  ) {
    throw new ReleaseError(
      'MANIFEST',
      `${release.name} ${release.version} has a page or slot without a component`,
    );
  }
  await Promise.all(Object.values(vertical.messages).map((load) => load()));
}

export type Evaluating = <Result>(release: Release, work: () => Result) => Result;

/** Loads each release once and keeps those in use; a failed one is tried again when asked for again. */
export function createReleaseLoader(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
  evaluating: Evaluating = (_release, work) => work(),
) {
  const loaded = new Map<string, Promise<LoadedRelease>>();
  const checked = new WeakSet<Release>();

  async function load(name: string, version: string): Promise<LoadedRelease> {
    const release = await readRelease(store, name, version);
    checkImports(release, providedNames);
    const code = await readServerBundle(store, release, versions);
    const own = ownCopiesIn(release, versions);
    // without the shell's copy a bundle takes its own
    const handOut = (module: string) => (own.includes(module) ? undefined : requireShared(module));
    const vertical = await evaluating(release, async () => {
      const made = evaluate(code, `${name}@${version}/server/index.cjs`, handOut);
      await tryOut(made, release);
      return made;
    });
    return { release, vertical };
  }

  function get(name: string, version: string): Promise<LoadedRelease> {
    const key = `${name}@${version}`;
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const attempt = load(name, version);
    loaded.set(key, attempt);
    attempt.catch(() => loaded.delete(key));
    return attempt;
  }

  return {
    get,
    /** Loads a release and holds each of its files against its hash, once; rejects with the reason why it is no good. */
    async check(name: string, version: string): Promise<Release> {
      const { release } = await get(name, version);
      if (checked.has(release)) return release;
      await checkFiles(store, release);
      checked.add(release);
      return release;
    },
    keep(keys: ReadonlySet<string>): void {
      for (const key of loaded.keys()) if (!keys.has(key)) loaded.delete(key);
    },
  };
}
