import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { World } from '../double';
import { control } from '../kit/control';
import { newId } from '../kit/ids';
import { DELIVERY_MODES, Webhooks } from '../kit/webhooks';
import { registerBankPages } from './bank-pages.routes';
import { registerBrowserFiles } from './browser/browser.routes';
import { IdempotencyKeys, keyKind, type Answer, type Call, type Route } from './calls';
import { registerCheckoutPage, sessionRoutes } from './checkout';
import { customerRoutes } from './customers';
import { parseForm, type Params } from './form';
import { intentRoutes } from './intent-calls';
import { intentListRoutes } from './intent-list';
import { wireIntent } from './intents';
import { refused, sendProblem, toProblem } from './problems';
import { refundRoutes } from './refunds';
import { createStore, type Store } from './store';

const STRIPE = {
  header: 'stripe-signature',
  version: 'v1',
  agent: 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
} as const;
const API_VERSION = '2026-10-28.endive';

const ROUTES = [
  ...intentRoutes,
  ...intentListRoutes,
  ...customerRoutes,
  ...refundRoutes,
  ...sessionRoutes,
];

function answerOf([, , handler]: Route, call: Call): Answer {
  try {
    return { status: 200, body: JSON.stringify(handler(call)) };
  } catch (error) {
    const { status, body } = toProblem(error);
    return { status, body: JSON.stringify({ error: body }) };
  }
}

function callOf(store: Store, request: FastifyRequest, key: Call['key']): Call {
  const { id = '' } = request.params as { id?: string };
  const params =
    request.method === 'POST'
      ? ((request.body ?? {}) as Params)
      : parseForm(request.url.split('?')[1] ?? '');
  return { store, params, id, key, origin: `${request.protocol}://${request.host}` };
}

function handlerOf(store: Store, keys: IdempotencyKeys, route: Route) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const key = keyKind(request);
    if (key === 'publishable' && route[3] !== 'public') throw refused('secret-key-required');
    const call = callOf(store, request, key);
    const name = request.headers['idempotency-key'];
    const asked = `${request.url} ${JSON.stringify(call.params)}`;
    const { answer, isReplayed } =
      typeof name === 'string' && request.method === 'POST'
        ? keys.once(name, asked, () => answerOf(route, call))
        : { answer: answerOf(route, call), isReplayed: false };
    if (isReplayed) void reply.header('idempotent-replayed', 'true');
    // Our own frames ask for it: a browser writes every 402 into its console, and a declined card is no fault of the page.
    const isQuiet = request.headers['sandbox-quiet'] === 'true' && answer.status === 402;
    return reply
      .code(isQuiet ? 200 : answer.status)
      .type('application/json; charset=utf-8')
      .send(answer.body);
  };
}

const hasError = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'error' in payload;

function registerCalls(app: FastifyInstance, store: Store): void {
  const keys = new IdempotencyKeys();
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error));
  // Faults answer in another supplier's words, and Stripe's client takes an answer without `error` for a success.
  app.addHook('preSerialization', async (_request, reply, payload) =>
    reply.statusCode >= 500 && !hasError(payload) ? { error: toProblem(payload).body } : payload,
  );
  for (const route of ROUTES)
    app.route({ method: route[0], url: route[1], handler: handlerOf(store, keys, route) });
  app.all('/v1/*', (request) => {
    keyKind(request);
    throw refused('no-such-call', { call: `${request.method}: ${request.url}` });
  });
}

function registerControl(app: FastifyInstance, store: Store, webhooks: Webhooks): void {
  app.get('/__payments', () => ({
    payment_intents: [...store.intents.values()]
      .filter(({ kind }) => kind === 'payment')
      .map(wireIntent),
    refunds: [...store.refunds.values()],
    sessions: [...store.sessions.values()].map(({ wire }) => wire),
  }));
  const Schema = v.strictObject({ webhooks: v.picklist(DELIVERY_MODES) });
  control(app, '/__payments', Schema, ({ webhooks: mode }) => {
    webhooks.mode = mode;
    return { webhooks: mode };
  });
}

export function registerPayments(
  app: FastifyInstance,
  { now, faultsEnabled, webhook, webhookRetryDelays }: World,
): void {
  const webhooks = new Webhooks(STRIPE, webhook, webhookRetryDelays);
  const store = createStore(now, (type, object) =>
    webhooks.send({
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: Math.floor(now() / 1_000),
      data: { object },
      livemode: false,
      type,
    }),
  );
  if (faultsEnabled) registerControl(app, store, webhooks);

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, parseForm(String(body))),
    );
    forms.addHook('onClose', () => webhooks.close());
    registerBrowserFiles(forms);
    registerBankPages(forms, store);
    registerCheckoutPage(forms, store);
    void forms.register(async (calls) => registerCalls(calls, store));
  });
}
