import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { control } from '../kit/control';
import type { Store } from './store';
import { DELIVERY_MODES, type Webhooks } from '../kit/webhooks';

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
  control(app, '/__payments', ControlSchema, ({ webhooks: mode }) => {
    webhooks.mode = mode;
    return { webhooks: mode };
  });
}
