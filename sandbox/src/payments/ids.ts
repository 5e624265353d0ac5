import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** An id in Stripe's form, such as `pi_3Q…`. */
export function newId(prefix: string): string {
  return `${prefix}_${letters(24)}`;
}

/** What lets a browser confirm one intent and no other. */
export function newClientSecret(id: string): string {
  return `${id}_secret_${letters(25)}`;
}

export function newSigningSecret(): string {
  return `whsec_${letters(32)}`;
}
