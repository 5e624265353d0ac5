import type { Column, TaggedPdf } from './tagged-pdf';
import { COLOURS, STYLES, type TextStyle } from './voucher-look';

const PADDING = 4;
const GAP = 10;

export interface TableColumn {
  readonly title: string;
  /** share of the width */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly total?: boolean;
}

function columnsAcross({ x, width }: Column, columns: readonly TableColumn[]): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = width - GAP * (columns.length - 1);
  let left = x;
  return columns.map(({ share }) => {
    const column = { x: left, width: (room * share) / shares };
    left += column.width + GAP;
    return column;
  });
}

/** A table with column headers; a row never breaks over two pages. */
export function drawTable(pdf: TaggedPdf, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const places = columnsAcross(pdf.column, columns);

  function drawRow(cells: readonly string[], style: TextStyle, tag: 'TH' | 'TD', weight: number): void {
    const styled = cells.map((text, index) => ({ text, style: { ...style, align: columns[index]?.align ?? 'left' }, column: places[index] ?? pdf.column }));
    const height = Math.max(...styled.map((cell) => pdf.measure(cell.text, cell.style, cell.column))) + 2 * PADDING;
    pdf.reserve(height);
    const top = pdf.y;
    pdf.group('TR', () => {
      for (const cell of styled) {
        pdf.y = top + PADDING;
        pdf.text(tag, cell.text, cell.style, { column: cell.column, ...(tag === 'TH' ? { scope: 'Column' } : {}) });
      }
    });
    pdf.y = top + height;
    pdf.artifact((doc) => {
      const { x, width } = pdf.column;
      const line = tag === 'TH' ? top + height : top;
      doc.lineWidth(weight).strokeColor(weight > 1 ? COLOURS.text : COLOURS.border).moveTo(x, line).lineTo(x + width, line).stroke();
    });
  }

  pdf.group('Table', () => {
    drawRow(columns.map(({ title }) => title), STYLES.cellHead, 'TH', 0.75);
    for (const { cells, total = false } of rows) drawRow(cells, total ? STYLES.total : STYLES.cell, 'TD', total ? 1.25 : 0.5);
  });
}
