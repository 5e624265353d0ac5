import type { Session } from './checkout';
import type { Intent } from './intents';
import type { Method } from './methods';
import { refused } from './problems';
import type { Refund } from './refunds';

/** Everything that the payment service knows; it forgets when the process ends. */
export function createStore(now: () => number, tell: (type: string, object: object) => void) {
  return {
    now,
    /** Seconds since 1970, the only time on Stripe's wire. */
    seconds: () => Math.floor(now() / 1_000),
    tell,
    customers: new Map<string, { id: string }>(),
    methods: new Map<string, Method>(),
    intents: new Map<string, Intent>(),
    refunds: new Map<string, Refund>(),
    sessions: new Map<string, Session>(),
  };
}
export type Store = ReturnType<typeof createStore>;

export function lookUp<T>(
  known: ReadonlyMap<string, T>,
  what: string,
  id: string,
  param = 'id',
): T {
  const found = known.get(id);
  if (found === undefined) throw refused('no-such-object', { what, id }, { param });
  return found;
}
