import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { control } from '../kit/control';
import rows from './data/refusals.json';

/** What Duffel's clients read, and a status that others understand. */
const REFUSALS: Readonly<Record<string, (typeof rows)['refuse']>> = rows;

/** `lost` does what was asked and drops the answer: the caller cannot know. */
const MODES = ['status-500', 'refuse', 'sold-out', 'hang', 'garbage', 'slow', 'lost'] as const;

const FaultSchema = v.object({
  match: v.pipe(v.string(), v.startsWith('/')),
  /** only requests whose body has this text: one search fails and the others go on */
  containing: v.optional(v.string()),
  mode: v.picklist(MODES),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)), 2_000),
});
type Fault = v.InferOutput<typeof FaultSchema>;

const CONTROL = '/__faults';

export function registerFaults(app: FastifyInstance): void {
  let faults: Fault[] = [];
  const lost = new WeakSet<FastifyRequest>();

  function take(isHit: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find(isHit);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times === 0) faults = faults.filter((other) => other !== fault);
    }
    return fault;
  }

  async function apply(
    fault: Fault | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    if (fault === undefined) return undefined;
    const refusal = REFUSALS[fault.mode];
    if (refusal !== undefined) {
      const { status, ...entry } = refusal;
      return reply.code(status).send({ errors: [entry], meta: { request_id: request.id, status } });
    }
    if (fault.mode === 'garbage')
      return reply.code(200).type('application/json').send('{"data": [{"id": <rubbish>');
    if (fault.mode === 'hang') return reply.hijack();
    if (fault.mode === 'lost') lost.add(request);
    if (fault.mode === 'slow') await delay(fault.ms);
    return undefined;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (lost.has(request)) reply.raw.destroy();
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (url.startsWith(CONTROL)) return undefined;
    const isHit = ({ match, containing }: Fault) =>
      containing === undefined && url.startsWith(match);
    return apply(take(isHit), request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { url, body } = request;
    const text = JSON.stringify(body ?? null);
    const isHit = ({ match, containing }: Fault) =>
      containing !== undefined && url.startsWith(match) && text.includes(containing);
    return apply(take(isHit), request, reply);
  });
  app.get(CONTROL, () => ({ faults }));
  control(app, CONTROL, FaultSchema, (fault, reply) => {
    faults = [...faults, fault];
    return reply.code(201).send({ faults });
  });
  app.delete(CONTROL, (_request, reply) => {
    faults = [];
    return reply.code(204).send();
  });
}
