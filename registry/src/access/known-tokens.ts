import { ReleaseError } from '@wayfare/releases';
import { isGood, readToken, type TokenRecord } from './token';
import type { TokenStore } from './token-store';

export interface Caller extends Pick<TokenRecord, 'team' | 'kind' | 'verticals' | 'expiresAt'> {
  readonly actor: string;
  mayChange(vertical: string): boolean;
}

const ALL = '*';

/** Rejects with the same TOKEN for an unknown, wrong, revoked and expired one, and with UNREACHABLE. */
export async function callerOf(
  shown: string,
  { configured, store, now }: KnownTokens,
): Promise<Caller> {
  const token = readToken(shown);
  const record =
    token === null
      ? null
      : (configured.find(({ id }) => id === token.id) ?? (await store.find(token.id)));
  if (token === null || record === null || !isGood(record, token.hash, now()))
    throw new ReleaseError('TOKEN', 'the token is not known here, or is over');
  const { team, id, kind, verticals, expiresAt } = record;
  return {
    actor: `${team}/${id}`,
    team,
    kind,
    verticals,
    expiresAt,
    mayChange: (vertical) =>
      kind === 'release' && (verticals.includes(ALL) || verticals.includes(vertical)),
  };
}

export interface KnownTokens {
  readonly configured: readonly TokenRecord[];
  readonly store: TokenStore;
  readonly now: () => Date;
}
