import { TOKEN_ERROR } from '@wayfare/api-contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import type { FuzzRequest } from './fuzz-requests';

/* For the fuzz test: what every answer must be. */

const EnvelopeSchema = v.object({
  result: v.unknown(),
  errors: v.array(v.object({ code: v.string(), message: v.string() })),
});
const ErrorSchema = v.union([
  v.object({ code: v.string(), message: v.pipe(v.string(), v.minLength(1)) }),
  v.literal(TOKEN_ERROR),
]);
const FailureSchema = v.object({
  result: v.null(),
  errors: v.pipe(v.array(ErrorSchema), v.minLength(1)),
  requestId: v.string(),
});
const ContentSchema = v.object({ data: v.unknown(), meta: v.unknown() });

/** The few routes that rightly answer something else where they succeed, and the status that they do it with. */
const OTHER_SHAPES: readonly (readonly [
  RegExp,
  number,
  (answer: LightMyRequestResponse) => boolean,
])[] = [
  [/^\/media\//, 200, ({ headers }) => String(headers['content-type']).startsWith('image/')],
  [/^\/media\//, 304, ({ body }) => body === ''],
  [
    /^\/api\/bookings\/[^/]+\/document\.pdf$/,
    200,
    ({ headers }) => headers['content-type'] === 'application/pdf',
  ],
  [
    /^\/api\/bookings\/[^/]+\/calendar\.ics$/,
    200,
    ({ headers }) => String(headers['content-type']).startsWith('text/calendar'),
  ],
  [
    /^\/api\/identity\/(start|callback)$/,
    302,
    ({ headers }) => typeof headers.location === 'string',
  ],
  [
    /^\/api\/price-alerts\/off$/,
    303,
    ({ headers }) => String(headers.location).startsWith('/price-alert-off?ticket='),
  ],
  [/^\/api\/openapi\.json$/, 200, ({ body }) => body.startsWith('{"openapi":"3.1.0"')],
  [/^\/api\/(telemetry|policy-reports)$/, 204, ({ body }) => body === ''],
  [/^\/api\/webhooks\/(stripe|duffel|era)$/, 400, ({ body }) => body === '{"received":false}'],
  [
    /^\/api\/(articles|destinations|pages|promos)(\/|$)/,
    200,
    ({ body }) => v.is(ContentSchema, parsed(body)),
  ],
];

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What is wrong with an answer; null for nothing. */
export function wrongWith(
  { url }: Pick<FuzzRequest, 'url'>,
  answer: LightMyRequestResponse,
): string | null {
  const { statusCode, body } = answer;
  if (statusCode >= 500) return `answers ${statusCode}`;
  const path = url.split('?', 1)[0] ?? '';
  if (
    OTHER_SHAPES.some(
      ([pattern, status, fits]) => pattern.test(path) && status === statusCode && fits(answer),
    )
  )
    return null;
  const schema = statusCode >= 400 ? FailureSchema : EnvelopeSchema;
  return v.is(schema, parsed(body)) ? null : `answers ${statusCode} without the envelope`;
}

const MOST_SHOWN = 2_000;
const shown = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}... (${text.length})` : text;

/** A request as it can be sent again, what came back, and what the log says of it. */
export function told(
  { requester, method, url, headers, payload }: FuzzRequest,
  { body }: LightMyRequestResponse,
  wrong: string,
  logged: readonly string[],
): string {
  const log = logged.filter((line) => line.includes('"err"')).join('');
  return `${method} ${shown(url)} by ${requester} ${wrong}\n  headers: ${shown(JSON.stringify(headers))}\n  body: ${shown(payload ?? 'none')}\n  answer: ${shown(body)}\n  log: ${shown(log)}`;
}
