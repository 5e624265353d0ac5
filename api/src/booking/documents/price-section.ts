import type { DocumentSource } from './booking-source';
import type { AmountRow, Section } from './document-sections';
import { writtenAmount } from './written-values';

export type LedgerLine = DocumentSource['booking']['ledger']['lines'][number];

export type NameLine = (line: LedgerLine) => string;

export function lineName(
  { kind, name }: LedgerLine,
  { words }: DocumentSource,
  base: string,
): string {
  if (name !== '') return name;
  return kind === 'base' ? base : words(`price.${kind}`);
}

function percentage({ type, value }: LedgerLine, language: string): string {
  return type === 'PERCENTAGE'
    ? ` (${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)}%)`
    : '';
}

export function priceRows(
  source: DocumentSource,
  nameLine: NameLine,
  takesPlace = true,
): AmountRow[] {
  const { booking, context, words } = source;
  const { lines, total, atProperty } = booking.ledger;
  const written = (amount: string) => writtenAmount(amount, context.language);
  return [
    ...lines.map((line) => ({
      label: nameLine(line) + percentage(line, context.language),
      amount: written(line.amount),
      weight: 'line' as const,
    })),
    { label: words('price.total'), amount: written(total), weight: 'total' },
    ...(takesPlace ? atProperty : []).map(({ name, amount }) => ({
      label: words('price.onTop', { name: name === '' ? words('price.charge') : name }),
      amount: written(amount),
      weight: 'line' as const,
    })),
  ];
}

export function priceSection(
  source: DocumentSource,
  nameLine: NameLine,
  takesPlace = true,
): Section {
  return {
    kind: 'amounts',
    title: source.words('price.title'),
    rows: priceRows(source, nameLine, takesPlace),
  };
}
