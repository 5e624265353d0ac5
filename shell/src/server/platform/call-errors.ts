import { randomUUID } from 'node:crypto';
import type { Envelope, ErrorCode } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { preferredLanguage } from './request-facts';

const TEXTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  unreadable: { en: 'The request could not be read.', nl: 'De aanvraag kon niet worden gelezen.' },
  headersTooLarge: {
    en: 'The headers of the request are too large.',
    nl: 'De headers van de aanvraag zijn te groot.',
  },
  tooLarge: {
    en: 'The body of the request is too large.',
    nl: 'De inhoud van de aanvraag is te groot.',
  },
  tooMany: {
    en: 'Too many requests. Wait a minute and try again.',
    nl: 'Te veel aanvragen. Wacht een minuut en probeer het opnieuw.',
  },
  unreachable: {
    en: 'The service cannot be reached. Try again in a moment.',
    nl: 'De dienst is niet bereikbaar. Probeer het zo opnieuw.',
  },
  late: {
    en: 'The service did not answer in time. Try again in a moment.',
    nl: 'De dienst antwoordde niet op tijd. Probeer het zo opnieuw.',
  },
  failed: {
    en: 'Something went wrong. Try again later.',
    nl: 'Er ging iets mis. Probeer het later opnieuw.',
  },
};

const KNOWN: Readonly<Record<number, readonly [ErrorCode, keyof typeof TEXTS]>> = {
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
  const message = TEXTS[text]?.[preferredLanguage(accepts)] ?? '';
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
