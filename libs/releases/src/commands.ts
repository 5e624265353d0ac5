import type { KeyObject } from 'node:crypto';
import type { VerticalManifest } from '@wayfare/remote-kit';
import { appendRevision, type Writer } from './append-revision';
import { checkBudgets } from './check-budgets';
import { checkContract, checkLanguages, checkOverlaps, checkPaths } from './check-manifest';
import { mostVisited } from './choose-release';
import { checkDropped } from './dropped-parts';
import { parseRelease, readRelease } from './load-release';
import { checkNotRevoked, isPausedIn } from './pauses';
import type { MadeRelease } from './read-build';
import { WHOLE, type ReleaseSet, type ReleaseStore, type Revision } from './registry';
import { ReleaseError } from './release-error';
import { signatureOf } from './signature';
import { checkWeight, withWeight } from './weights';

export interface Shelf extends Writer {
  releases: ReleaseStore;
  signingKey?: KeyObject | undefined;
  /** trial before visitors get it; rejects with the reason */
  prove?: (release: { name: string; version: string }) => Promise<void>;
}

type ManifestsOf = (head: Revision | null) => Promise<VerticalManifest[]>;

/** Manifests of the other verticals' releases; each is read once, since a release never changes. */
function othersLive({ releases }: Shelf, vertical: string): ManifestsOf {
  const read = new Map<string, Promise<VerticalManifest>>();
  function manifestOf(name: string, version: string): Promise<VerticalManifest> {
    const key = `${name}@${version}`;
    const known =
      read.get(key) ?? readRelease(releases, name, version).then(({ manifest }) => manifest);
    read.set(key, known);
    return known;
  }
  return (head) =>
    Promise.all(
      Object.entries(head?.set ?? {})
        .filter(([name]) => name !== vertical)
        .map(([name, live]) => manifestOf(name, mostVisited(live))),
    );
}

/** Manifest that was live last; null for none or an unreadable one, which must not block its repair. */
async function manifestBefore(
  { releases }: Shelf,
  history: readonly Revision[],
  name: string,
): Promise<VerticalManifest | null> {
  const live = history.findLast(({ set }) => set[name] !== undefined)?.set[name];
  if (live === undefined) return null;
  const release = await readRelease(releases, name, mostVisited(live)).catch(() => null);
  return release?.manifest ?? null;
}

const isAlone = (live: ReleaseSet[string] | undefined, version: string) =>
  live?.length === 1 && live[0]?.version === version;

/** The manifest before languages were left out or added. */
function writtenManifest({ files }: MadeRelease): unknown {
  const release: unknown = JSON.parse(files.get('release.json')?.toString('utf8') ?? 'null');
  return Reflect.get(Object(release), 'manifest');
}

export interface PublishOptions {
  readonly drop?: readonly string[] | undefined;
  readonly isOverBudget?: boolean | undefined;
}

/**
 * Stores a release, live for `weight` of the visitors (0: dark); while its vertical is paused it waits in the queue.
 * Throws WEIGHT, CONTRACT, MANIFEST, PATH, BUDGET, OVERLAP, DROPPED, REVOKED or CONFLICT unchanged; a rejection of
 * `shelf.prove` leaves it stored, never live.
 */
export async function publish(
  shelf: Shelf,
  made: MadeRelease,
  weight = WHOLE,
  { drop = [], isOverBudget = false }: PublishOptions = {},
): Promise<Revision> {
  const { name, version, manifest } = made.release;
  checkWeight(weight);
  checkContract(manifest);
  checkLanguages(writtenManifest(made), name);
  checkPaths(manifest);
  if (!isOverBudget) checkBudgets(made.release);
  const others = othersLive(shelf, name);
  const change = { action: 'publish' as 'publish' | 'queue', vertical: name, version };
  async function check(head: Revision | null): Promise<void> {
    const history = await shelf.registry.history();
    checkNotRevoked(history, name, version);
    change.action = isPausedIn(history, name) ? 'queue' : 'publish';
    checkOverlaps([...(await others(head)), manifest]);
    const before = await manifestBefore(shelf, history, name);
    if (before !== null) checkDropped(before, manifest, drop);
  }
  const seen = await shelf.registry.head();
  await check(seen);
  await shelf.releases.add(name, version, made.files);
  await signIt(shelf, made);
  if (seen !== null && weight === WHOLE && isAlone(seen.set[name], version)) return seen;
  await shelf.prove?.({ name, version });
  const edit = (set: ReleaseSet) =>
    change.action === 'queue' ? set : withWeight(set, name, version, weight);
  return appendRevision(shelf, { change, seen, check, edit });
}

/** The same for a release that is stored already. Throws NOT_FOUND where it is not. */
export async function publishStored(
  shelf: Shelf,
  { name, version }: { readonly name: string; readonly version: string },
  weight = WHOLE,
  options: PublishOptions = {},
): Promise<Revision> {
  await checkStored(shelf, name, version);
  const description = await shelf.releases.read(name, version, 'release.json');
  const release = parseRelease(description.toString('utf8'), `release ${name} ${version}`);
  // what is stored is recognised by its description
  const files = new Map([['release.json', description]]);
  return publish({ ...shelf, signingKey: undefined }, { release, files }, weight, options);
}

async function signIt({ releases, signingKey }: Shelf, { release, files }: MadeRelease) {
  const description = files.get('release.json');
  if (signingKey === undefined || description === undefined) return;
  const { name, version } = release;
  await releases.putSignature(name, version, signatureOf(signingKey, release, description));
}

async function checkStored({ releases }: Shelf, name: string, version: string): Promise<void> {
  if (!(await releases.versions(name)).includes(version))
    throw new ReleaseError('NOT_FOUND', `there is no release ${name} ${version}`);
}

/** Gives a release `weight` (0 to 10,000). Throws WEIGHT, NOT_FOUND, CONTRACT, PATH, OVERLAP, REVOKED or PAUSED. */
export async function promote(
  shelf: Shelf,
  vertical: string,
  version: string,
  weight = WHOLE,
): Promise<Revision> {
  checkWeight(weight);
  await checkStored(shelf, vertical, version);
  const { manifest } = await readRelease(shelf.releases, vertical, version);
  checkContract(manifest);
  checkPaths(manifest);
  const others = othersLive(shelf, vertical);
  async function check(head: Revision | null): Promise<void> {
    const history = await shelf.registry.history();
    checkNotRevoked(history, vertical, version);
    if (isPausedIn(history, vertical))
      throw new ReleaseError('PAUSED', `${vertical} is paused: resume it first`);
    checkOverlaps([...(await others(head)), manifest]);
  }
  const seen = await shelf.registry.head();
  await check(seen);
  await shelf.prove?.({ name: vertical, version });
  const change = { action: 'promote', vertical, version } as const;
  const edit = (set: ReleaseSet) => withWeight(set, vertical, version, weight);
  return appendRevision(shelf, { change, seen, check, edit });
}
