import type { MapSource } from '@wayfare/api-contract';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** HTML, as Leaflet's attribution control takes it. */
export function creditOf({ credit, creditUrl }: MapSource): string {
  return creditUrl === null
    ? escaped(credit)
    : `<a href="${escaped(creditUrl)}" rel="noopener">${escaped(credit)}</a>`;
}
