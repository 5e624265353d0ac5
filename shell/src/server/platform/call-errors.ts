import { randomUUID } from 'node:crypto';
import type { Envelope, ErrorCode } from '@wayfare/api-contract';
import { outageTexts } from './outage-texts';
import { preferredLanguage } from './request-facts';

type Cause =
  | 'unreadable'
  | 'headersTooLarge'
  | 'tooLarge'
  | 'tooMany'
  | 'unreachable'
  | 'late'
  | 'failed';

const KNOWN: Readonly<Record<number, readonly [ErrorCode, Cause]>> = {
  413: ['INVALID_REQUEST', 'tooLarge'],
  429: ['RATE_LIMITED', 'tooMany'],
  431: ['INVALID_REQUEST', 'headersTooLarge'],
  502: ['SERVER_ERROR', 'unreachable'],
  503: ['SERVER_ERROR', 'unreachable'],
  504: ['SERVER_ERROR', 'late'],
};

const RETRY_AFTER_SECONDS = '5';

export interface CallError {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A call's failure that the API could not tell itself, in its envelope and the language of the request (decision 0034). */
export function callError(
  status: number,
  accepts: string | undefined,
  requestId: string = randomUUID(),
): CallError {
  const [code, text] =
    KNOWN[status] ??
    (status < 500
      ? (['INVALID_REQUEST', 'unreadable'] as const)
      : (['SERVER_ERROR', 'failed'] as const));
  const message = outageTexts(preferredLanguage(accepts))[`call.${text}`];
  const envelope: Envelope<never> = { result: null, errors: [{ code, message }], requestId };
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 || status === 504 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    },
    body: JSON.stringify(envelope),
  };
}
