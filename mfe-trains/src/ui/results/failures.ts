import type { Failures } from '@wayfare/search';

/** What a search for trains or passes can fail by, in words of its own. */
export const FAILURES: Failures = {
  known: ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT', 'NETWORK', 'RATE_LIMITED'],
  invalid: { INVALID_REQUEST: 'INVALID', NOT_FOUND: 'INVALID' },
};
