import type { DocumentSource } from './document-context';
import type { AmountRow, Section } from './document-sections';
import { writtenAmount } from './written-values';

type LedgerLine = DocumentSource['booking']['ledger']['lines'][number];

function nameOf({ kind, name }: LedgerLine, { booking, words }: DocumentSource): string {
  if (name !== '') return name;
  if (kind !== 'base') return words(`price.${kind}`);
  return words('price.base', { rooms: words.count('rooms', booking.rooms.length), nights: words.count('nights', booking.nights) });
}

function percentage({ type, value }: LedgerLine, language: string): string {
  return type === 'PERCENTAGE' ? ` (${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)}%)` : '';
}

/** The price line by line, its total, and what the property takes on top. */
export function priceRows(source: DocumentSource): AmountRow[] {
  const { booking, context, words } = source;
  const { lines, total, atProperty } = booking.ledger;
  const written = (amount: string) => writtenAmount(amount, context.language);
  return [
    ...lines.map((line) => ({ label: nameOf(line, source) + percentage(line, context.language), amount: written(line.amount), weight: 'line' as const })),
    { label: words('price.total'), amount: written(total), weight: 'total' },
    ...atProperty.map(({ name, amount }) => ({ label: words('price.onTop', { name: name === '' ? words('price.charge') : name }), amount: written(amount), weight: 'line' as const })),
  ];
}

export function priceSection(source: DocumentSource): Section {
  return { kind: 'amounts', title: source.words('price.title'), rows: priceRows(source) };
}
