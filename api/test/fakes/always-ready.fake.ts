import type { ReadinessChecks } from '../../src/health/health.routes';

/** For tests: a process that lacks nothing. */
export const ALWAYS_READY: ReadinessChecks = {
  missing: async () => [],
  hasStarted: async () => true,
};
