import * as v from 'valibot';
import type { Call, Route } from './call';
import { pageOf } from './lists';
import { listParams, readParams, Text } from './params';
import { refused } from './problems';
import { lookUp, seconds, type Store } from './store';
import { CreateSchema, storedSession, type StoredSession } from './stored-session';

/** A session by its id; one that nobody paid in time is over. */
export function sessionOf(store: Store, id: string): StoredSession {
  const session = lookUp(store.sessions, 'checkout.session', id);
  if (session.wire.status === 'open' && seconds(store) >= session.wire.expires_at)
    Object.assign(session.wire, { status: 'expired', url: null });
  return session;
}

function create({ store, params, origin }: Call): object {
  const data = readParams(CreateSchema, params);
  const session = storedSession(data, seconds(store), origin);
  store.sessions.set(session.wire.id, session);
  return session.wire;
}

function expire({ store, id }: Call): object {
  const { wire } = sessionOf(store, id);
  if (wire.status !== 'open') throw refused('session-not-open', { status: wire.status });
  return Object.assign(wire, { status: 'expired', url: null });
}

function list({ store, params }: Call): object {
  const data = readParams(
    v.strictObject({ ...listParams, payment_intent: v.optional(Text) }),
    params,
  );
  const all = [...store.sessions.values()].map(({ wire }) => wire);
  return pageOf(
    BASE,
    all.filter(
      (wire) => data.payment_intent === undefined || wire.payment_intent === data.payment_intent,
    ),
    data,
  );
}

const BASE = '/v1/checkout/sessions';
export const sessionRoutes: readonly Route[] = [
  ['POST', BASE, create],
  ['GET', BASE, list],
  ['GET', `${BASE}/:id`, ({ store, id }) => sessionOf(store, id).wire],
  ['POST', `${BASE}/:id/expire`, expire],
];
