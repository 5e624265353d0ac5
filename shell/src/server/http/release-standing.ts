import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { STANDING_PATH } from '../../app/release-standing';
import type { LiveSet } from '../releases/live-set';

/** More verticals than any page has. */
const MOST = 50;

const QuerySchema = v.object({
  of: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((of) => (typeof of === 'string' ? [of] : of)),
    v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}@[\w.+-]{1,200}$/))),
    v.maxLength(MOST),
  ),
});

/** `/releases.json?of=<name>@<version>&of=…`: how the releases of an open page stand, the same for everybody who has them. */
export function registerReleaseStanding(app: FastifyInstance, live: Pick<LiveSet, 'standing'>) {
  app.get(STANDING_PATH, (request, reply) => {
    const asked = v.safeParse(QuerySchema, request.query);
    if (!asked.success)
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({ error: `name each release as of=name@version, at most ${MOST}` });
    return reply
      .header('cache-control', 'public, max-age=10')
      .send({ standing: live.standing(asked.output.of) });
  });
}
