import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../double';
import { Webhooks } from '../kit/webhooks';
import { keyKind } from './access';
import { registerBrowserFiles } from './browser/browser.routes';
import { registerBank } from './bank.routes';
import type { Call, Route } from './call';
import { registerChallenge } from './challenge.routes';
import { registerCheckoutPage } from './checkout-page.routes';
import { sessionRoutes } from './checkout-sessions';
import { registerControl } from './control.routes';
import { customerRoutes } from './customers';
import { API_VERSION, EventLog } from './event-log';
import { parseForm, type Params } from './form-body';
import { IdempotencyKeys, type Answer } from './idempotency';
import { newId } from './ids';
import { paymentIntentRoutes } from './payment-intents';
import { methodRoutes } from './payment-methods';
import { refused, sendProblem, toProblem } from './problems';
import { refundRoutes } from './refunds';
import { setupIntentRoutes } from './setup-intents';
import { createStore, wireOf, type Store } from './store';
import { webhookRoutes } from './webhook-endpoints';

const STRIPE = {
  header: 'stripe-signature',
  version: 'v1',
  agent: 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
} as const;

interface Desk {
  store: Store;
  keys: IdempotencyKeys;
}

/** Puts the objects in the place of their ids that the caller asked for, one level deep. */
function expanded(store: Store, result: object, { expand }: Params): object {
  if (!Array.isArray(expand)) return result;
  const grow = (item: object): object =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]: [string, unknown]) => {
        const isWanted = expand.includes(name) || expand.includes(`data.${name}`);
        return [
          name,
          isWanted && typeof value === 'string' ? (wireOf(store, value) ?? value) : value,
        ];
      }),
    );
  return 'data' in result && Array.isArray(result.data)
    ? { ...result, data: result.data.map((item: object) => grow(item)) }
    : grow(result);
}

function answerOf([, , handler]: Route, call: Call): Answer {
  try {
    return {
      status: 200,
      body: JSON.stringify(expanded(call.store, handler(call), call.params)),
    };
  } catch (error) {
    const { status, body } = toProblem(error);
    return { status, body: JSON.stringify({ error: body }) };
  }
}

function paramsOf({ method, body, url }: FastifyRequest): Params {
  if (method === 'POST') return (body ?? {}) as Params;
  return parseForm(new URL(url, 'http://sandbox').search.slice(1));
}

function respond(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply
    .code(status)
    .header('stripe-version', API_VERSION)
    .type('application/json; charset=utf-8')
    .send(body);
}

/** Our own frames ask for it: a browser writes every 402 into its console, and a declined card is no fault of the page. */
function quiet({ headers }: FastifyRequest, answer: Answer): Answer {
  return headers['sandbox-quiet'] === 'true' && answer.status === 402
    ? { ...answer, status: 200 }
    : answer;
}

function handle(
  { store, keys }: Desk,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const key = keyKind(request);
  if (key === 'publishable' && route[3] !== 'public') throw refused('secret-key-required');
  const params = paramsOf(request);
  const { id = '' } = request.params as { id?: string };
  const call: Call = { store, params, id, key, origin: `${request.protocol}://${request.host}` };
  const name = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (typeof name !== 'string') return respond(reply, quiet(request, answerOf(route, call)));
  const fingerprint = IdempotencyKeys.fingerprint(request.url, params);
  const before = keys.find(name, fingerprint);
  if (before !== undefined) return respond(reply.header('idempotent-replayed', 'true'), before);
  const answer = answerOf(route, call);
  keys.keep(name, fingerprint, answer);
  return respond(reply.header('idempotency-key', name), answer);
}

function hasError(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'error' in payload;
}

function registerCalls(app: FastifyInstance, desk: Desk, routes: readonly Route[]): void {
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error));
  // Faults answer in another supplier's words, and Stripe's client takes an answer without `error` for a success.
  app.addHook('preSerialization', async (_request, reply, payload) =>
    reply.statusCode >= 500 && !hasError(payload) ? { error: toProblem(payload).body } : payload,
  );
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('request-id', newId('req'));
  });
  for (const route of routes)
    app.route({
      method: route[0],
      url: route[1],
      handler: (request, reply) => handle(desk, route, request, reply),
    });
  app.all('/v1/*', (request) => {
    keyKind(request);
    throw refused('no-such-call', { call: `${request.method}: ${request.url}` });
  });
}

export function registerPayments(
  app: FastifyInstance,
  { now, faultsEnabled, webhook, webhookRetryDelays }: World,
): void {
  const webhooks = new Webhooks(STRIPE, webhookRetryDelays);
  const events = new EventLog(now);
  const desk: Desk = { store: createStore(now, events), keys: new IdempotencyKeys(now) };
  events.onEvent((event) => webhooks.send(event));
  if (webhook !== undefined) webhooks.add({ id: newId('we'), ...webhook, enabledEvents: ['*'] });
  if (faultsEnabled) registerControl(app, desk.store, webhooks);

  void app.register((forms, _options, done) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, parseForm(String(body))),
    );
    forms.addHook('onClose', () => webhooks.close());
    registerBrowserFiles(forms);
    registerChallenge(forms, desk.store);
    registerBank(forms, desk.store);
    registerCheckoutPage(forms, desk.store);
    void forms.register((calls, _callOptions, registered) => {
      registerCalls(calls, desk, [
        ...paymentIntentRoutes,
        ...setupIntentRoutes,
        ...methodRoutes,
        ...customerRoutes,
        ...refundRoutes,
        ...sessionRoutes,
        ...webhookRoutes(webhooks),
      ]);
      registered();
    });
    done();
  });
}
