import { formatDate, formatMoney, money } from '@wayfare/domain';
import type { Fact } from '../document-sections';
import { drawHeading, drawKeyFacts, drawTitle, drawTop, headingIn, sideBySide } from '../pdf/paper';
import { STYLES } from '../pdf/pdf-look';
import { drawTable } from '../pdf/pdf-table';
import { createTaggedPdf, type Column, type TaggedPdf } from '../pdf/tagged-pdf';
import type { Invoice } from '../../invoice-record';
import { invoiceWords, type InvoiceWords } from './invoice-words';

interface Source {
  readonly invoice: Invoice;
  readonly words: InvoiceWords;
}

const titleOf = ({ invoice: { kind, number }, words }: Source) =>
  words(`invoice.${kind}.title`, { number });

function drawHead(pdf: TaggedPdf, source: Source): void {
  const { invoice, words } = source;
  const { kind, issuedOn, language, ofNumber, seller } = invoice;
  drawTop(
    pdf,
    source,
    words(`invoice.${kind}.kind`),
    seller === null ? [words('invoice.demonstration')] : [],
  );
  const date = formatDate(issuedOn, language, 'long');
  drawTitle(
    pdf,
    titleOf(source),
    ofNumber === null
      ? words('invoice.issued', { date })
      : words('invoice.credit.issued', { date, number: ofNumber }),
  );
}

const countryIn = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

function buyerLines({ invoice: { buyer, language }, words }: Source): string[] {
  const { company, street, houseNumber, postcode, city, country, vatNumber } = buyer;
  return [
    company,
    `${street} ${houseNumber}`,
    `${postcode} ${city}`,
    countryIn(country, language),
    vatNumber === '' ? '' : words('invoice.vatNumber', { number: vatNumber }),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function sellerLines({ invoice: { seller }, words }: Source): string[] {
  if (seller === null) return [words('invoice.nobody')];
  const { name, address, vatNumber, registration } = seller;
  return [
    name,
    ...address,
    words('invoice.vatNumber', { number: vatNumber }),
    ...(registration === '' ? [] : [registration]),
  ];
}

function drawParties(pdf: TaggedPdf, source: Source): void {
  const party = (title: string, lines: readonly string[]) => (column: Column) => {
    headingIn(pdf, title, column);
    for (const line of lines) pdf.text('P', line, STYLES.body, { column });
  };
  sideBySide(pdf, [
    party(source.words('invoice.to'), buyerLines(source)),
    party(source.words('invoice.from'), sellerLines(source)),
  ]);
  pdf.y += 14;
}

function drawKeys(pdf: TaggedPdf, { invoice, words }: Source): void {
  const { buyer, content } = invoice;
  const own: Fact | undefined =
    buyer.reference === ''
      ? undefined
      : { label: words('invoice.ownReference'), value: buyer.reference };
  drawKeyFacts(pdf, [[{ label: words('booking.reference'), value: content.reference }, own]]);
}

function drawLines(pdf: TaggedPdf, { invoice, words }: Source): void {
  const { content, language, total, kind } = invoice;
  const written = (cents: number) => formatMoney(money(cents), language);
  drawHeading(pdf, content.what);
  if (content.days !== '') pdf.text('P', content.days, STYLES.body);
  pdf.y += 4;
  drawTable(pdf, {
    columns: [
      { title: words('voucher.item'), share: 4 },
      { title: words('voucher.amount'), share: 1, align: 'right' },
    ],
    rows: [
      ...content.lines.map(({ label, cents }) => ({ cells: [label, written(cents)] })),
      { cells: [words(`invoice.${kind}.total`), written(total)], total: true },
    ],
  });
  pdf.y += 6;
  pdf.text('P', words(`invoice.${kind}.paid`, { amount: written(Math.abs(total)) }), STYLES.body);
}

export const isOwnSale = ({ content }: Invoice): boolean => content.vertical === 'hotels';

/** Own sales fall under the margin scheme; a carrier's are the carrier's (decision 0083). */
function drawVat(pdf: TaggedPdf, { invoice, words }: Source): void {
  drawHeading(pdf, words('invoice.vat'));
  const lines = isOwnSale(invoice)
    ? [words('invoice.marginScheme'), words('invoice.marginSchemeText')]
    : [words('invoice.intermediary')];
  for (const line of lines) pdf.text('P', line, STYLES.body);
}

const sourceOf = (invoice: Invoice): Source => ({
  invoice,
  words: invoiceWords(invoice.language),
});

export function drawInvoiceOn(pdf: TaggedPdf, invoice: Invoice): void {
  const source = sourceOf(invoice);
  for (const draw of [drawHead, drawParties, drawKeys, drawLines, drawVat])
    pdf.group('Sect', () => draw(pdf, source));
}

export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const source = sourceOf(invoice);
  const { words } = source;
  const title = titleOf(source);
  const pdf = createTaggedPdf({
    language: invoice.language,
    title: `${words('brand')} · ${title}`,
    author: words('brand'),
    createdAt: invoice.issuedAt,
  });
  drawInvoiceOn(pdf, invoice);
  return pdf.finish(
    (page, pages) =>
      [title, words('voucher.page', { page: String(page), pages: String(pages) })].join(' · '),
    STYLES.footer,
  );
}
