import { randomInt, randomUUID } from 'node:crypto';

/** No letter or digit that is mistaken for another on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const REFERENCE_LENGTH = 8;

/** What travellers and support call a booking, e.g. `K7M2PXQ4`. */
export function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Four digits that go with the reference and the e-mail address (OQ-07). */
export function newPin(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

export const newBookingId = () => `bk_${randomUUID().replaceAll('-', '')}`;
export const newQuoteId = () => `qt_${randomUUID().replaceAll('-', '')}`;
