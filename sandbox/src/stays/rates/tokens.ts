import { randomBytes } from 'node:crypto';
import type { Guest } from '@duffel/api/dist/Stays/StaysTypes';
import { BOARDS, type Board } from './boards';
import type { Stay } from './stay';

/** What an id stands for: the sandbox keeps no searches, an id carries its own. */
export interface SearchToken {
  hotelId: string;
  stay: Stay;
  at: number;
}

export interface RateToken extends SearchToken {
  kind: string;
  board: Board;
  refundable: boolean;
}

const SEARCH_RESULT = 'srr_';
const RATE = 'rat_';
export const QUOTE = 'quo_';

const LIFETIME = 30 * 60;

export function expiryOf({ at }: SearchToken): string {
  return new Date((at + LIFETIME) * 1000).toISOString();
}

export function isExpired({ at }: SearchToken, now: number): boolean {
  return now >= (at + LIFETIME) * 1000;
}

function encode(prefix: string, parts: readonly string[]): string {
  return prefix + Buffer.from(parts.join('|')).toString('base64url');
}

function searchParts({ hotelId, stay, at }: SearchToken): string[] {
  const guests = stay.guests
    .map((guest) => (guest.type === 'adult' ? `A${guest.age ?? ''}` : `C${guest.age}`))
    .join(',');
  return [hotelId, stay.checkIn, stay.checkOut, String(stay.rooms), guests, at.toString(36)];
}

export function searchResultId(token: SearchToken): string {
  return encode(SEARCH_RESULT, searchParts(token));
}

function rateParts(token: RateToken): string[] {
  return [...searchParts(token), token.kind, token.board, token.refundable ? 'F' : 'N'];
}

export function rateId(token: RateToken): string {
  return encode(RATE, rateParts(token));
}

/** Every quote is one of its own, even of the same rate in the same second: it can be booked once. */
export function newQuoteId(token: RateToken): string {
  return encode(QUOTE, [...rateParts(token), randomBytes(4).toString('hex')]);
}

function parseGuest(text: string): Guest {
  const age = text.slice(1);
  if (text.startsWith('C')) return { type: 'child', age: Number(age) };
  return age === '' ? { type: 'adult' } : { type: 'adult', age: Number(age) };
}

function decode(prefix: string, id: string): string[] {
  return id.startsWith(prefix)
    ? Buffer.from(id.slice(prefix.length), 'base64url').toString('utf8').split('|')
    : [];
}

function parseSearch(parts: readonly string[]): SearchToken | undefined {
  const [hotelId, checkIn, checkOut, rooms, guests, at] = parts;
  if (
    hotelId === undefined ||
    checkIn === undefined ||
    checkOut === undefined ||
    guests === undefined ||
    at === undefined
  )
    return undefined;
  const token = {
    hotelId,
    stay: { checkIn, checkOut, rooms: Number(rooms), guests: guests.split(',').map(parseGuest) },
    at: Number.parseInt(at, 36),
  };
  const isSound =
    /^\d{4}-\d\d-\d\d$/.test(checkIn) &&
    /^\d{4}-\d\d-\d\d$/.test(checkOut) &&
    token.stay.rooms >= 1 &&
    Number.isFinite(token.at);
  return isSound ? token : undefined;
}

export function parseSearchResultId(id: string): SearchToken | undefined {
  return parseSearch(decode(SEARCH_RESULT, id));
}

/** Also reads a quote's id, which carries the rate it was made from. */
export function parseRateId(id: string, prefix = RATE): RateToken | undefined {
  const parts = decode(prefix, id);
  const search = parseSearch(parts);
  const [kind, board, terms] = parts.slice(6);
  const known = BOARDS.find((name) => name === board);
  if (search === undefined || kind === undefined || known === undefined) return undefined;
  return { ...search, kind, board: known, refundable: terms === 'F' };
}
