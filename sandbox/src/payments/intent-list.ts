import * as v from 'valibot';
import type { Call, Route } from './calls';
import { Limit, readParams, Text, WholeNumber } from './form';
import { wireIntent } from './intents';
import { listed } from './listed';
import { refused } from './problems';

const ListSchema = v.strictObject({
  created: v.optional(
    v.strictObject({ gte: v.optional(WholeNumber), lt: v.optional(WholeNumber) }),
    {},
  ),
  limit: Limit,
  starting_after: v.optional(Text),
});

/** Payments of a span, newest first; the rest of them after one that was the last of a page. */
function list({ store, params }: Call): object {
  const { created, limit, starting_after: last } = readParams(ListSchema, params);
  const { gte = 0, lt = Infinity } = created;
  const payments = [...store.intents.values()].filter(({ kind }) => kind === 'payment').reverse();
  const at = last === undefined ? -1 : payments.findIndex(({ id }) => id === last);
  if (last !== undefined && at === -1)
    throw refused('no-such-object', { what: 'payment_intent', id: last });
  const rest = payments.slice(at + 1).filter((each) => each.created >= gte && each.created < lt);
  return listed('/v1/payment_intents', rest.map(wireIntent), limit);
}

export const intentListRoutes: readonly Route[] = [['GET', '/v1/payment_intents', list]];
