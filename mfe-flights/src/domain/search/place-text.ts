import type { Place } from './criteria';

const CODE = /^[A-Z]{3}$/i;
const NAME_AND_CODE = /^(.+?)\s*\(([A-Z]{3})\)$/i;

export const isPlaceCode = (text: string): boolean => CODE.test(text);

/** The text of a place field: "Amsterdam (AMS)", or what is being typed. */
export function placeText({ code, name }: Place): string {
  return code === '' || name.trim().toUpperCase() === code ? name : `${name} (${code})`;
}

/** What a text of the field means: a place as the field writes it, or a three-letter code alone. Other text is no place yet. */
export function placeOf(text: string): Place {
  const trimmed = text.trim();
  const [, name, code] = NAME_AND_CODE.exec(trimmed) ?? [];
  if (name !== undefined && code !== undefined) return { code: code.toUpperCase(), name };
  // the text stays as it is typed, or "New York" would lose its space
  return { code: CODE.test(trimmed) ? trimmed.toUpperCase() : '', name: text };
}
