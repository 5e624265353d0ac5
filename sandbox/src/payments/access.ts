import type { FastifyRequest } from 'fastify';
import { refused } from './problems';

function keyOf({ headers }: FastifyRequest): string {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ', 2);
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic'
    ? (Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0] ?? '')
    : '';
}

/** Any test key opens the sandbox; a live one is refused so that it cannot be sent here by mistake and go unnoticed. */
export function keyKind(request: FastifyRequest): 'secret' | 'publishable' {
  const key = keyOf(request);
  if (key === '') throw refused('no-key');
  if (/^(?:sk|pk|rk)_live_/.test(key)) throw refused('live-key');
  if (/^(?:sk|rk)_test_\w+$/.test(key)) return 'secret';
  if (/^pk_test_\w+$/.test(key)) return 'publishable';
  throw refused('unknown-key', { start: key.slice(0, 8) });
}
