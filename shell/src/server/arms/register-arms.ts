import { normalizeIP } from '@fastify/rate-limit';
import type { SharedState } from '@wayfare/server/shared-state/shared-state';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ARMS_PATH } from '../../app/arm-beacon';
import type { LiveSet } from '../releases/live-set';
import type { ArmCounts } from './arm-counts';
import { readBeacon } from './beacon-body';

const LARGEST_BYTES = 4_096;
const MINUTE_MS = 60_000;
const BEACONS_A_MINUTE = 60;
const SELDOM_MS = 10 * MINUTE_MS;
const MOST_SELDOM = 5;
/** What a visitor has once at most of a release; views and times are bounded by their beacons. */
const SELDOM: readonly string[] = ['errors', 'fallbacks', 'finished'];

interface Options {
  readonly counts: ArmCounts | null;
  readonly live: Pick<LiveSet, 'rollouts'>;
  readonly state: SharedState;
}

const of = ({ ip }: FastifyRequest) => normalizeIP(ip ?? '');

/** `POST /arms`: what pages whose visitors agreed tell of releases in a rollout. Anybody may send anything: see decision 0155. */
export function registerArms(app: FastifyInstance, { counts, live, state }: Options): void {
  async function limit(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const { current, ttl } = await state.count(`arms ${of(request)}`, MINUTE_MS);
    if (current <= BEACONS_A_MINUTE) return;
    return reply
      .code(429)
      .header('retry-after', String(Math.ceil(ttl / 1_000)))
      .send();
  }

  /** Of both arms together: a limit of each would cut more off the one that more of an office's visitors have. */
  async function isSeldomEnough(address: string, counted: string, vertical: string) {
    if (!SELDOM.includes(counted)) return true;
    const key = `arms ${address} ${vertical} ${counted}`;
    return (await state.count(key, SELDOM_MS)).current <= MOST_SELDOM;
  }

  app.post(
    ARMS_PATH,
    { bodyLimit: LARGEST_BYTES, onRequest: limit },
    async (request, reply): Promise<FastifyReply> => {
      const read = readBeacon(request.body);
      if ('problem' in read) return reply.code(400).type('text/plain').send(read.problem);
      for (const { vertical, version, counted, bucket } of read.events) {
        const isRolledOut = live.rollouts().get(vertical)?.includes(version) === true;
        if (counts === null || !isRolledOut) continue;
        if (await isSeldomEnough(of(request), counted, vertical))
          counts.add({ vertical, version, counted, bucket });
      }
      return reply.code(204).send();
    },
  );
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: ARMS_PATH,
    handler: (_request, reply) =>
      reply.code(405).headers({ allow: 'POST', 'cache-control': 'no-store' }).send(),
  });
}
