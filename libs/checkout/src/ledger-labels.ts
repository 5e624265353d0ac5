import type { Language } from '@wayfare/domain';

/** Words of a price: a screen replaces those that it knows better, such as "2 rooms, 3 nights" for the base. */
export interface LedgerLabels {
  caption: string;
  base: string;
  tax: string;
  extra: string;
  discount: string;
  refund: string;
  total: string;
  /** heading of the charges that come on top */
  atProperty: string;
  due: string;
  now: string;
  later: (day: string) => string;
  property: string;
  /** part of the total that never was taken */
  notCharged: string;
  toCard: string;
  /** of the total, after what was not charged and what came back */
  remains: string;
  /** said of a total that changed, and by how much */
  toldMore: (total: string, by: string) => string;
  toldLess: (total: string, by: string) => string;
}

export const LEDGER_LABELS: Readonly<Record<Language, LedgerLabels>> = {
  en: {
    caption: 'Price',
    base: 'Room price',
    tax: 'tax',
    extra: 'extra',
    discount: 'discount',
    refund: 'refund',
    total: 'Total',
    atProperty: 'To be paid at the property, not in the total',
    due: 'When you pay',
    now: 'Now',
    later: (day) => `On ${day}`,
    property: 'At the property',
    notCharged: 'Not charged',
    toCard: 'Refund to your card',
    remains: 'What you paid in the end',
    toldMore: (total, by) => `Total ${total}, ${by} more`,
    toldLess: (total, by) => `Total ${total}, ${by} less`,
  },
  nl: {
    caption: 'Prijs',
    base: 'Kamerprijs',
    tax: 'belasting',
    extra: 'extra',
    discount: 'korting',
    refund: 'terugbetaling',
    total: 'Totaal',
    atProperty: 'Te betalen bij de accommodatie, niet in het totaal',
    due: 'Wanneer je betaalt',
    now: 'Nu',
    later: (day) => `Op ${day}`,
    property: 'Bij de accommodatie',
    notCharged: 'Niet afgeschreven',
    toCard: 'Terug naar je kaart',
    remains: 'Wat je uiteindelijk hebt betaald',
    toldMore: (total, by) => `Totaal ${total}, ${by} meer`,
    toldLess: (total, by) => `Totaal ${total}, ${by} minder`,
  },
};
