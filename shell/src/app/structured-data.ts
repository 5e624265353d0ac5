import type { StructuredData } from '@wayfare/remote-kit';

const OWN_PATH = /^\/(?!\/)\S*$/;

/** JSON-LD of a page as the text of a script element: own paths become addresses, `<` is escaped. */
export function structuredText(things: readonly StructuredData[], origin: string): string {
  const absolute = (_key: string, value: unknown) =>
    typeof value === 'string' && OWN_PATH.test(value) ? origin + value : value;
  return JSON.stringify(
    { '@context': 'https://schema.org', '@graph': things },
    absolute,
  ).replaceAll('<', '\\u003c');
}
