const NAME = /^[\p{L}\p{M}' ’.-]+$/u;
export const NAME_MAX = 60;

/** Is this a person's name: letters of any language, spaces, hyphens, apostrophes and full stops, one letter at least? */
export function isPersonName(text: string): boolean {
  const name = text.trim();
  return name.length <= NAME_MAX && NAME.test(name) && /\p{L}/u.test(name);
}
