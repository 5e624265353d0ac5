import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { newId } from '../kit/ids';
import { attempt } from './attempt';
import { escapeHtml, sendPage } from '../kit/pages';
import type { Call, Route } from './calls';
import { Amount, Currency, Metadata, readParams, Text, Url } from './form';
import { newIntent } from './intents';
import { methodOf } from './methods';
import { euros } from './refunds';
import { lookUp, type Store } from './store';

const LineSchema = v.strictObject({
  quantity: v.literal('1'),
  price_data: v.strictObject({
    currency: Currency,
    unit_amount: Amount,
    product_data: v.strictObject({ name: Text }),
  }),
});
const SessionSchema = v.strictObject({
  mode: v.literal('payment'),
  line_items: v.strictObject({ 0: LineSchema }),
  success_url: Url,
  cancel_url: Url,
  metadata: Metadata,
  payment_intent_data: v.strictObject({ capture_method: v.literal('manual'), metadata: Metadata }),
});

function newSession(asked: v.InferOutput<typeof SessionSchema>, created: number, origin: string) {
  const { unit_amount: amount, product_data: product } = asked.line_items[0].price_data;
  const id = newId('cs_test');
  return {
    name: product.name,
    intentMetadata: asked.payment_intent_data.metadata,
    wire: {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: asked.cancel_url,
      created,
      currency: 'eur',
      livemode: false,
      metadata: asked.metadata,
      mode: 'payment',
      payment_intent: null as string | null,
      status: 'open',
      success_url: asked.success_url,
      url: `${origin}/c/pay/${id}`,
    },
  };
}
export type Session = ReturnType<typeof newSession>;

function create({ store, params, origin }: Call): object {
  const session = newSession(readParams(SessionSchema, params), store.seconds(), origin);
  store.sessions.set(session.wire.id, session);
  return session.wire;
}

export const sessionRoutes: readonly Route[] = [['POST', '/v1/checkout/sessions', create]];

function ask({ name, wire }: Session, reply: FastifyReply): FastifyReply {
  const question =
    wire.status === 'open'
      ? `<p>${escapeHtml(name)}: <strong>${euros(wire.amount_total)}</strong></p>
<form method="post"><button>Pay by test card</button></form>
<p><a href="${escapeHtml(wire.cancel_url)}">Back</a></p>`
      : '<p>This payment page is not open any more.</p>';
  return sendPage(reply, {
    title: 'Payment',
    body: `<main class="card"><h1>Payment</h1>\n<p>This page plays the payment provider’s own page.</p>\n${question}</main>`,
    leadsTo: [wire.success_url],
  });
}

function pay(store: Store, { intentMetadata: metadata, wire }: Session, origin: string): void {
  const intent = newIntent(store, {
    kind: 'payment',
    amount: wire.amount_total,
    captureMethod: 'manual',
    metadata,
  });
  const how = { isOffSession: false, usesSdk: false, returnUrl: null, origin };
  attempt(store, intent, methodOf(store, 'pm_card_visa'), how);
  Object.assign(wire, { payment_intent: intent.id, status: 'complete' });
  store.tell('checkout.session.completed', { ...wire });
}

export function registerCheckoutPage(app: FastifyInstance, store: Store): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url: '/c/pay/:id',
    handler({ method, params, protocol, host }, reply) {
      const session = lookUp(store.sessions, 'checkout.session', params.id);
      if (method !== 'POST' || session.wire.status !== 'open') return ask(session, reply);
      pay(store, session, `${protocol}://${host}`);
      return reply.redirect(session.wire.success_url, 303);
    },
  });
}
