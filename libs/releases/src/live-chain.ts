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

/**
 * The chain of releases that all visitors of a vertical had one after another, the present one first; `history` is a
 * registry's, oldest first. Going back takes what was gone back from out of it, and a release that never reached
 * everybody is not in it. Empty when there is none.
 */
export function liveChain(history: readonly Revision[], vertical: string): WholeRelease[] {
  let chain: WholeRelease[] = [];
  for (const revision of history) {
    if (revision.set[vertical] === undefined) chain = [];
    const version = wholeIn(revision, vertical);
    if (version === undefined) continue;
    const isOwn = revision.vertical === vertical;
    const isChosen = isOwn && revision.action !== 'publish';
    const isBack = isOwn && revision.action === 'rollback';
    const at = chain.findIndex((release) => release.version === version);
    const [top, ...below] = at === 0 || (isBack && at > 0) ? chain.slice(at) : chain;
    const since = Date.parse(revision.at);
    if (top?.version === version)
      chain = [{ ...top, until: Infinity, isChosen: top.isChosen || isChosen }, ...below];
    else {
      const before = top === undefined ? [] : [{ ...top, until: since }];
      chain = [{ version, since, until: Infinity, isChosen }, ...before, ...below];
    }
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
