import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createApiClient, isApiError, type ApiError } from '@wayfare/api-client';
import { anonymousLogin, cancelHotelBooking } from '@wayfare/api-contract';
import {
  createTraveller,
  found,
  type Ask,
  type Traveller,
} from '../../api/test/clients/traveller-client';
import type { Told } from './audit';
import type { Attempt } from './record';

export interface Site {
  /** where visitors come in */
  readonly entry: string;
  readonly sandbox: string;
}

type Note = (attempt: Attempt) => void;

/** For so long somebody tries a call again that failed by no fault of his. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;
const LOOK_MS = 300;
/** For so long somebody looks at a booking that is not settled. */
const WAITS_MS = 60_000;

let visitors = 0;

/** An address of a visitor's own, as the balancer would name it: limits count by it. */
export function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** What failed by no fault of who asks; null of an answer that refuses something. */
const failureOf = ({ statusCode, code }: ApiError): string | null =>
  statusCode >= 500 || statusCode === 429 || statusCode === 499 ? `${statusCode} ${code}` : null;

/** Calls of one visitor by way of the cache. What fails by no fault of his is asked again, as a page does it, by its key. */
function callsOf({ entry }: Site, note: Note): Ask {
  const address = newAddress();
  const client = createApiClient({
    baseUrl: entry,
    token: () => '',
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } }),
  });
  return async (call, request, { authorization = '' }) => {
    const idempotencyKey = randomUUID();
    const token = authorization.replace(/^Bearer /, '');
    for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
      const began = Date.now();
      const told = (failure: string | null) =>
        note({
          kind: 'call',
          what: `${call.method} ${call.path}`,
          began,
          ended: Date.now(),
          failure,
        });
      try {
        const result = await client.call(call, request, { token, idempotencyKey, language: 'en' });
        told(null);
        return { result, errors: [], status: 200 };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const failure = failureOf(error);
        told(failure);
        if (failure === null)
          return { result: null, errors: [...error.errors], status: error.statusCode };
        if (Date.now() > end) throw error;
      }
    }
  };
}

/** Somebody with a session of his own. */
export async function newTraveller(site: Site, note: Note): Promise<Traveller & { ask: Ask }> {
  const ask = callsOf(site, note);
  const { token } = found(await ask(anonymousLogin, {}, {}));
  return { ...createTraveller(ask, site.sandbox, `Bearer ${token}`), ask };
}

/** A booking once it is as wanted, or as it is after a minute. */
export async function bookingOnce(
  traveller: Traveller,
  id: string,
  isWanted: (status: string) => boolean,
): Promise<string> {
  for (const end = Date.now() + WAITS_MS; ; await wait(LOOK_MS)) {
    const { status } = await traveller.booking(id);
    if (isWanted(status) || Date.now() > end) return status;
  }
}

/** Cancels at the terms that are shown, if it can be cancelled: it has to end so from the moment that it is asked for. */
export async function cancel(
  { ask, headers }: Traveller & { ask: Ask },
  told: Told,
): Promise<void> {
  const request = { booking_id: told.id };
  const quote = await ask(cancelHotelBooking, { ...request, step: 'quote' }, headers);
  if (quote.result === null) return;
  told.wish = 'canceled';
  const acceptedRefund = quote.result.refund;
  await ask(cancelHotelBooking, { ...request, step: 'confirm', acceptedRefund }, headers);
}
