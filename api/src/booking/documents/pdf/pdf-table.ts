import type { Column, TaggedPdf } from './tagged-pdf';
import { COLOURS, STYLES, type TextStyle } from './pdf-look';

const PADDING = 4;
const GAP = 10;

export interface TableColumn {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly total?: boolean;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
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

interface StyledRow {
  readonly cells: readonly string[];
  readonly style: TextStyle;
  readonly tag: 'TH' | 'TD';
  readonly weight: number;
}

function styledRows({ columns, rows }: Table): StyledRow[] {
  const head: StyledRow = {
    cells: columns.map(({ title }) => title),
    style: STYLES.cellHead,
    tag: 'TH',
    weight: 0.75,
  };
  return [
    head,
    ...rows.map(({ cells, total = false }): StyledRow => ({
      cells,
      style: total ? STYLES.total : STYLES.cell,
      tag: 'TD',
      weight: total ? 1.25 : 0.5,
    })),
  ];
}

function rowHeight(pdf: TaggedPdf, { cells, style }: StyledRow, places: readonly Column[]): number {
  return (
    Math.max(...cells.map((text, index) => pdf.measure(text, style, places[index]))) + 2 * PADDING
  );
}

export function tableHeight(pdf: TaggedPdf, table: Table, place: Column): number {
  const places = columnsAcross(place, table.columns);
  return styledRows(table).reduce((sum, row) => sum + rowHeight(pdf, row, places), 0);
}

/** Table with header cells (tagged), as wide as the page or as `place`; no row breaks across pages. */
export function drawTable(pdf: TaggedPdf, table: Table, place: Column = pdf.column): void {
  const places = columnsAcross(place, table.columns);

  function drawRow(row: StyledRow): void {
    const height = rowHeight(pdf, row, places);
    pdf.reserve(height);
    const top = pdf.y;
    pdf.group('TR', () => {
      row.cells.forEach((text, index) => {
        pdf.y = top + PADDING;
        const scope = row.tag === 'TH' ? 'Column' : index === 0 ? 'Row' : undefined;
        pdf.text(
          scope === undefined ? 'TD' : 'TH',
          text,
          { ...row.style, align: table.columns[index]?.align ?? 'left' },
          { column: places[index] ?? place, ...(scope === undefined ? {} : { scope }) },
        );
      });
    });
    pdf.y = top + height;
    pdf.artifact((doc) => {
      const line = row.tag === 'TH' ? top + height : top;
      doc
        .lineWidth(row.weight)
        .strokeColor(row.weight > 1 ? COLOURS.text : COLOURS.border)
        .moveTo(place.x, line)
        .lineTo(place.x + place.width, line)
        .stroke();
    });
  }

  pdf.group('Table', () => styledRows(table).forEach(drawRow));
}
