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

export interface KeysConfig {
  readonly sessions: ConfiguredKeys;
  readonly links: ConfiguredKeys;
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

/** An external session key means several machines: links and encrypted numbers need shared keys too. */
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
