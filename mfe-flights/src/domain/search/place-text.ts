import type { Place } from './criteria';

const CODE = /^[A-Z]{3}$/i;
const NAME_AND_CODE = /^(.+?)\s*\(([A-Z]{3})\)$/i;

export const isPlaceCode = (text: string): boolean => CODE.test(text);

export function placeText({ code, name }: Place): string {
  return code === '' || name.trim().toUpperCase() === code ? name : `${name} (${code})`;
}

/** A place in the field's own format, or a bare three-letter code; other text is no place yet. */
export function placeOf(text: string): Place {
  const trimmed = text.trim();
  const [, name, code] = NAME_AND_CODE.exec(trimmed) ?? [];
  if (name !== undefined && code !== undefined) return { code: code.toUpperCase(), name };
  // untrimmed, or "New York" would lose its space while typed
  return { code: CODE.test(trimmed) ? trimmed.toUpperCase() : '', name: text };
}
