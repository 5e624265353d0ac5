import type { FastifyRequest } from 'fastify';
import type { Params } from './form';
import { refused } from './problems';
import type { Store } from './store';

export interface Call {
  readonly store: Store;
  readonly params: Params;
  readonly id: string;
  readonly key: 'secret' | 'publishable';
  readonly origin: string;
}

export type Route = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  handler: (call: Call) => object,
  access?: 'public',
];

/** Any test key opens the sandbox; a live one is refused so that it cannot be sent here by mistake and go unnoticed. */
export function keyKind({ headers }: FastifyRequest): Call['key'] {
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw refused('no-key');
  if (/^(?:sk|pk|rk)_live_/.test(key)) throw refused('live-key');
  if (/^(?:sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  throw refused('unknown-key', { start: key.slice(0, 8) });
}

export interface Answer {
  status: number;
  body: string;
}

/** The first answers to calls with a key: a repeat gets the same one, and nothing happens twice. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, { asked: string; answer: Answer }>();

  once(key: string, asked: string, answer: () => Answer): { answer: Answer; isReplayed: boolean } {
    const before = this.kept.get(key);
    const kept = before ?? { asked, answer: answer() };
    if (kept.asked !== asked) throw refused('other-request-of-this-key', { key });
    this.kept.set(key, kept);
    return { answer: kept.answer, isReplayed: before !== undefined };
  }
}
