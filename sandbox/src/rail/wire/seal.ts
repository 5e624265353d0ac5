import { createHmac } from 'node:crypto';

/** The same in every process: what was given out before a restart still counts. */
const KEY = 'rail-sandbox';
const MARK = 12;

function markOf(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url').slice(0, MARK);
}

/** Writes facts as an id that nobody else can make. */
export function seal(prefix: string, facts: unknown): string {
  const text = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${prefix}${text}.${markOf(prefix + text)}`;
}

/** Undefined for an id that was never given out. */
export function unseal(prefix: string, id: string): unknown {
  const [text = '', mark] = id.slice(prefix.length).split('.');
  return id.startsWith(prefix) && mark === markOf(prefix + text)
    ? JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    : undefined;
}
