import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import * as v from 'valibot';
import type { SharedState } from './shared-state';

/** What the plugin gives for a route; its types say another form. */
const RouteSchema = v.object({
  routeInfo: v.object({
    method: v.optional(v.union([v.string(), v.array(v.string())]), ''),
    url: v.optional(v.string(), ''),
  }),
});

function nameOf(route: unknown): string {
  const { routeInfo } = v.parse(RouteSchema, route);
  return `${[routeInfo.method].flat().join(',')} ${routeInfo.url}`;
}

/** A store of @fastify/rate-limit that counts in `state` below `name`, each route with a limit of its own apart. */
export function rateLimitStore(state: SharedState, name: string): FastifyRateLimitStoreCtor {
  const storeOf = (route: string): FastifyRateLimitStore => ({
    incr(key, callback, windowMs) {
      state.count(`${name} ${route} ${key}`, windowMs).then(
        (count) => callback(null, count),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
    child: (of) => storeOf(nameOf(of)),
  });
  return class {
    incr: FastifyRateLimitStore['incr'];
    child: FastifyRateLimitStore['child'];
    constructor() {
      ({ incr: this.incr, child: this.child } = storeOf('all'));
    }
  };
}
