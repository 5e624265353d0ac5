import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { control } from '../kit/control';

/** `lost` does what was asked and drops the answer: the caller cannot know. */
const MODES = ['status-500', 'refuse', 'sold-out', 'hang', 'garbage', 'slow', 'lost'] as const;

const FaultSchema = v.object({
  match: v.pipe(v.string(), v.startsWith('/')),
  /** only requests whose body has this text: one search fails and the others go on */
  containing: v.optional(v.string()),
  mode: v.picklist(MODES),
  /** how many requests it hits; without it every one until it is deleted */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 2_000),
});

type Fault = v.InferOutput<typeof FaultSchema>;

declare module 'fastify' {
  interface FastifyRequest {
    /** its answer never arrives */
    isLost: boolean;
  }
}

const CONTROL = '/__faults';

/** Breaks answers on request: suppliers fail, and whoever calls them must cope. */
export function registerFaults(app: FastifyInstance): void {
  let faults: Fault[] = [];

  function take(isHit: (fault: Fault) => boolean): Fault | undefined {
    const fault = faults.find(isHit);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((other) => other !== fault);
    }
    return fault;
  }

  app.decorateRequest('isLost', false);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.isLost) reply.raw.destroy();
    return payload;
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (url.startsWith(CONTROL)) return undefined;
    const fault = take(
      ({ match, containing }) => containing === undefined && url.startsWith(match),
    );
    return fault === undefined ? undefined : apply(fault, request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { url, body } = request;
    const text = JSON.stringify(body ?? null);
    const fault = take(
      ({ match, containing }) =>
        containing !== undefined && url.startsWith(match) && text.includes(containing),
    );
    return fault === undefined ? undefined : apply(fault, request, reply);
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

/** What Duffel's clients read, and a status that others understand. */
const REFUSALS: Partial<Record<Fault['mode'], readonly [status: number, entry: object]>> = {
  'status-500': [
    500,
    {
      type: 'api_error',
      title: 'Internal server error',
      code: 'internal_server_error',
      message: 'Something went wrong',
      documentation_url: 'https://duffel.com/docs/api/overview/errors',
    },
  ],
  refuse: [
    422,
    {
      type: 'invalid_state_error',
      title: 'Not possible',
      code: 'not_possible',
      message: 'This cannot be done',
    },
  ],
  'sold-out': [
    422,
    {
      type: 'invalid_state_error',
      title: 'Rate unavailable',
      code: 'rate_unavailable',
      message: 'The last room was sold meanwhile',
    },
  ],
};

async function apply(
  { mode, ms }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const [status = 500, entry] = REFUSALS[mode] ?? [];
  if (entry !== undefined)
    return reply.code(status).send({ errors: [entry], meta: { request_id: request.id, status } });
  if (mode === 'garbage')
    return reply.code(200).type('application/json').send('{"data": [{"id": <rubbish>');
  // The caller's own deadline ends it: nothing is ever sent.
  if (mode === 'hang') return reply.hijack();
  if (mode === 'lost') request.isLost = true;
  if (mode === 'slow') await delay(ms);
  return undefined;
}
