import type { FlightOffer, WireLedger } from '@wayfare/api-contract';
import { servicesTotal, totalWith, type ChosenService } from './chosen-services';

type Line = WireLedger['lines'][number];

const line = (kind: Line['kind'], name: string, amount: string): Line => ({
  kind,
  name,
  type: 'AMOUNT',
  value: Number(amount),
  amount,
});

const EXTRAS = ['baggage', 'seat'] as const;

/** The ledger before the quote: the offer's fare and taxes, and the chosen services. */
export function shownLedger(offer: FlightOffer, services: readonly ChosenService[]): WireLedger {
  const extras = EXTRAS.flatMap((type) => {
    const chosen = services.filter((service) => service.type === type);
    return chosen.length === 0 ? [] : [line('extra', type, servicesTotal(chosen))];
  });
  return {
    currency: 'EUR',
    lines: [line('base', '', offer.base_amount), line('tax', '', offer.tax_amount), ...extras],
    total: totalWith(offer, services),
    atProperty: [],
  };
}

/** Translates extras, leaves taxes unnamed for the page, and keeps other names. */
export function namedLedger(ledger: WireLedger, t: (key: string) => string): WireLedger {
  const nameOf = ({ kind, name }: Line) => {
    if (kind === 'tax') return '';
    return EXTRAS.some((extra) => extra === name) ? t(`price.extra.${name}`) : name;
  };
  return { ...ledger, lines: ledger.lines.map((each) => ({ ...each, name: nameOf(each) })) };
}
