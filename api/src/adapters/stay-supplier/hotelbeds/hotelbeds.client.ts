import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { HotelbedsRefusal } from './hotelbeds.errors';

export interface HotelbedsAccess {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

interface HotelbedsRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal: AbortSignal;
}

export type AskHotelbeds = <Answer>(
  answer: v.GenericSchema<unknown, Answer>,
  request: HotelbedsRequest,
) => Promise<Answer>;

/** API key with SHA-256 of key, secret and Unix seconds; valid for a minute. */
export function signedHeaders({ key, secret }: HotelbedsAccess): Record<string, string> {
  const signature = createHash('sha256')
    .update(`${key}${secret}${Math.floor(Date.now() / 1000)}`)
    .digest('hex');
  return { 'api-key': key, 'x-signature': signature, accept: 'application/json' };
}

export const addressOf = ({ url }: HotelbedsAccess, ...path: readonly string[]): string =>
  [url, 'hotel-api', '1.0', ...path.map(encodeURIComponent)].join('/');

function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}

/** Validates by schema; throws HotelbedsRefusal for a non-2xx status. */
export function hotelbedsClient(access: HotelbedsAccess): AskHotelbeds {
  return async (answer, { method, path, query = {}, body, signal }) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(addressOf(access, ...path) + (search === '' ? '' : `?${search}`), {
      method,
      signal,
      headers: {
        ...signedHeaders(access),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = jsonOf(await response.text());
    if (!response.ok) throw new HotelbedsRefusal(response.status, said);
    return v.parse(answer, said);
  };
}
