import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { ClientRequest } from 'node:http';

/** No answer came within the time allowed. */
export class NoAnswerError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'NoAnswerError';
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  /** the promise, or a NoAnswerError when the time is over */
  within<T>(promise: Promise<T>): Promise<T>;
}

const signals = new AsyncLocalStorage<AbortSignal>();

/**
 * Some clients take no signal. Node tells of each request that `node:http` starts, in the context of whoever started it,
 * so that it can be ended with its deadline: neither a silent socket nor one that drips outlives it.
 */
diagnostics.subscribe('http.client.request.start', (message) => {
  const signal = signals.getStore();
  const request: unknown = Object(message).request;
  if (signal === undefined || !(request instanceof ClientRequest)) return;
  const end = () => request.destroy();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  request.once('close', () => signal.removeEventListener('abort', end));
});

/** Ends what runs when `allowed` milliseconds are over, the requests that it has under way included. */
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
