import { randomInt, randomUUID } from 'node:crypto';

/** No letter or digit that is mistaken for another on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 8;

/** From a secure random source: unguessable. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export const newReference = () => readableCode(REFERENCE_LENGTH);

/** Four digits, checked with reference and e-mail address (OQ-07). */
export function newPin(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

export const newBookingId = () => `bk_${randomUUID().replaceAll('-', '')}`;
export const newQuoteId = () => `qt_${randomUUID().replaceAll('-', '')}`;
