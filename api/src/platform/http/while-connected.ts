import type { FastifyReply } from 'fastify';

/** Aborted when who asked closes the connection before there is an answer. */
export function whileConnected({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
