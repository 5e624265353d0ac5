import { Redis } from 'ioredis';
import type { SharedState } from './shared-state';

/* Scripts, because each is one step: nobody comes between what it reads and what it writes. */

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

const GIVE_UP = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

const KEPT = `return { redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1]) }`;

export interface RedisOptions {
  /** `redis://` or, with TLS, `rediss://`, with user and password where it asks for them */
  readonly url: string;
  /** longest time for one command, and for a connection */
  readonly timeoutMs: number;
  /** begins every key, so that sites may share a server */
  readonly prefix: string;
}

const isCount = (reply: unknown): reply is [number, number] =>
  Array.isArray(reply) && reply.length === 2 && reply.every((part) => typeof part === 'number');

const isKept = (reply: unknown): reply is [string | null, number] =>
  Array.isArray(reply) &&
  reply.length === 2 &&
  (reply[0] === null || typeof reply[0] === 'string') &&
  typeof reply[1] === 'number';

/** Redis from 2.6. Connects again in the background; commands reject at once meanwhile, else after `timeoutMs`. */
export function redisState({ url, timeoutMs, prefix }: RedisOptions): SharedState {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  // each command tells its caller; without a listener the connection's own error would end the process
  redis.on('error', () => {});
  return {
    async count(key, windowMs) {
      const reply: unknown = await redis.eval(COUNT, 1, `count:${key}`, windowMs);
      if (!isCount(reply)) throw new Error('Redis counts in another form');
      return { current: reply[0], ttl: reply[1] };
    },
    async keep(key, value, keptMs) {
      await redis.set(`kept:${key}`, value, 'PX', keptMs);
    },
    async kept(key) {
      const reply: unknown = await redis.eval(KEPT, 1, `kept:${key}`);
      if (!isKept(reply)) throw new Error('Redis keeps in another form');
      const [value, ttl] = reply;
      return value === null ? null : { value, ttl };
    },
    claim: async (key, owner, claimedMs) =>
      (await redis.set(`claim:${key}`, owner, 'PX', claimedMs, 'NX')) !== null,
    async giveUp(key, owner) {
      await redis.eval(GIVE_UP, 1, `claim:${key}`, owner);
    },
    close() {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
