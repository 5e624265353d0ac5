import type { Metrics } from '../../src/telemetry/metrics/metrics';

/** For what is not about them: they cost a suite timers of the process. */
export const NO_METRICS: Metrics = {
  measure: () => {},
  text: () => Promise.resolve(''),
  contentType: 'text/plain',
  close: () => {},
};
