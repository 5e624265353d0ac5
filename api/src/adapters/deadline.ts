import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';

export class NoAnswerError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'NoAnswerError';
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  within<T>(promise: Promise<T>): Promise<T>;
}

const signals = new AsyncLocalStorage<AbortSignal>();

/** Aborts clients without signal support: Node's diagnostics report each request in its caller's async context. */
diagnostics.subscribe('http.client.request.start', (message) => {
  const signal = signals.getStore();
  const request: unknown = Object(message).request;
  if (signal === undefined || !(request instanceof ClientRequest)) return;
  const end = () => request.destroy();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  request.once('close', () => signal.removeEventListener('abort', end));
});

/** Rejects after `allowed` milliseconds and ends the requests in flight. */
export async function withDeadline<T>(
  allowed: number,
  run: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerError(allowed));
      limit.abort(new DOMException('no answer in time', 'TimeoutError'));
    }, allowed);
  });
  late.catch(() => undefined);
  try {
    return await signals.run(limit.signal, () =>
      run({ signal: limit.signal, within: (promise) => Promise.race([promise, late]) }),
    );
  } finally {
    clearTimeout(timer);
  }
}
