const SALT = 'wayfare-front';

/** SHA-256 of the user and a fixed salt, in hex (SES-28); empty without a user or without Web Crypto. */
export async function idUserFront(user: string): Promise<string> {
  if (user === '' || globalThis.crypto?.subtle === undefined) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(user + SALT));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
