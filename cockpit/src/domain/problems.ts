const NAMED = [
  'FAILED',
  'FORBIDDEN',
  'LIMIT',
  'NETWORK',
  'NOT_FOUND',
  'PAUSED',
  'REQUEST',
  'REVOKED',
  'STALE',
  'TIMEOUT',
  'TOKEN',
  'TRIAL',
  'UNREACHABLE',
  'UNREADABLE',
  'WEIGHT',
] as const;

/** Texts of a refusal; the checks of a release have one text, and say in words which it was. */
export const problemKey = (code: string): (typeof NAMED)[number] | 'CHECK' =>
  NAMED.find((named) => named === code) ?? 'CHECK';
