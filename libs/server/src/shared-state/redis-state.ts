import { Redis } from 'ioredis';
import type { SharedState } from './shared-state';

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`;

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

/**
 * State in Redis (or what speaks its protocol, from version 2.6). It connects in the background and again whenever the
 * connection is lost; meanwhile every command rejects at once, as it does after `timeoutMs`.
 */
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
      const reply: unknown = await redis.eval(COUNT, 1, key, windowMs);
      if (!isCount(reply)) throw new Error('Redis counts in another form');
      return { current: reply[0], ttl: reply[1] };
    },
    close() {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
