import type { StructuredData } from '@wayfare/remote-kit';

/** A path of the site, as opposed to a text that begins with a slash or an address of another host. */
const OWN_PATH = /^\/(?!\/)\S*$/;

/**
 * What a page says of itself in the words of schema.org, as the text of one script element. Paths become addresses of
 * the site. No `<` is left in it, so no name or review can end the element.
 */
export function structuredText(things: readonly StructuredData[], origin: string): string {
  const absolute = (_key: string, value: unknown) =>
    typeof value === 'string' && OWN_PATH.test(value) ? origin + value : value;
  return JSON.stringify(
    { '@context': 'https://schema.org', '@graph': things },
    absolute,
  ).replaceAll('<', '\\u003c');
}
