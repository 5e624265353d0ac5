import type { TracedRequests } from '@wayfare/server/telemetry/trace-requests';
import type { SpanAttributes } from '@wayfare/server/telemetry/traces';
import type { FastifyRequest } from 'fastify';
import { ARMS_PATH } from '../../app/arm-beacon';
import { isCall } from '../http/way-to-api';
import { pageFacts } from './page-log';

export const isPage = ({ method, routeOptions }: FastifyRequest) =>
  routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD');

function pageAttributes(request: FastifyRequest): SpanAttributes {
  const { route, version, set, from } = pageFacts(request);
  return {
    'http.route': route,
    'wayfare.vertical': route.split('.', 1)[0] ?? route,
    'wayfare.page.from': from,
    ...(version === null ? {} : { 'wayfare.version': version }),
    ...(set === null ? {} : { 'wayfare.release_set': set }),
  };
}

/** Pages by their route, and browsers' calls by no more than where they are passed on; no files, pictures or counts. */
export const PAGES_AND_CALLS: TracedRequests = {
  isTraced: (request) =>
    isPage(request) ||
    (isCall(request.method, request.url) &&
      !request.url.startsWith('/media') &&
      request.url !== ARMS_PATH),
  describe(request) {
    if (isPage(request)) {
      const attributes = pageAttributes(request);
      return { name: String(attributes['http.route']), attributes };
    }
    const { url = 'unknown' } = request.routeOptions;
    return { name: url, attributes: { 'http.route': url } };
  },
};
