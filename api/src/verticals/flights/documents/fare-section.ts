import type { FlightBookingView, FlightSlice } from '@wayfare/api-contract';
import type { Section } from '../../../booking/documents/document-sections';
import { lineName, type LedgerLine } from '../../../booking/documents/price-section';
import { writtenAmount } from '../../../booking/documents/written-values';
import type { FlightSource } from './flight-source';
import { partyText, sliceRoute } from './flight-values';

type Condition = FlightBookingView['conditions']['change_before_departure'];
type Kind = 'change' | 'refund';

function penaltyText(amount: string, currency: string | null, { context }: FlightSource): string {
  return currency === null || currency === 'EUR'
    ? writtenAmount(amount, context.language)
    : `${amount} ${currency}`;
}

/** One sentence; the penalty is for all travellers together. */
function conditionText(condition: Condition, kind: Kind, source: FlightSource): string {
  const { booking, words } = source;
  if (condition === null) return words(`fare.${kind}.unknown`);
  const { allowed, penalty_amount: amount, penalty_currency: currency } = condition;
  if (!allowed) return words(`fare.${kind}.no`);
  if (amount === null) return words(`fare.${kind}.yes`);
  if (/^0+\.0+$/.test(amount)) return words(`fare.${kind}.free`);
  return words(`fare.${kind}.costs`, {
    count: booking.travellers.length,
    amount: penaltyText(amount, currency, source),
  });
}

function everySlice(source: FlightSource, textOf: (slice: FlightSlice) => string): string[] {
  const { booking, words } = source;
  const texts = booking.slices.map((slice) => ({
    slice: sliceRoute(slice, source),
    text: textOf(slice),
  }));
  const [first] = texts;
  if (first === undefined || texts.every(({ text }) => text === first.text))
    return first === undefined ? [] : [first.text];
  return texts.map((values) => words('fare.ofSlice', values));
}

function changeLines(source: FlightSource): string[] {
  const { slices, conditions } = source.booking;
  const ofSlices = slices.map((slice) => slice.conditions.change_before_departure);
  const differ = ofSlices.some(
    (condition) => JSON.stringify(condition) !== JSON.stringify(ofSlices[0]),
  );
  if (!differ) return [conditionText(conditions.change_before_departure, 'change', source)];
  return everySlice(source, (slice) =>
    conditionText(slice.conditions.change_before_departure, 'change', source),
  );
}

export function fareLines(source: FlightSource): string[] {
  const { booking, words } = source;
  const names = everySlice(source, ({ fare_brand_name: fare }) =>
    fare === null ? '' : words('fare.name', { fare }),
  );
  return [
    ...names.filter((text) => text !== ''),
    ...changeLines(source),
    conditionText(booking.conditions.refund_before_departure, 'refund', source),
  ];
}

export function fareSection(source: FlightSource): Section {
  return {
    kind: 'text',
    title: source.words('fare.title'),
    paragraphs: fareLines(source),
    links: [],
  };
}

/** `base` is the whole party's fare. */
export function flightLine(line: LedgerLine, source: FlightSource): string {
  return lineName(line, source, source.words('price.base', { party: partyText(source) }));
}
