import type { DocumentSource } from '../booking-source';
import type { AmountRow, Fact } from '../document-sections';
import { drawTable, type Table } from './pdf-table';
import { createTaggedPdf, type Column, type TaggedPdf } from './tagged-pdf';
import { COLOURS, STYLES, type TextStyle } from './pdf-look';

const GUTTER = 24;
export const HEADING_SPACE = { above: 12, below: 3 };
const HEADING_AND_ROWS = 72;

export function columnsOf({ x, width }: Column, count: number): Column[] {
  const each = (width - GUTTER * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: x + index * (each + GUTTER),
    width: each,
  }));
}

export function sideBySide(pdf: TaggedPdf, draws: readonly ((column: Column) => void)[]): void {
  const top = pdf.y;
  const bottoms = draws.map((draw, index) => {
    pdf.y = top;
    draw(columnsOf(pdf.column, draws.length)[index] ?? pdf.column);
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
}

export function drawTop(
  pdf: TaggedPdf,
  { words }: Pick<DocumentSource, 'words'>,
  kind: string,
  warnings: readonly string[],
): void {
  sideBySide(pdf, [
    (column) => pdf.text('P', words('brand'), STYLES.brand, { column }),
    (column) => pdf.text('P', kind, STYLES.kind, { column }),
  ]);
  pdf.artifact((doc) =>
    doc
      .lineWidth(1.5)
      .strokeColor(COLOURS.brand)
      .moveTo(pdf.column.x, pdf.y + 2)
      .lineTo(pdf.column.x + pdf.column.width, pdf.y + 2)
      .stroke(),
  );
  pdf.y += 14;
  for (const warning of warnings) {
    pdf.text('P', warning, STYLES.warning);
    pdf.y += 6;
  }
}

export function drawTitle(pdf: TaggedPdf, title: string, line: string): void {
  pdf.text('H1', title, STYLES.title);
  pdf.text('P', line, STYLES.body);
  pdf.y += 10;
}

function drawFact(
  pdf: TaggedPdf,
  { label, value, note }: Fact,
  column: Column,
  style: TextStyle,
): void {
  pdf.group('LI', () => {
    pdf.text('Lbl', label, STYLES.label, { column });
    pdf.group('LBody', () => {
      pdf.text('P', value, style, { column });
      if (note !== undefined) pdf.text('P', note, STYLES.body, { column });
    });
  });
}

export function drawKeyFacts(
  pdf: TaggedPdf,
  rows: readonly (readonly (Fact | undefined)[])[],
): void {
  rows.forEach((row, index) => {
    pdf.reserve(50);
    pdf.group('L', () =>
      sideBySide(
        pdf,
        row.map(
          (fact) => (column) =>
            fact === undefined
              ? undefined
              : drawFact(pdf, fact, column, index === 0 ? STYLES.key : STYLES.value),
        ),
      ),
    );
    pdf.y += 8;
  });
}

export function drawHeading(pdf: TaggedPdf, title: string): void {
  pdf.reserve(HEADING_AND_ROWS);
  headingIn(pdf, title, pdf.column);
}

export function headingIn(pdf: TaggedPdf, title: string, column: Column): void {
  pdf.y += HEADING_SPACE.above;
  pdf.text('H2', title, STYLES.heading, { column });
  pdf.y += HEADING_SPACE.below;
}

export function accountOf(
  { words }: DocumentSource,
  rows: readonly AmountRow[],
  share: number,
): Table {
  return {
    columns: [
      { title: words('voucher.item'), share },
      { title: words('voucher.amount'), share: 1, align: 'right' },
    ],
    rows: rows.map(({ label, amount, weight }) => ({
      cells: [label, amount],
      total: weight === 'total',
    })),
  };
}

export function drawAmounts(
  pdf: TaggedPdf,
  source: DocumentSource,
  rows: readonly AmountRow[],
): void {
  drawHeading(pdf, source.words('price.title'));
  drawTable(pdf, accountOf(source, rows, 4));
}

/** A4; each part becomes a section of the PDF's structure tree. */
export async function drawPaper<Source extends DocumentSource>(
  source: Source,
  title: string,
  parts: readonly ((pdf: TaggedPdf, source: Source) => void)[],
): Promise<Buffer> {
  const { booking, context, words } = source;
  const pdf = createTaggedPdf({
    language: context.language,
    title,
    author: words('brand'),
    createdAt: new Date(booking.createdAt),
  });
  for (const draw of parts) pdf.group('Sect', () => draw(pdf, source));
  return pdf.finish(
    (page, pages) =>
      [title, words('voucher.page', { page: String(page), pages: String(pages) })].join(' · '),
    STYLES.footer,
  );
}
