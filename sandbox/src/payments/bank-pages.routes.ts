import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, sendPage } from '../kit/pages';
import { settle, waitForMoney } from './attempt';
import { BANKS, isBank } from './browser/ways';
import pages from './data/bank-pages.json';
import type { Intent } from './intents';
import { euros } from './refunds';
import type { Store } from './store';

interface Asked {
  Params: { source: string };
  Querystring: { origin?: string };
  Body: { outcome?: string } | undefined;
}

const PASSED = ['pay', 'stay', 'complete'];

/** A slow bank knows after so many milliseconds whether the money comes: it does. */
const SLOW_MS = 8_000;

function titleOf({ method }: Intent): string {
  const type = method?.wire.type ?? 'card';
  return isBank(type) ? BANKS[type] : '3-D Secure';
}

function ask(
  { query, url }: FastifyRequest<Asked>,
  reply: FastifyReply,
  intent: Intent,
): FastifyReply {
  const title = titleOf(intent);
  const { text, answers } = isBank(intent.method?.wire.type ?? '') ? pages.bank : pages.card;
  const money =
    intent.kind === 'payment'
      ? `Amount: <strong>${euros(intent.amount)}</strong>`
      : 'Your card is checked and kept for later. Nothing is charged now.';
  const buttons = Object.entries(answers).map(
    ([outcome, label], index) =>
      `<button name="outcome" value="${outcome}"${index === 0 ? '' : ' class="quiet"'}>${label}</button>`,
  );
  // In a dialog, the page around has the main part and the first heading already.
  const element = query.origin === undefined ? 'main' : 'section';
  const body = `<${element} class="card" aria-labelledby="title">
<h1 id="title">${title}</h1>
<p>${text}</p>
<p>${money}</p>
<form method="post" action="${escapeHtml(url)}">
${buttons.join('\n')}
</form>
</${element}>`;
  return sendPage(reply, { title, body, leadsTo: [intent.question?.returnUrl ?? ''] });
}

function say(reply: FastifyReply, text: string): FastifyReply {
  const body = `<main class="card"><h1>Bank</h1><p>${text}</p></main>`;
  return sendPage(reply, { title: 'Bank', body });
}

/** Where the browser goes on after a question that had the whole page. */
function afterwards({ kind, id, clientSecret, status }: Intent, returnUrl: string): string {
  const told = new Map<string, string>([
    ['requires_payment_method', 'failed'],
    ['processing', 'pending'],
  ]);
  const url = new URL(returnUrl);
  url.searchParams.set(`${kind}_intent`, id);
  url.searchParams.set(`${kind}_intent_client_secret`, clientSecret);
  url.searchParams.set('redirect_status', told.get(status) ?? 'succeeded');
  return url.href;
}

function reportDone(reply: FastifyReply, origin: string): FastifyReply {
  return sendPage(reply, {
    title: 'Bank',
    body: `<section class="card" id="done" data-origin="${escapeHtml(origin)}"><p>One moment…</p></section>`,
    scripts: ['challenge-done.js'],
  });
}

/** The page on which somebody confirms a payment to a bank; it comes in a dialog over the shop with `origin`. */
export function registerBankPages(app: FastifyInstance, store: Store): void {
  app.route<Asked>({
    method: ['GET', 'POST'],
    url: '/v3/bank/:source',
    handler(request, reply) {
      const { params, query, body, method } = request;
      const intents = [...store.intents.values()];
      const intent = intents.find(({ question }) => question?.source === params.source);
      if (intent === undefined)
        return say(reply.code(410), 'This question was answered or withdrawn.');
      if (method !== 'POST') return ask(request, reply, intent);
      const { outcome = '' } = body ?? {};
      const returnUrl = intent.question?.returnUrl ?? '';
      if (outcome === 'slow') waitForMoney(store, intent, store.now() + SLOW_MS);
      else settle(store, intent, PASSED.includes(outcome));
      if (outcome === 'stay') return say(reply, 'The payment is made. You can close this page.');
      return query.origin === undefined
        ? reply.redirect(afterwards(intent, returnUrl), 303)
        : reportDone(reply, query.origin);
    },
  });
}
