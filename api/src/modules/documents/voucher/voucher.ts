import type { HotelBooking } from '@wayfare/api-contract';
import { arrivalLines, cancellationLines } from '../advice-sections';
import { absoluteUrl, sourceOf, type DocumentContext, type DocumentSource } from '../document-context';
import type { Fact, WebLink } from '../document-sections';
import { paymentRows } from '../payment-section';
import { priceRows } from '../price-section';
import { dateFacts, peopleFacts, roomsOf, supplierFacts } from '../stay-section';
import { hotelAddress, mapUrl } from '../written-values';
import { drawTable } from './pdf-table';
import { createTaggedPdf, type Column, type TaggedPdf } from './tagged-pdf';
import { COLOURS, STYLES } from './voucher-look';

const GUTTER = 24;
const HEADING_SPACE = { above: 12, below: 3 };
/** A heading does not stand alone at the foot of a page. */
const HEADING_AND_ROWS = 72;

/** Columns of the same width, side by side. */
function columnsOf({ x, width }: Column, count: number): Column[] {
  const each = (width - GUTTER * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + GUTTER), width: each }));
}

/** Draws side by side and goes on below the longest. */
function sideBySide(pdf: TaggedPdf, draws: readonly ((column: Column) => void)[]): void {
  const top = pdf.y;
  const bottoms = draws.map((draw, index) => {
    pdf.y = top;
    draw(columnsOf(pdf.column, draws.length)[index] ?? pdf.column);
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
}

function drawFact(pdf: TaggedPdf, { label, value, note }: Fact, column: Column, style: typeof STYLES.key | typeof STYLES.value): void {
  pdf.text('P', label, STYLES.label, { column });
  pdf.text('P', value, style, { column });
  if (note !== undefined) pdf.text('P', note, STYLES.body, { column });
}

function drawTop(pdf: TaggedPdf, { booking, words }: DocumentSource): void {
  sideBySide(pdf, [(column) => pdf.text('P', words('brand'), STYLES.brand, { column }), (column) => pdf.text('P', words('voucher.title'), STYLES.kind, { column })]);
  pdf.artifact((doc) => doc.lineWidth(1.5).strokeColor(COLOURS.brand).moveTo(pdf.column.x, pdf.y + 2).lineTo(pdf.column.x + pdf.column.width, pdf.y + 2).stroke());
  pdf.y += 14;
  if (!booking.hotel.demo) return;
  pdf.text('P', `${words('demo.label')}: ${words('demo.text')}`, STYLES.demo);
  pdf.y += 6;
}

function drawHotel(pdf: TaggedPdf, source: DocumentSource): void {
  const { booking, words } = source;
  pdf.text('H1', booking.hotel.name, STYLES.title);
  pdf.text('P', `${words.count('stay.stars', booking.hotel.stars)} · ${hotelAddress(source)}`, STYLES.body);
  pdf.y += 10;
}

function drawKeyFacts(pdf: TaggedPdf, source: DocumentSource): void {
  const { booking, words } = source;
  const [checkIn, checkOut] = dateFacts(source);
  const [guest, ...others] = peopleFacts(source);
  const nights = { label: words('stay.nights'), value: words.count('nights', booking.nights) };
  const rows: readonly (readonly (Fact | undefined)[])[] = [[{ label: words('stay.reference'), value: booking.reference }, guest], [checkIn, checkOut], [nights, supplierFacts(source)[0] ?? others[0]]];
  rows.forEach((row, index) => {
    pdf.reserve(50);
    sideBySide(pdf, row.map((fact) => (column) => (fact === undefined ? undefined : drawFact(pdf, fact, column, index === 0 ? STYLES.key : STYLES.value))));
    pdf.y += 8;
  });
  pdf.text('P', words('voucher.show'), STYLES.body);
}

function drawHeading(pdf: TaggedPdf, title: string, column = pdf.column): void {
  pdf.y += HEADING_SPACE.above;
  pdf.text('H2', title, STYLES.heading, { column });
  pdf.y += HEADING_SPACE.below;
}

function drawRooms(pdf: TaggedPdf, source: DocumentSource): void {
  const { booking, words } = source;
  pdf.reserve(HEADING_AND_ROWS);
  drawHeading(pdf, words('voucher.rooms'));
  drawTable(
    pdf,
    [
      { title: words('voucher.room'), share: 2 },
      { title: words('voucher.roomType'), share: 5 },
      { title: words('voucher.meals'), share: 3 },
      { title: words('voucher.guests'), share: 4 },
    ],
    roomsOf(source).map(({ label, description, meals, guests }) => ({ cells: [label, description, meals, guests] })),
  );
  if (booking.remarks.trim() === '') return;
  pdf.y += 4;
  pdf.text('P', `${words('voucher.request')}: ${booking.remarks.trim()}`, STYLES.body);
}

function drawPrice(pdf: TaggedPdf, source: DocumentSource): void {
  const { words } = source;
  pdf.reserve(HEADING_AND_ROWS);
  drawHeading(pdf, words('price.title'));
  const rows = [...priceRows(source), ...paymentRows(source)];
  drawTable(
    pdf,
    [
      { title: words('voucher.item'), share: 4 },
      { title: words('voucher.amount'), share: 1, align: 'right' },
    ],
    rows.map(({ label, amount, weight }) => ({ cells: [label, amount], total: weight === 'total' })),
  );
}

interface Advice {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link?: WebLink;
}

function drawSideBySide(pdf: TaggedPdf, pair: readonly Advice[]): void {
  const [column = pdf.column] = columnsOf(pdf.column, pair.length);
  const heights = pair.map(({ title, lines, link }) => [...lines, ...(link === undefined ? [] : [link.label])].reduce((sum, line) => sum + pdf.measure(line, STYLES.body, column), pdf.measure(title, STYLES.heading, column)));
  pdf.reserve(Math.max(...heights) + HEADING_SPACE.above + HEADING_SPACE.below);
  sideBySide(
    pdf,
    pair.map(({ title, lines, link }) => (place) => {
      drawHeading(pdf, title, place);
      for (const line of lines) pdf.text('P', line, STYLES.body, { column: place });
      if (link !== undefined) pdf.text('Link', link.label, STYLES.body, { column: place, link: link.href });
    }),
  );
}

function drawAdvice(pdf: TaggedPdf, source: DocumentSource): void {
  const { booking, context, words } = source;
  const { latitude, longitude } = booking.hotel;
  const { supportEmail: email } = context;
  drawSideBySide(pdf, [
    { title: words('arrival.title'), lines: arrivalLines(source) },
    { title: words('cancellation.title'), lines: cancellationLines(source) },
  ]);
  drawSideBySide(pdf, [
    {
      title: words('there.title'),
      lines: [hotelAddress(source), words('there.coordinates', { latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) })],
      link: { label: words('there.map'), href: mapUrl(source) },
    },
    {
      title: words('support.title'),
      lines: [words('support.text', { email, reference: booking.reference })],
      link: { label: words('action.manage'), href: absoluteUrl(context.links.booking, context) },
    },
  ]);
}

/** The voucher that a guest shows at the reception: a tagged PDF, A4, of one page unless there are many rooms. */
export async function drawVoucher(booking: HotelBooking, context: DocumentContext): Promise<Buffer> {
  const source = sourceOf(booking, context);
  const { words } = source;
  const brand = words('brand');
  const title = words('voucher.documentTitle', { brand, reference: booking.reference });
  const pdf = createTaggedPdf({ language: context.language, title, author: brand, createdAt: new Date(booking.createdAt) });
  for (const draw of [drawTop, drawHotel, drawKeyFacts, drawRooms, drawPrice, drawAdvice]) pdf.group('Sect', () => draw(pdf, source));
  return pdf.finish((page, pages) => [title, words('voucher.page', { page: String(page), pages: String(pages) })].join(' · '), STYLES.footer);
}
