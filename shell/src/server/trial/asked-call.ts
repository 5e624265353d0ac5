import type { IncomingMessage } from 'node:http';
import { withoutDays } from './relative-days';

/** One call of the API as it came. */
export interface AskedCall {
  /** such as `GET /api/places` */
  call: string;
  /** the parameters or the body, without whom it is asked for and the dates of days */
  request: unknown;
  /** path and parameters, and the body's bytes, as they came */
  url: string;
  bytes: Buffer;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The body without the name that each session gives its visitor anew. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (name === 'user' ? undefined : value));
  } catch {
    return text;
  }
}

/** What a request asks for. */
export async function askedCall(message: IncomingMessage): Promise<AskedCall> {
  const { url = '/', method = 'GET' } = message;
  const { pathname, searchParams } = new URL(url, 'http://api');
  const bytes = await bytesOf(message);
  const request =
    bytes.length > 0
      ? bodyOf(withoutDays(bytes.toString('utf8')))
      : Object.fromEntries(
          [...searchParams].sort().map(([name, value]) => [name, withoutDays(value)]),
        );
  return { call: `${method} ${pathname}`, request, url, bytes };
}

/** The same text for the same call. */
export const keyOf = ({ call, request }: Pick<AskedCall, 'call' | 'request'>): string =>
  `${call} ${JSON.stringify(request)}`;
