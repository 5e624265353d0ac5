import { WHOLE, type Revision } from './registry';

/** A release that all visitors had. */
export interface WholeRelease {
  version: string;
  /** since when, in milliseconds since 1970 */
  since: number;
  /** until when; infinite for the one that they have, or would have but for a rollout */
  until: number;
  /** somebody chose it by name, by a promotion or by going back to it */
  isChosen: boolean;
}

const wholeIn = ({ set }: Revision, vertical: string): string | undefined =>
  set[vertical]?.find(({ weight }) => weight === WHOLE)?.version;

/** The chain after a revision in which all visitors have `version`. */
function extended(
  chain: readonly WholeRelease[],
  version: string,
  { at, action, isOwn }: { at: string; action: Revision['action']; isOwn: boolean },
): WholeRelease[] {
  const isChosen = isOwn && action !== 'publish';
  const place = chain.findIndex((release) => release.version === version);
  const isBack = isOwn && action === 'rollback' && place > 0;
  const [top, ...below] = place === 0 || isBack ? chain.slice(place) : chain;
  const since = Date.parse(at);
  if (top?.version === version)
    return [{ ...top, until: Infinity, isChosen: top.isChosen || isChosen }, ...below];
  const before = top === undefined ? [] : [{ ...top, until: since }];
  return [{ version, since, until: Infinity, isChosen }, ...before, ...below];
}

/**
 * The chain of releases that all visitors of a vertical had one after another, the present one first; `history` is a
 * registry's, oldest first. Going back takes what was gone back from out of it, and a release that never reached
 * everybody is not in it. Empty when there is none.
 */
export function liveChain(history: readonly Revision[], vertical: string): WholeRelease[] {
  let chain: WholeRelease[] = [];
  for (const revision of history) {
    // nobody chose anything by it
    if (revision.action === 'quarantine') continue;
    if (revision.set[vertical] === undefined) chain = [];
    const version = wholeIn(revision, vertical);
    if (version !== undefined)
      chain = extended(chain, version, { ...revision, isOwn: revision.vertical === vertical });
  }
  return chain;
}

/**
 * Versions that may stand in for the present one, best first: all visitors had them before it for at least `soak`
 * milliseconds, or somebody chose them. What was gone back from, and what never reached everybody, never does.
 */
export function approvedVersions(
  history: readonly Revision[],
  vertical: string,
  { soak, now }: { soak: number; now: number },
): string[] {
  const versions = liveChain(history, vertical)
    .filter(({ since, until, isChosen }) => isChosen || Math.min(until, now) - since >= soak)
    .map(({ version }) => version);
  return [...new Set(versions)];
}
