import type { FastifyReply } from 'fastify';

export function whileConnected({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
