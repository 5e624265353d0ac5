import type { Call, Route } from './call';
import { checkSecret, confirmIntent, confirmWith, unexpectedState, visible } from './intents';
import { pageOf } from './lists';
import { checkAmount, mergeMetadata, readParams } from './params';
import {
  CancelSchema,
  CaptureSchema,
  CreateSchema,
  ListSchema,
  UpdateSchema,
} from './payment-intent-params';
import { methodOf } from './payment-methods';
import { cancelPayment, lapse, newPayment, paymentOf } from './payments';
import { refused } from './problems';
import { lookUp, type Store, type StoredPayment } from './store';
import { canPay } from './browser/ways';

function checkCustomer(store: Store, id: string | undefined): string | null {
  return id === undefined ? null : lookUp(store.customers, 'customer', id, 'customer').id;
}

function create(call: Call): object {
  const { store } = call;
  const data = readParams(CreateSchema, call.params);
  checkAmount(data.amount);
  if (data.off_session && !data.confirm) throw refused('off-session-without-confirm');
  const customer = checkCustomer(store, data.customer);
  const method = data.payment_method === undefined ? null : methodOf(store, data.payment_method);
  const named = data.payment_method_types ?? data.allowed_payment_method_types ?? ['card'];
  const payment = newPayment(store, {
    amount: data.amount,
    captureMethod: data.capture_method,
    ways: named.filter((way) => canPay(way, data.capture_method)),
    options: data.payment_method_options,
    description: data.description,
    metadata: data.metadata,
  });
  Object.assign(payment.wire, {
    customer,
    automatic_payment_methods: data.automatic_payment_methods ?? null,
    receipt_email: data.receipt_email ?? null,
    setup_future_usage: data.setup_future_usage ?? null,
    ...(method === null ? {} : { payment_method: method.wire.id, status: 'requires_confirmation' }),
  });
  return data.confirm
    ? confirmWith(call, payment, { ...data, payment_method: method?.wire.id })
    : visible(call, payment);
}

function checkChange(
  payment: StoredPayment,
  { amount, payment_method }: { amount?: number | undefined; payment_method?: string | undefined },
): void {
  const isOpen =
    payment.wire.status === 'requires_payment_method' ||
    payment.wire.status === 'requires_confirmation';
  if (!isOpen && (amount !== undefined || payment_method !== undefined))
    throw unexpectedState(payment, 'update');
  if (amount !== undefined) checkAmount(amount);
}

function update(call: Call): object {
  const payment = paymentOf(call.store, call.id);
  const { wire } = payment;
  const data = readParams(UpdateSchema, call.params);
  checkChange(payment, data);
  const method =
    data.payment_method === undefined ? null : methodOf(call.store, data.payment_method);
  const {
    amount = wire.amount,
    description = wire.description,
    receipt_email = wire.receipt_email,
    setup_future_usage = wire.setup_future_usage,
  } = data;
  Object.assign(wire, {
    amount,
    description,
    receipt_email,
    setup_future_usage,
    customer: checkCustomer(call.store, data.customer) ?? wire.customer,
  });
  const isCleared = data.metadata !== undefined && Object.keys(data.metadata).length === 0;
  wire.metadata = mergeMetadata(isCleared ? {} : wire.metadata, data.metadata);
  if (method !== null)
    Object.assign(wire, { payment_method: method.wire.id, status: 'requires_confirmation' });
  return wire;
}

function capture({ store, id, params }: Call): object {
  const payment = paymentOf(store, id);
  const { wire } = payment;
  const data = readParams(CaptureSchema, params);
  if (wire.status !== 'requires_capture') throw unexpectedState(payment, 'capture');
  const amount = data.amount_to_capture ?? wire.amount_capturable;
  if (amount > wire.amount_capturable)
    throw refused('capture-too-large', { capturable: wire.amount_capturable });
  if (amount < 1) throw refused('capture-too-small');
  const charge = lookUp(store.charges, 'charge', wire.latest_charge ?? '');
  Object.assign(charge, { captured: true, amount_captured: amount });
  Object.assign(wire, {
    status: 'succeeded',
    amount_received: amount,
    amount_capturable: 0,
    metadata: mergeMetadata(wire.metadata, data.metadata),
  });
  store.events.add('payment_intent.succeeded', wire);
  return wire;
}

function cancelCall({ store, id, params }: Call): object {
  const payment = paymentOf(store, id);
  cancelPayment(store, payment, readParams(CancelSchema, params).cancellation_reason);
  return payment.wire;
}

function retrieve(call: Call): object {
  const payment = paymentOf(call.store, call.id);
  checkSecret(call, payment, call.params['client_secret']);
  return visible(call, payment);
}

function list({ store, params }: Call): object {
  const data = readParams(ListSchema, params);
  const all = [...store.payments.values()].map((payment) => lapse(store, payment).wire);
  return pageOf(
    '/v1/payment_intents',
    all.filter(({ customer }) => data.customer === undefined || customer === data.customer),
    data,
  );
}

const BASE = '/v1/payment_intents';
export const paymentIntentRoutes: readonly Route[] = [
  ['POST', BASE, create],
  ['GET', BASE, list],
  ['GET', `${BASE}/:id`, retrieve, 'public'],
  ['POST', `${BASE}/:id`, update],
  [
    'POST',
    `${BASE}/:id/confirm`,
    (call) => confirmIntent(call, paymentOf(call.store, call.id)),
    'public',
  ],
  ['POST', `${BASE}/:id/capture`, capture],
  ['POST', `${BASE}/:id/cancel`, cancelCall],
];
