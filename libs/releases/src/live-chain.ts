import { WHOLE, type Revision } from './registry';

export interface WholeRelease {
  version: string;
  since: number;
  /** until when; infinite for the one that they have, or would have but for a rollout */
  until: number;
  /** somebody chose it by name, by a promotion or by going back to it */
  isChosen: boolean;
}

const wholeIn = ({ set }: Revision, vertical: string): string | undefined =>
  set[vertical]?.find(({ weight }) => weight === WHOLE)?.version;

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
 * Releases that all visitors of a vertical had, the present first; `history` is oldest first. What
 * was gone back from is left out.
 */
export function liveChain(history: readonly Revision[], vertical: string): WholeRelease[] {
  let chain: WholeRelease[] = [];
  for (const revision of history) {
    if (revision.action === 'quarantine') continue;
    if (revision.set[vertical] === undefined) chain = [];
    const version = wholeIn(revision, vertical);
    if (version !== undefined)
      chain = extended(chain, version, { ...revision, isOwn: revision.vertical === vertical });
  }
  return chain;
}

/** Versions that may stand in, best first: all had them for `soak` ms, or somebody chose them. */
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
