import type { Failures } from '@wayfare/search';

export const FAILURES: Failures = {
  known: ['SUPPLIER_FAILED', 'SUPPLIER_TIMEOUT', 'NETWORK', 'RATE_LIMITED'],
  invalid: { INVALID_REQUEST: 'INVALID', NOT_FOUND: 'INVALID' },
};
