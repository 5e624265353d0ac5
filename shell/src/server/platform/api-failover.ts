import { Agent, type Dispatcher } from 'undici';
import { inTurns, leaveOut, restOf, type ApiAddresses } from './api-addresses';

type Handler = Dispatcher.DispatchHandler;
type Options = Dispatcher.DispatchOptions;

const CONNECTIONS = 128;
const CONNECT_MS = 2_000;

const isRead = ({ method, idempotent }: Options) =>
  idempotent ?? (method === 'GET' || method === 'HEAD');

const AWAY: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const isAway = (error: Error) => 'code' in error && AWAY.has(error.code);

const hasSpentBody = ({ body }: Options) =>
  body !== null && body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);

interface Attempt {
  readonly handler: Handler;
  readonly mayAskAgain: boolean;
  readonly askAnother: (isGone: boolean) => void;
}

/** Hands an attempt's answer on, or drops it for another attempt before anything of it was handed on. */
function attemptOf({ handler, mayAskAgain, askAnother }: Attempt): Handler {
  let isSent = false;
  let isDropped = false;
  let hasBegun = false;
  return {
    onRequestStart(controller, context) {
      isSent = true;
      handler.onRequestStart?.(controller, context);
    },
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onResponseStart(controller, status, ...head) {
      if (status === 503 && mayAskAgain) {
        isDropped = true;
        return askAnother(false);
      }
      hasBegun ||= status >= 200;
      handler.onResponseStart?.(controller, status, ...head);
    },
    onResponseData(controller, chunk) {
      if (!isDropped) handler.onResponseData?.(controller, chunk);
    },
    onResponseEnd(controller, trailers) {
      if (!isDropped) handler.onResponseEnd?.(controller, trailers);
    },
    onResponseError(controller, error) {
      if (isDropped) return;
      // what was never sent may be asked of another, whatever it does
      if (isAway(error) && !hasBegun && (!isSent || mayAskAgain)) return askAnother(true);
      handler.onResponseError?.(controller, error);
    },
  };
}

function sentTo(origin: string, options: Options): Options {
  const { headers } = options;
  const hasHost = typeof headers === 'object' && headers !== null && 'host' in headers;
  return hasHost
    ? { ...options, origin, headers: { ...headers, host: new URL(origin).host } }
    : { ...options, origin };
}

/**
 * Asks the addresses in turn. One that cannot be reached rests, and another gets the call at once; a read that was cut
 * off before its answer began, or that got a 503, is asked of another once.
 */
function failover(apis: ApiAddresses): Dispatcher.DispatcherComposeInterceptor {
  const next = inTurns(apis);
  return (dispatch) => (options, handler) => {
    const first = next();
    const to = (origin: string, asked: Handler) => dispatch(sentTo(origin, options), asked);
    const isRepeatable = isRead(options) && !hasSpentBody(options);
    return to(
      first,
      attemptOf({
        handler,
        mayAskAgain: isRepeatable,
        askAnother(isGone) {
          if (isGone) leaveOut(apis, first, restOf(Date.now()));
          to(next(first), handler);
        },
      }),
    );
  };
}

/** The client for several addresses; undefined for one, which needs none. */
export function failoverClient(apis: ApiAddresses): Dispatcher | undefined {
  if (apis.urls.length < 2) return undefined;
  const agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
  return agent.compose(failover(apis));
}
