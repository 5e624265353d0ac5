import * as v from 'valibot';
import { newId } from '../kit/ids';
import type { Call, Route } from './calls';
import { Metadata, readParams, WholeNumber } from './form';
import { listed } from './listed';
import type { Method } from './methods';
import { refused } from './problems';
import { lookUp } from './store';

function create({ store, params }: Call): object {
  const { metadata } = readParams(v.strictObject({ metadata: Metadata }), params);
  const customer = {
    id: newId('cus'),
    object: 'customer',
    created: store.seconds(),
    livemode: false,
    metadata,
  };
  store.customers.set(customer.id, customer);
  return customer;
}

const ListSchema = v.strictObject({ type: v.literal('card'), limit: WholeNumber });

const ownedBy = ({ store, id }: Call): Method[] =>
  [...store.methods.values()].filter(({ wire }) => wire.customer === id);

function methodsOf(call: Call): object {
  lookUp(call.store.customers, 'customer', call.id, 'customer');
  const { limit } = readParams(ListSchema, call.params);
  const newest = ownedBy(call)
    .map(({ wire }) => wire)
    .reverse();
  return listed(`/v1/customers/${call.id}/payment_methods`, newest, limit);
}

function detach(method: Method): object {
  if (method.wire.customer === null) throw refused('not-attached');
  method.wire.customer = null;
  return method.wire;
}

function remove(call: Call): object {
  const { store, id } = call;
  lookUp(store.customers, 'customer', id);
  ownedBy(call).forEach(detach);
  store.customers.delete(id);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: readonly Route[] = [
  ['POST', '/v1/customers', create],
  ['GET', '/v1/customers/:id', ({ store, id }) => lookUp(store.customers, 'customer', id)],
  ['DELETE', '/v1/customers/:id', remove],
  ['GET', '/v1/customers/:id/payment_methods', methodsOf],
  [
    'POST',
    '/v1/payment_methods/:id/detach',
    ({ store, id }) => detach(lookUp(store.methods, 'PaymentMethod', id)),
  ],
];
