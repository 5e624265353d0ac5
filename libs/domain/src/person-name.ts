const NAME = /^[\p{L}\p{M}' ’.-]+$/u;
export const NAME_MAX = 60;

/** Letters of any script, spaces, hyphens, apostrophes and full stops, with one letter at least. */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return name.length <= NAME_MAX && NAME.test(name) && /\p{L}/u.test(name);
}
