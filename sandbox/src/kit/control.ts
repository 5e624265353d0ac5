import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { World } from '../double';
import { DELIVERY_MODES, Webhooks, type Signing } from './webhooks';

/** For tests: a route that steers a double. What it is told is checked, and what is wrong with it answered as texts. */
export function control<const Schema extends v.GenericSchema>(
  app: FastifyInstance,
  url: string,
  schema: Schema,
  answer: (told: v.InferOutput<Schema>, reply: FastifyReply) => unknown,
): void {
  app.post(url, (request, reply) => {
    const parsed = v.safeParse(schema, request.body);
    return parsed.success
      ? answer(parsed.output, reply)
      : reply.code(422).send({ errors: parsed.issues.map(({ message }) => message) });
  });
}

const ModeSchema = v.strictObject({ mode: v.picklist(DELIVERY_MODES) });

/** Messages of a double to whoever wants them from the start; below `root` tests send them astray. */
export function openWebhooks(
  app: FastifyInstance,
  { faultsEnabled, webhookRetryDelays }: World,
  { root, signing, to }: { root: string; signing: Signing; to: World['webhook'] },
): Webhooks {
  const webhooks = new Webhooks(signing, to, webhookRetryDelays);
  if (faultsEnabled)
    control(app, `${root}/webhooks`, ModeSchema, ({ mode }) => {
      webhooks.mode = mode;
      return { mode };
    });
  app.addHook('onClose', () => webhooks.close());
  return webhooks;
}
