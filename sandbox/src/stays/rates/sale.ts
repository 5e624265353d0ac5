import * as v from 'valibot';
import { addDays, DAY } from '../../kit/zones';
import { keysOf } from '../../kit/tables';
import { catalogue } from '../catalogue/catalogue';
import type { Hotel } from '../catalogue/hotel';
import boards from '../data/boards.json';
import { roomKinds, type RoomKind } from './room-kinds';

export const DateSchema = v.pipe(v.string(), v.isoDate('must be a date'));
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const TokenSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([
    v.string(),
    DateSchema,
    DateSchema,
    v.pipe(v.number(), v.minValue(1)),
    v.array(v.number()),
    v.number(),
    v.string(),
    v.picklist(keysOf(boards)),
    v.boolean(),
  ]),
  v.transform(([hotelId, checkIn, checkOut, rooms, ages, at, kind, board, refundable]) => ({
    hotelId,
    stay: { checkIn, checkOut, rooms, ages },
    at,
    kind,
    board,
    refundable,
  })),
);
/** What an id stands for: the sandbox keeps no searches, an id carries its own. A search's own leaves the room open. */
export type Token = v.InferOutput<typeof TokenSchema>;
/** With the ages of all guests; who is eighteen is an adult. */
export type Stay = Token['stay'];

export function nightsOf({ checkIn, checkOut }: Stay): string[] {
  const count = Math.max(0, Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY));
  return Array.from({ length: count }, (_, night) => addDays(checkIn, night));
}

/** Somewhere on earth it is still yesterday. */
export const isPast = (date: string, now: number) => Date.parse(date) + 1.5 * DAY <= now;

export const isAdult = (age: number): boolean => age >= 18;
export const AGE_OF_ADULTS = 30;

export interface Sale {
  token: Token;
  hotel: Hotel;
  kind: RoomKind;
}

const LIFETIME = 30 * 60;
export const expiryOf = ({ at }: Token): number => (at + LIFETIME) * 1000;

export function newToken({ id }: Hotel, stay: Stay, now: number): Token {
  const terms = { kind: '', board: 'room_only', refundable: true } as const;
  return { hotelId: id, stay, at: Math.floor(now / 1000), ...terms };
}

export function idOf(prefix: string, token: Token, mark = ''): string {
  const { hotelId, stay, at, kind, board, refundable } = token;
  const { checkIn, checkOut, rooms, ages } = stay;
  const parts = [hotelId, checkIn, checkOut, rooms, ages, at, kind, board, refundable, mark];
  return prefix + Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export function readId(prefix: string, id: string): { token: Token; hotel: Hotel } | undefined {
  const text = id.startsWith(prefix) ? id.slice(prefix.length) : '';
  const parsed = v.safeParse(TokenSchema, Buffer.from(text, 'base64url').toString());
  if (!parsed.success) return undefined;
  const hotel = catalogue().byId.get(parsed.output.hotelId);
  return hotel && { hotel, token: parsed.output };
}

export function readSale(prefix: string, id: string): Sale | undefined {
  const read = readId(prefix, id);
  const kind = read && roomKinds(read.hotel).find(({ code }) => code === read.token.kind);
  return read && kind && { ...read, kind };
}
