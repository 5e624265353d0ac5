import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterwards, intentOf, settle } from './confirmation';
import { escapeHtml, sendPage } from './browser/pages';
import type { Store, StoredIntent } from './store';

interface Challenge {
  Params: { source: string };
  Querystring: { origin?: string };
  Body: { outcome?: string } | undefined;
}

function ask(
  request: FastifyRequest<Challenge>,
  reply: FastifyReply,
  intent: StoredIntent,
): FastifyReply {
  const amount =
    intent.kind === 'payment'
      ? `<p>Amount: <strong>€${(intent.wire.amount / 100).toFixed(2)}</strong></p>`
      : '<p>Your card is checked and kept for later. Nothing is charged now.</p>';
  // In a dialog, the page around has the main part and the first heading already.
  const [open, close] =
    request.query.origin === undefined
      ? ['<main class="card">', '</main>']
      : ['<section class="card" aria-labelledby="title">', '</section>'];
  const body = `${open}
<h1 id="title">3-D Secure</h1>
<p>Your bank asks you to confirm that it is you. This page plays the bank.</p>
${amount}
<form method="post" action="${escapeHtml(request.url)}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail" class="quiet">Fail authentication</button>
</form>
${close}`;
  return sendPage(reply, {
    title: '3-D Secure',
    body,
    leadsTo: intent.returnUrl === null ? [] : [intent.returnUrl],
  });
}

/** The bank's page of 3-D Secure: in a dialog over the shop with `origin`, else with the page to itself. */
export function registerChallenge(app: FastifyInstance, store: Store): void {
  const over = (reply: FastifyReply) =>
    sendPage(reply.code(410), {
      title: '3-D Secure',
      body: '<main class="card"><h1>3-D Secure</h1><p>This question was answered or withdrawn.</p></main>',
    });
  app.get<Challenge>('/v3/challenge/:source', (request, reply) => {
    const intent = intentOf(store, request.params.source);
    return intent === undefined ? over(reply) : ask(request, reply, intent);
  });
  app.post<Challenge>('/v3/challenge/:source', (request, reply) => {
    const intent = intentOf(store, request.params.source);
    if (intent === undefined) return over(reply);
    settle(store, intent, request.body?.outcome === 'complete');
    const { origin } = request.query;
    if (origin === undefined) return reply.redirect(afterwards(intent), 303);
    const body = `<section class="card" id="done" data-origin="${escapeHtml(origin)}" data-source="${escapeHtml(request.params.source)}"><p>One moment…</p></section>`;
    return sendPage(reply, { title: '3-D Secure', body, scripts: ['challenge-done.js'] });
  });
}
