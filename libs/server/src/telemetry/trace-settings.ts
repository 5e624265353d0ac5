import * as v from 'valibot';

const WORDS = 'must be an http address';

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

const HeadersSchema = v.pipe(
  v.string(),
  v.regex(
    /^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/,
    'must be names and values such as authorization=Bearer%20x, with commas between them',
  ),
  v.check(isEncoded, 'must have values in percent-encoding'),
);

/** `OTEL_…` of a process's environment, by the names of OpenTelemetry. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url(WORDS), v.regex(/^https?:\/\//, WORDS)),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(HeadersSchema),
  OTEL_SERVICE_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'must have letters, digits and .-_ alone')),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, 'must be a share from 0 to 1, such as 0.05'),
      v.transform(Number),
    ),
    '1',
  ),
};

export interface TraceSettings {
  /** where OTLP over HTTP is taken */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** of all traces, from 0 to 1 */
  readonly share: number;
}

type Given = Readonly<v.InferOutput<v.ObjectSchema<typeof TRACE_VARIABLES, undefined>>>;

function headersIn(text: string): Record<string, string> {
  const pairs = text === '' ? [] : text.split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}

/** Null without an endpoint: then nothing of traces is loaded, made or sent. */
export function traceSettings(given: Given, service: string): TraceSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = given;
  if (endpoint === undefined) return null;
  return Object.freeze({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersIn(headers),
    service: given.OTEL_SERVICE_NAME ?? service,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  });
}
