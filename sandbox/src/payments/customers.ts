import * as v from 'valibot';
import type { Call, Route } from './call';
import { newId } from './ids';
import { pageOf } from './lists';
import { Expand, listParams, Metadata, mergeMetadata, readParams, Text } from './params';
import { detach } from './payment-methods';
import { lookUp, seconds, type StoredCustomer } from './store';

const CustomerSchema = v.strictObject({
  email: v.optional(Text),
  name: v.optional(Text),
  phone: v.optional(Text),
  description: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  expand: Expand,
});

function createCustomer({ store, params }: Call): StoredCustomer {
  const data = readParams(CustomerSchema, params);
  const customer: StoredCustomer = {
    id: newId('cus'),
    object: 'customer',
    created: seconds(store),
    description: data.description ?? null,
    email: data.email ?? null,
    livemode: false,
    metadata: mergeMetadata({}, data.metadata),
    name: data.name ?? null,
  };
  store.customers.set(customer.id, customer);
  return customer;
}

const ListSchema = v.strictObject({ ...listParams, type: v.optional(v.literal('card')) });

function methodsOf({ store, id, params }: Call): object {
  const customer = lookUp(store.customers, 'customer', id, 'customer');
  const page = readParams(ListSchema, params);
  const own = [...store.methods.values()].flatMap(({ wire }) =>
    wire.customer === customer.id && (page.type ?? wire.type) === wire.type ? [wire] : [],
  );
  return pageOf(`/v1/customers/${id}/payment_methods`, own, page);
}

function deleteCustomer({ store, id }: Call): object {
  const customer = lookUp(store.customers, 'customer', id);
  for (const method of store.methods.values())
    if (method.wire.customer === id) detach(store, method);
  store.customers.delete(id);
  store.events.add('customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: readonly Route[] = [
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers/:id', ({ store, id }) => lookUp(store.customers, 'customer', id)],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['GET', '/v1/customers/:id/payment_methods', methodsOf],
];
