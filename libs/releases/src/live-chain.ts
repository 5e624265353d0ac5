import { isDecision, WHOLE, type Revision } from './registry';

export interface WholeRelease {
  version: string;
  since: number;
  /** end of its time; infinite for the present one, rollouts aside */
  until: number;
  /** chosen by name: promoted or reverted to */
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

/** Fully rolled-out releases of a vertical, the present first, without those reverted or revoked; `history` is oldest first. */
export function liveChain(history: readonly Revision[], vertical: string): WholeRelease[] {
  let chain: WholeRelease[] = [];
  for (const revision of history) {
    if (!isDecision(revision)) continue;
    if (revision.action === 'revoke' && revision.vertical === vertical)
      chain = chain.filter(({ version }) => version !== revision.version);
    if (revision.set[vertical] === undefined) chain = [];
    const version = wholeIn(revision, vertical);
    if (version !== undefined)
      chain = extended(chain, version, { ...revision, isOwn: revision.vertical === vertical });
  }
  return chain;
}

/** Fallback versions, best first: live for `soak` ms, or chosen. */
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
