import { manageLink, supportText } from '../booking-sections';
import type { DocumentSource } from '../booking-source';
import type { AmountRow, WebLink } from '../document-sections';
import { drawTable, tableHeight } from './pdf-table';
import { type Column, type TaggedPdf } from './tagged-pdf';
import { STYLES } from './pdf-look';
import { HEADING_SPACE, headingIn, accountOf, columnsOf, sideBySide } from './paper';

export interface Block {
  height(column: Column): number;
  draw(column: Column): void;
}

function titled(pdf: TaggedPdf, title: string, { height, draw }: Block): Block {
  return {
    height: (column) =>
      HEADING_SPACE.above +
      pdf.measure(title, STYLES.heading, column) +
      HEADING_SPACE.below +
      height(column),
    draw(column) {
      headingIn(pdf, title, column);
      draw(column);
    },
  };
}

export function amountsBlock(
  pdf: TaggedPdf,
  source: DocumentSource,
  rows: readonly AmountRow[],
): Block {
  const table = accountOf(source, rows, 2);
  return titled(pdf, source.words('price.title'), {
    height: (column) => tableHeight(pdf, table, column),
    draw: (column) => drawTable(pdf, table, column),
  });
}

export interface Advice {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link?: WebLink;
}

export function supportAdvice(source: DocumentSource): Advice {
  return {
    title: source.words('support.title'),
    lines: [supportText(source)],
    link: manageLink(source),
  };
}

export function adviceBlock(pdf: TaggedPdf, { title, lines, link }: Advice): Block {
  const texts = [...lines, ...(link === undefined ? [] : [link.label])];
  return titled(pdf, title, {
    height: (column) =>
      texts.reduce((sum, text) => sum + pdf.measure(text, STYLES.body, column), 0),
    draw(column) {
      for (const line of lines) pdf.text('P', line, STYLES.body, { column });
      if (link !== undefined)
        pdf.group('P', () =>
          pdf.text('Link', link.label, STYLES.body, { column, link: link.href }),
        );
    },
  });
}

export function drawColumns(pdf: TaggedPdf, columns: readonly (readonly Block[])[]): void {
  const [column = pdf.column] = columnsOf(pdf.column, columns.length);
  pdf.reserve(
    Math.max(
      ...columns.map((blocks) => blocks.reduce((sum, block) => sum + block.height(column), 0)),
    ),
  );
  sideBySide(
    pdf,
    columns.map((blocks) => (place) => blocks.forEach((block) => block.draw(place))),
  );
}
