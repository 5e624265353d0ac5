const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi;
const SCRIPT_ADDRESS = /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/gi;
const EVENT_HANDLER = /\bon[a-z]+\s*=/gi;
const ADDRESS_CHARACTERS = /[/\\@,]/g;

/** Strips tags, `javascript:` and handlers (PLT-31 to PLT-33), repeatedly: a removal may join halves of another. */
export function sanitiseText(text: string): string {
  const stripped = text.replace(TAG, '').replace(SCRIPT_ADDRESS, '').replace(EVENT_HANDLER, '');
  return stripped === text ? text : sanitiseText(stripped);
}

/** Strips separators of addresses: slashes, backslashes, @ and commas (PLT-34). */
export function stripAddressCharacters(text: string): string {
  return text.replace(ADDRESS_CHARACTERS, '');
}
