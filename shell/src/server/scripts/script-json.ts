/** JSON that can stand inside a script element: nothing in it can end the element or the line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const written = new WeakMap<object, Buffer>();

export function lastingJson(value: object): Buffer {
  const known = written.get(value) ?? Buffer.from(scriptJson(value));
  written.set(value, known);
  return known;
}

export const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
