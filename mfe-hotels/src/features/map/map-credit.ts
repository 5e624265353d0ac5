import type { MapSource } from '@wayfare/api-contract';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Whose map it is, as markup: Leaflet writes the corner of its map as such. */
export function creditOf({ credit, creditUrl }: MapSource): string {
  return creditUrl === null
    ? escaped(credit)
    : `<a href="${escaped(creditUrl)}" rel="noopener">${escaped(credit)}</a>`;
}
