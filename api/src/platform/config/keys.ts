import type { ConfiguredKeys } from '../keys/signing-keys';
import type { ConfiguredDataKeys } from '../records/data-keys';
import type { Environment } from './environment';

type KeyVariables = Pick<
  Environment,
  | 'SESSION_PRIVATE_KEY'
  | 'SESSION_PREVIOUS_KEY'
  | 'LINK_PRIVATE_KEY'
  | 'LINK_PREVIOUS_KEY'
  | 'DATA_ENCRYPTION_KEY'
  | 'DATA_ENCRYPTION_PREVIOUS_KEY'
>;

/** Keys for signing, by what they sign, and for encrypting; those that are not given are kept in the data folder. */
export interface KeysConfig {
  readonly sessions: ConfiguredKeys;
  readonly links: ConfiguredKeys;
  /** encrypts document numbers */
  readonly data: ConfiguredDataKeys;
}

export function keysConfig(env: KeyVariables): KeysConfig {
  return Object.freeze({
    sessions: Object.freeze({
      privateKey: env.SESSION_PRIVATE_KEY,
      previousKey: env.SESSION_PREVIOUS_KEY,
    }),
    links: Object.freeze({ privateKey: env.LINK_PRIVATE_KEY, previousKey: env.LINK_PREVIOUS_KEY }),
    data: Object.freeze({
      key: env.DATA_ENCRYPTION_KEY,
      previousKey: env.DATA_ENCRYPTION_PREVIOUS_KEY,
    }),
  });
}

/** A machine that has its session key from outside is one of several: a link must open, and a number be read, on each of them. */
export function keyProblems(env: KeyVariables): string[] {
  const isAlone = (env.SESSION_PRIVATE_KEY === undefined) !== (env.LINK_PRIVATE_KEY === undefined);
  const isWithout = (key: string | undefined, previous: string | undefined) =>
    key === undefined && previous !== undefined;
  return [
    ...(isAlone ? ['SESSION_PRIVATE_KEY and LINK_PRIVATE_KEY must be set together'] : []),
    ...(isWithout(env.SESSION_PRIVATE_KEY, env.SESSION_PREVIOUS_KEY)
      ? ['SESSION_PREVIOUS_KEY must be set with SESSION_PRIVATE_KEY']
      : []),
    ...(env.SESSION_PRIVATE_KEY !== undefined && env.DATA_ENCRYPTION_KEY === undefined
      ? ['DATA_ENCRYPTION_KEY must be set with SESSION_PRIVATE_KEY']
      : []),
    ...(isWithout(env.DATA_ENCRYPTION_KEY, env.DATA_ENCRYPTION_PREVIOUS_KEY)
      ? ['DATA_ENCRYPTION_PREVIOUS_KEY must be set with DATA_ENCRYPTION_KEY']
      : []),
    ...(isWithout(env.LINK_PRIVATE_KEY, env.LINK_PREVIOUS_KEY)
      ? ['LINK_PREVIOUS_KEY must be set with LINK_PRIVATE_KEY']
      : []),
  ];
}
