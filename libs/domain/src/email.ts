const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/;
const LONGEST = 192;

/** Plausible e-mail address, any script, trimmed. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
}
