import type { IncomingMessage } from 'node:http';
import { withoutDays } from './relative-days';

export interface AskedCall {
  call: string;
  request: unknown;
  url: string;
  bytes: Buffer;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (name === 'user' ? undefined : value));
  } catch {
    return text;
  }
}

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

export const keyOf = ({ call, request }: Pick<AskedCall, 'call' | 'request'>): string =>
  `${call} ${JSON.stringify(request)}`;
