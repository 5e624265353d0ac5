import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { traceHeaders } from '@wayfare/server/telemetry/traces';
import type { ApiAddresses } from '../platform/api-addresses';
import { failoverClient } from '../platform/api-failover';
import { callError } from '../platform/call-errors';
import type { ShellConfig } from '../platform/config';
import { visitorHeaders } from '../platform/service-session';

export const isCall = (method: string, url: string): boolean =>
  method === 'POST' || /^\/(api|media)([/?]|$)/.test(url);

export function sendCallError(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  status: number,
): typeof reply {
  const { headers, body } = callError(
    status,
    reply.request.headers['accept-language'],
    reply.request.id,
  );
  return reply
    .code(status)
    .headers(headers)
    .serializer((text: unknown) => String(text))
    .send(body);
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(Object.getOwnPropertyDescriptors(value)).find(([key]) => key === name)?.[1]
        .value
    : undefined;

function statusOf(error: unknown): number {
  if (field(error, 'statusCode') === 504) return 504;
  const code = String(field(field(error, 'cause'), 'code'));
  return /^(Z_|ERR__ERROR_|FST_CP_|ERR_BROTLI|ERR_BUFFER)/.test(code) ? 400 : 503;
}

export async function registerWayToApi(
  app: FastifyInstance,
  { proxyTimeoutMs, shellSecret }: Pick<ShellConfig, 'proxyTimeoutMs' | 'shellSecret'>,
  apis: ApiAddresses,
): Promise<void> {
  const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
    // The API limits by address: it must hear the visitor's, and not what a visitor says of himself.
    rewriteRequestHeaders: (request, headers) => {
      // this server answered 100 itself; undici refuses to send the header on
      const {
        expect: _expect,
        'x-shell-secret': _secret,
        'x-rendering': _rendering,
        forwarded: _forwarded,
        ...passed
      } = headers;
      return { ...passed, ...visitorHeaders(request.ip ?? '', shellSecret), ...traceHeaders() };
    },
    onError: (reply, { error }) => void sendCallError(reply, statusOf(error)),
    timeout: proxyTimeoutMs,
    retryDelay: () => null,
  };
  const undici = failoverClient(apis);
  const shared = {
    upstream: apis.urls[0] ?? '',
    replyOptions,
    disableRequestLogging: true,
    ...(undici === undefined ? {} : { undici }),
  };
  await app.register(proxy, { ...shared, prefix: '/api', rewritePrefix: '/api' });
  await app.register(proxy, { ...shared, prefix: '/media', rewritePrefix: '/media' });
  // Pages answer GET alone; what is posted elsewhere is a call that was published without /api (OQ-03).
  await app.register(proxy, { ...shared, prefix: '/', rewritePrefix: '/', httpMethods: ['POST'] });
}
