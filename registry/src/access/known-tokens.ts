import { ReleaseError } from '@wayfare/releases';
import { isGood, readToken, type TokenRecord } from './token';
import type { TokenStore } from './token-store';

export interface Caller {
  readonly actor: string;
  readonly kind: TokenRecord['kind'];
  mayChange(vertical: string): boolean;
}

const BEARER = /^Bearer +(\S+)$/i;

const noToken = (words: string) => new ReleaseError('TOKEN', words);

const ALL = '*';

/** Rejects with the same TOKEN for an unknown, wrong, revoked and expired one, and with UNREACHABLE. */
export async function callerOf(
  header: string | undefined,
  { configured, store, now }: KnownTokens,
): Promise<Caller> {
  const [, shown] = BEARER.exec(header ?? '') ?? [];
  if (shown === undefined) throw noToken('this call needs a token: Authorization: Bearer wfr_…');
  const token = readToken(shown);
  const record =
    token === null
      ? null
      : (configured.find(({ id }) => id === token.id) ?? (await store.find(token.id)));
  if (token === null || record === null || !isGood(record, token.hash, now()))
    throw noToken('the token is not known here, or is over');
  const { team, id, kind, verticals } = record;
  return {
    actor: `${team}/${id}`,
    kind,
    mayChange: (vertical) =>
      kind === 'release' && (verticals.includes(ALL) || verticals.includes(vertical)),
  };
}

export interface KnownTokens {
  readonly configured: readonly TokenRecord[];
  readonly store: TokenStore;
  readonly now: () => Date;
}
