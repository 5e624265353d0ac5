const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The random user id of a hotel search: eight letters and digits (specification section 7). */
export function randomUser(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => CHARACTERS[byte % CHARACTERS.length],
  ).join('');
}
