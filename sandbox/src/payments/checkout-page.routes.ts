import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { attempt } from './attempt';
import { sessionOf } from './checkout-sessions';
import { escapeHtml, sendPage } from './browser/pages';
import { newMethod } from './payment-methods';
import { newPayment, paymentOf } from './payments';
import { StripeProblem } from './problems';
import type { Store, StoredPayment } from './store';
import type { StoredSession } from './stored-session';

interface ById {
  Params: { id: string };
}

const FormSchema = v.object({
  number: v.string(),
  expiry: v.pipe(v.string(), v.regex(/^\s*\d{1,2}\s*\/\s*\d{2,4}\s*$/)),
  cvc: v.string(),
});

const euros = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

function form({ wire, lines }: StoredSession, reply: FastifyReply, problem = ''): FastifyReply {
  const rows = lines
    .map(
      ({ name, amount, quantity }) =>
        `<tr><td>${escapeHtml(name)}${quantity > 1 ? ` × ${quantity}` : ''}</td><td>${euros(amount * quantity)}</td></tr>`,
    )
    .join('');
  const body = `<main class="card">
<h1>Payment</h1>
<p>This page plays the payment provider’s own page. Only test cards are taken.</p>
<table><tbody>${rows}</tbody><tfoot><tr><th scope="row">Total</th><td>${euros(wire.amount_total)}</td></tr></tfoot></table>
${problem === '' ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`}
<form method="post" action="/c/pay/${wire.id}" autocomplete="on">
<label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Expiry date (MM / YY) <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
<button>Pay ${euros(wire.amount_total)}</button>
</form>
${wire.cancel_url === null ? '' : `<p><a href="${escapeHtml(wire.cancel_url)}">Back</a></p>`}
</main>`;
  return sendPage(reply, { title: 'Payment', body, leadsTo: [wire.success_url] });
}

function closed(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(410), {
    title: 'Payment',
    body: '<main class="card"><h1>Payment</h1><p>This payment page is not open any more.</p></main>',
  });
}

/** One intent per session: a second card is tried on the same one. */
function intentOf(store: Store, session: StoredSession): StoredPayment {
  const { wire } = session;
  if (wire.payment_intent !== null) return paymentOf(store, wire.payment_intent);
  const payment = newPayment(store, {
    amount: wire.amount_total,
    captureMethod: session.captureMethod,
    description: session.description ?? undefined,
    metadata: session.intentMetadata,
  });
  payment.wire.customer = wire.customer;
  wire.payment_intent = payment.wire.id;
  return payment;
}

function pay(
  store: Store,
  session: StoredSession,
  body: unknown,
  origin: string,
): StoredPayment | string {
  const parsed = v.safeParse(FormSchema, body);
  if (!parsed.success)
    return 'Fill in your card number, its expiry date as MM / YY and its security code.';
  const [month = '', year = ''] = parsed.output.expiry.split('/').map((part) => part.trim());
  const intent = intentOf(store, session);
  try {
    const method = newMethod(store, {
      type: 'card',
      card: {
        number: parsed.output.number,
        exp_month: month,
        exp_year: year,
        cvc: parsed.output.cvc,
      },
    });
    const how = {
      isOffSession: false,
      isAuthenticated: false,
      usesSdk: false,
      returnUrl: `${origin}/c/pay/${session.wire.id}/return`,
      origin,
    };
    return attempt(store, intent, method, how)?.message ?? intent;
  } catch (error) {
    if (error instanceof StripeProblem) return error.message;
    throw error;
  }
}

function finish(
  store: Store,
  { wire }: StoredSession,
  { wire: intent }: StoredPayment,
  reply: FastifyReply,
): FastifyReply {
  Object.assign(wire, {
    status: 'complete',
    url: null,
    payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
  });
  store.events.add('checkout.session.completed', wire);
  return reply.redirect(wire.success_url.replaceAll('{CHECKOUT_SESSION_ID}', wire.id), 303);
}

export function registerCheckoutPage(app: FastifyInstance, store: Store): void {
  const page = '/c/pay/:id';
  app.get<ById>(page, ({ params }, reply) => {
    const session = sessionOf(store, params.id);
    return session.wire.status === 'open' ? form(session, reply) : closed(reply);
  });
  app.post<ById>(page, (request: FastifyRequest<ById>, reply) => {
    const session = sessionOf(store, request.params.id);
    if (session.wire.status !== 'open') return closed(reply);
    const outcome = pay(store, session, request.body, `${request.protocol}://${request.host}`);
    if (typeof outcome === 'string') return form(session, reply, outcome);
    const action = outcome.wire.next_action;
    return action?.type === 'redirect_to_url'
      ? reply.redirect(action.redirect_to_url.url, 303)
      : finish(store, session, outcome, reply);
  });
  app.get<ById>(`${page}/return`, ({ params }, reply) => {
    const session = sessionOf(store, params.id);
    if (session.wire.status !== 'open' || session.wire.payment_intent === null)
      return closed(reply);
    const intent = paymentOf(store, session.wire.payment_intent);
    const isPaid = intent.wire.status === 'succeeded' || intent.wire.status === 'requires_capture';
    return isPaid
      ? finish(store, session, intent, reply)
      : form(session, reply, intent.wire.last_payment_error?.message);
  });
}
