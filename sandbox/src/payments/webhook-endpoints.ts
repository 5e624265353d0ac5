import * as v from 'valibot';
import type { Call, Route } from './call';
import { API_VERSION } from './event-log';
import { newId, newSigningSecret } from './ids';
import { pageOf } from './lists';
import { Expand, listParams, Metadata, readParams, Text, Url } from './params';
import { lookUp } from './store';
import type { Endpoint, Webhooks } from '../kit/webhooks';

const EndpointSchema = v.strictObject({
  url: Url,
  enabled_events: v.pipe(v.array(Text), v.minLength(1)),
  api_version: v.optional(Text),
  description: v.optional(Text),
  metadata: v.optional(Metadata, {}),
  expand: Expand,
});

const EventListSchema = v.strictObject({
  ...listParams,
  type: v.optional(Text),
  created: v.optional(v.unknown()),
});

function wire({ id, url, enabledEvents }: Endpoint): { id: string } & Record<string, unknown> {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: 0,
    description: null,
    enabled_events: enabledEvents,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}

function listEvents({ store, params }: Call): object {
  const data = readParams(EventListSchema, params);
  return pageOf(
    '/v1/events',
    [...store.events.events.values()].filter(
      ({ type }) => data.type === undefined || type === data.type,
    ),
    data,
  );
}

export function webhookRoutes(webhooks: Webhooks): readonly Route[] {
  function create({ params }: Call): object {
    const data = readParams(EndpointSchema, params);
    const endpoint: Endpoint = {
      id: newId('we'),
      url: data.url,
      secret: newSigningSecret(),
      enabledEvents: data.enabled_events,
    };
    webhooks.add(endpoint);
    // Only this answer ever names the secret.
    return { ...wire(endpoint), secret: endpoint.secret };
  }
  function remove({ id }: Call): object {
    const endpoint = lookUp(webhooks.endpoints, 'webhook endpoint', id, 'webhook_endpoint');
    webhooks.endpoints.delete(endpoint.id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }
  const path = '/v1/webhook_endpoints';
  return [
    ['POST', path, create],
    [
      'GET',
      path,
      ({ params }) =>
        pageOf(
          path,
          [...webhooks.endpoints.values()].map(wire),
          readParams(v.strictObject(listParams), params),
        ),
    ],
    ['DELETE', `${path}/:id`, remove],
    ['GET', '/v1/events', listEvents],
    ['GET', '/v1/events/:id', ({ store, id }) => lookUp(store.events.events, 'event', id)],
  ];
}
