import * as v from 'valibot';
import { traceSettings, TRACE_VARIABLES } from './trace-settings';

const read = (given: Record<string, string>) =>
  traceSettings(v.parse(v.object(TRACE_VARIABLES), given), 'wayfare-api');

it('collects nothing without an endpoint', () => {
  expect(read({ OTEL_TRACES_SAMPLER_ARG: '0.5', OTEL_SERVICE_NAME: 'mine' })).toBeNull();
});

it('takes what OpenTelemetry calls so', () => {
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' })).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: {},
    service: 'wayfare-api',
    share: 1,
  });
  expect(
    read({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a=b,x-tenant=7',
      OTEL_SERVICE_NAME: 'travel',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }),
  ).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: { authorization: 'Bearer a=b', 'x-tenant': '7' },
    service: 'travel',
    share: 0.05,
  });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://collector'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=100%'],
  ['OTEL_SERVICE_NAME', 'a name'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all'],
])('refuses %s=%s', (name, value) => {
  expect(v.safeParse(v.object(TRACE_VARIABLES), { [name]: value }).success).toBe(false);
});
