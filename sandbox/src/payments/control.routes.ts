import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Store } from './store';
import { DELIVERY_MODES, type Webhooks } from '../webhooks';

const ControlSchema = v.strictObject({ webhooks: v.picklist(DELIVERY_MODES) });

/** For tests: how messages go astray, and what happened to all money. */
export function registerControl(app: FastifyInstance, store: Store, webhooks: Webhooks): void {
  app.get('/__payments', () => ({
    webhooks: webhooks.mode,
    payment_intents: [...store.payments.values()].map(({ wire }) => wire),
    setup_intents: [...store.setups.values()].map(({ wire }) => wire),
    charges: [...store.charges.values()],
    refunds: [...store.refunds.values()],
    sessions: [...store.sessions.values()].map(({ wire }) => wire),
  }));
  app.post('/__payments', (request, reply) => {
    const parsed = v.safeParse(ControlSchema, request.body);
    if (!parsed.success)
      return reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
    webhooks.mode = parsed.output.webhooks;
    return reply.send({ webhooks: webhooks.mode });
  });
}
