import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { waitForMoney } from './attempt';
import { afterwards, intentOf, settle } from './confirmation';
import { escapeHtml, sendPage } from './browser/pages';
import type { Store, StoredIntent } from './store';
import { BANKS, isBank } from './browser/ways';

interface Bank {
  Params: { source: string };
  Body: { outcome?: string } | undefined;
}

/** A slow bank knows after so many milliseconds whether the money comes: it does. */
const SLOW_MS = 8_000;

const nameOf = ({ pending }: StoredIntent): string => {
  const type = pending?.wire.type ?? '';
  return isBank(type) ? BANKS[type].name : 'Bank';
};

function ask(
  request: FastifyRequest<Bank>,
  reply: FastifyReply,
  intent: StoredIntent,
): FastifyReply {
  const name = nameOf(intent);
  const amount = intent.kind === 'payment' ? (intent.wire.amount / 100).toFixed(2) : '0.00';
  const body = `<main class="card">
<h1>${escapeHtml(name)}</h1>
<p>This page plays your bank. No money moves.</p>
<p>Amount: <strong>€${amount}</strong></p>
<form method="post" action="${escapeHtml(request.url)}">
<button name="outcome" value="pay">Pay</button>
<button name="outcome" value="slow" class="quiet">Pay, and the bank tells later</button>
<button name="outcome" value="stay" class="quiet">Pay, and do not go back to the shop</button>
<button name="outcome" value="cancel" class="quiet">Cancel the payment</button>
</form>
</main>`;
  return sendPage(reply, {
    title: name,
    body,
    leadsTo: intent.returnUrl === null ? [] : [intent.returnUrl],
  });
}

function say(reply: FastifyReply, text: string): FastifyReply {
  return sendPage(reply, {
    title: 'Bank',
    body: `<main class="card"><h1>Bank</h1><p>${text}</p></main>`,
  });
}

/** The page of a bank, or of PayPal: paid, paid without coming back, known later, or given up. */
export function registerBank(app: FastifyInstance, store: Store): void {
  const over = (reply: FastifyReply) =>
    say(reply.code(410), 'This payment was answered or withdrawn.');
  app.get<Bank>('/v3/bank/:source', (request, reply) => {
    const intent = intentOf(store, request.params.source);
    return intent === undefined ? over(reply) : ask(request, reply, intent);
  });
  app.post<Bank>('/v3/bank/:source', (request, reply) => {
    const intent = intentOf(store, request.params.source);
    if (intent === undefined) return over(reply);
    const { outcome } = request.body ?? {};
    if (outcome === 'slow' && intent.kind === 'payment')
      waitForMoney(store, intent, store.now() + SLOW_MS);
    else settle(store, intent, outcome === 'pay' || outcome === 'stay');
    return outcome === 'stay'
      ? say(reply, 'The payment is made. You can close this page.')
      : reply.redirect(afterwards(intent), 303);
  });
}
