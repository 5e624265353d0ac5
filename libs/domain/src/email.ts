const ADDRESS = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/;
const LONGEST = 192;

/** Does this look like an e-mail address, whatever letters it is written in? Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= LONGEST && ADDRESS.test(address);
}
