import * as v from 'valibot';
import type { Call, Route } from './call';
import { newId } from './ids';
import { Expand, Metadata, mergeMetadata, readParams, Text } from './params';
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

export const customerRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/customers', handler: createCustomer },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    handler: ({ store, id }) => lookUp(store.customers, 'customer', id),
  },
];
