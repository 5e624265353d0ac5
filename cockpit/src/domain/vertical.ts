import type { Listing } from '@wayfare/releases/listing-schema';
import type { Revision } from '@wayfare/releases/registry';
import { WHOLE } from '@wayfare/rollout/whole';

export interface LiveRelease {
  readonly version: string;
  /** hundredths of a percent of visitors */
  readonly weight: number;
  readonly isQuarantined: boolean;
  /** since when it has this share, by whom and why */
  readonly given: Revision | null;
}

/** A vertical as the cockpit shows it, from the listing and the history. */
export interface Vertical {
  readonly name: string;
  readonly live: readonly LiveRelease[];
  /** the revision that paused it; null while it is not paused */
  readonly paused: Revision | null;
  readonly isPaused: boolean;
  readonly queued: readonly string[];
  /** what everybody had, the present first */
  readonly chain: readonly string[];
  readonly kept: readonly string[];
  /** the release that a rollback gives everybody; null for none */
  readonly backTo: string | null;
  /** releases that a revision names and none revoked */
  readonly revocable: readonly string[];
  /** its revisions, newest first */
  readonly history: readonly Revision[];
}

type Facts = Listing['verticals'][string];
type History = readonly Revision[];

const weightIn = ({ set }: Revision, name: string, version: string) =>
  set[name]?.find((release) => release.version === version)?.weight;

/** The revision since which a release has had its share without a break; `history` is oldest first. */
function givenBy(history: History, name: string, version: string): Revision | null {
  const head = history.at(-1);
  const weight = head === undefined ? undefined : weightIn(head, name, version);
  let given: Revision | null = null;
  for (const revision of history.toReversed()) {
    if (weight === undefined || weightIn(revision, name, version) !== weight) break;
    given = revision;
  }
  return given;
}

/** What the service's rollback goes to: of a running rollout its control, else the one before. */
function backTo({ live, chain, kept }: Facts): string | null {
  if (live.length === 0) return null;
  const isRollout = live.every(({ weight }) => weight !== WHOLE);
  const earlier = chain[isRollout ? 0 : 1];
  return earlier !== undefined && kept.includes(earlier) ? earlier : null;
}

function revocableOf(
  { live, chain, kept, queued }: Facts,
  own: History,
  all: History,
  name: string,
) {
  const revoked = own.flatMap(({ action, version }) => (action === 'revoke' ? version : undefined));
  const isNamed = (version: string) =>
    own.some((revision) => revision.version === version) ||
    all.some((revision) => weightIn(revision, name, version) !== undefined);
  const known = new Set([...live.map(({ version }) => version), ...queued, ...chain, ...kept]);
  return [...known].filter((version) => !revoked.includes(version) && isNamed(version));
}

function verticalOf(name: string, facts: Facts, history: History): Vertical {
  const own = history.filter(({ vertical }) => vertical === name);
  const { isPaused, queued, chain, kept } = facts;
  return {
    name,
    live: facts.live.map((release) => ({
      ...release,
      given: givenBy(history, name, release.version),
    })),
    isPaused,
    paused: isPaused ? (own.findLast(({ action }) => action === 'pause') ?? null) : null,
    ...{ queued, chain, kept },
    backTo: backTo(facts),
    revocable: revocableOf(facts, own, history, name),
    history: own.toReversed(),
  };
}

/** Every vertical that the registry knows, by name. */
export const verticalsOf = (listing: Listing, history: History): Vertical[] =>
  Object.entries(listing.verticals).map(([name, facts]) => verticalOf(name, facts, history));

/** Whose turn it is when a release is revoked: `null` for nobody, and `undefined` where nobody has it now. */
export function afterRevoke(
  { live, chain, kept }: Vertical,
  version: string,
): string | null | undefined {
  const left = live.filter((release) => release.version !== version);
  if (left.length === live.length) return undefined;
  const most = left.toSorted((one, other) => other.weight - one.weight)[0]?.version;
  const before = chain.find((earlier) => earlier !== version && kept.includes(earlier));
  return most ?? before ?? null;
}

/** The release that came last, which is looked at first when something is wrong. */
export const newestLive = ({ live }: Vertical): LiveRelease | undefined =>
  live.toSorted((one, other) => (other.given?.rev ?? 0) - (one.given?.rev ?? 0))[0];
