import { drawAztec } from '../../../booking/documents/pdf/aztec';
import { COLOURS, STYLES, type TextStyle } from '../../../booking/documents/pdf/pdf-look';
import type { Column, TaggedPdf, TextOptions } from '../../../booking/documents/pdf/tagged-pdf';
import { rideLine } from './journey-section';
import { standingTravelers } from './standing-items';
import { collectText, seatLines, type TicketInWords } from './tickets';
import { isTicket, type TrainSource } from './train-source';
import { passDays, typeName } from './train-values';

/** Points: 45 modules of 0.9 mm, readable by handheld scanners. */
const CODE_SIZE = 116;
const GAP = 16;
const PADDING = 8;

interface Line {
  readonly tag: string;
  readonly text: string;
  readonly style: TextStyle;
  readonly link?: TextOptions['link'];
}

const body = (text: string): Line => ({ tag: 'P', text, style: STYLES.body });

function validity({ item }: TicketInWords, source: TrainSource): string[] {
  if (!isTicket(item))
    return [source.words('pass.validOn', { pass: item.label, days: passDays(item, source) })];
  return item.legs.flatMap(({ solution }) =>
    solution.segments.map(
      (segment) => `${rideLine(segment, source)} · ${segment.comfortCategory.label}`,
    ),
  );
}

function seats({ item, holder }: TicketInWords, source: TrainSource): string[] {
  const lines = (holder === null ? standingTravelers(item) : [holder]).flatMap((traveler) =>
    seatLines(item, traveler, source),
  );
  return lines.length === 0 && isTicket(item) ? [source.words('seat.none')] : lines;
}

function linesOf(ticket: TicketInWords, source: TrainSource): Line[] {
  const { holder, holders, code, instruction, link } = ticket;
  const who = holder === null ? holders : `${holders} · ${typeName(holder, source)}`;
  return [
    { tag: 'H3', text: who, style: STYLES.value },
    ...validity(ticket, source).map(body),
    ...seats(ticket, source).map(body),
    ...(code === null
      ? []
      : [
          { tag: 'P', text: code.label, style: STYLES.label },
          { tag: 'P', text: code.value, style: STYLES.key },
        ]),
    ...collectText(ticket, source).map(body),
    body(instruction),
    ...(link === null
      ? []
      : [{ tag: 'Link', text: link.href, style: STYLES.body, link: link.href }]),
  ];
}

function writeLines(pdf: TaggedPdf, lines: readonly Line[], column: Column): void {
  for (const { tag, text, style, link } of lines) {
    if (link === undefined) pdf.text(tag, text, style, { column });
    else pdf.group('P', () => pdf.text(tag, text, style, { column, link }));
  }
}

/** Code and its text on one page. */
export function drawTicket(pdf: TaggedPdf, ticket: TicketInWords, source: TrainSource): void {
  const { words } = source;
  const { barcode, holders } = ticket;
  const { x, width } = pdf.column;
  const column =
    barcode === null ? pdf.column : { x: x + CODE_SIZE + GAP, width: width - CODE_SIZE - GAP };
  const lines = linesOf(ticket, source);
  const twin: Line[] =
    barcode === null
      ? []
      : [{ tag: 'P', text: words('ticket.inLetters', { content: barcode }), style: STYLES.label }];
  const written = [...lines, ...twin].reduce(
    (sum, { text, style }) => sum + pdf.measure(text, style, column),
    0,
  );
  const height = Math.max(written, barcode === null ? 0 : CODE_SIZE);
  pdf.reserve(height + 2 * PADDING);
  const top = pdf.y;
  pdf.artifact((doc) =>
    doc
      .lineWidth(0.5)
      .strokeColor(COLOURS.border)
      .moveTo(x, top)
      .lineTo(x + width, top)
      .stroke(),
  );
  pdf.y = top + PADDING;
  pdf.group('Sect', () => {
    writeLines(pdf, lines, column);
    if (barcode !== null)
      drawAztec(pdf, barcode, words('ticket.codeOf', { holders, content: barcode }), {
        x,
        y: top + PADDING,
        width: CODE_SIZE,
        height: CODE_SIZE,
      });
    writeLines(pdf, twin, column);
  });
  pdf.y = top + height + 2 * PADDING;
}
