import { setImmediate } from 'node:timers/promises';
import { dateFormat, formatDate, formatMoney, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { drawHeading, drawTitle, drawTop } from '../pdf/paper';
import { STYLES } from '../pdf/pdf-look';
import { drawTable } from '../pdf/pdf-table';
import { createTaggedPdf, type TaggedPdf } from '../pdf/tagged-pdf';
import { drawInvoiceOn, isOwnSale } from './draw-invoice';
import type { Invoice } from '../../invoice-record';
import { invoiceWords, type InvoiceWords } from './invoice-words';

const MOST_DOCUMENTS = 60;

interface Source {
  readonly invoices: readonly Invoice[];
  readonly title: string;
  readonly language: Language;
  readonly words: InvoiceWords;
}

const sum = (invoices: readonly Invoice[]) =>
  invoices.reduce((cents, { total }) => cents + total, 0);

function drawHead(pdf: TaggedPdf, { invoices, title, words }: Source): void {
  const isExample = invoices.some(({ seller }) => seller === null);
  drawTop(pdf, { words }, words('month.kind'), isExample ? [words('month.demonstration')] : []);
  drawTitle(pdf, title, words('month.documents', { count: invoices.length }));
  if (invoices.length > MOST_DOCUMENTS)
    pdf.text('P', words('month.listAlone', { most: String(MOST_DOCUMENTS) }), STYLES.body);
}

function drawList(pdf: TaggedPdf, { invoices, language, words }: Source): void {
  const written = (cents: number) => formatMoney(money(cents), language);
  drawTable(pdf, {
    columns: [
      { title: words('csv.number'), share: 3 },
      { title: words('csv.date'), share: 3 },
      { title: words('csv.company'), share: 4 },
      { title: words('voucher.amount'), share: 2, align: 'right' },
    ],
    rows: [
      ...invoices.map(({ number, kind, issuedOn, buyer, total }) => ({
        cells: [
          words(`invoice.${kind}.title`, { number }),
          formatDate(issuedOn, language),
          buyer.company,
          written(total),
        ],
      })),
      { cells: [words('csv.total'), '', '', written(sum(invoices))], total: true },
    ],
  });
}

/** Totals by VAT treatment: no document states a rate (decision 0083). */
function drawTotals(pdf: TaggedPdf, { invoices, language, words }: Source): void {
  drawHeading(pdf, words('month.totals'));
  const kinds = [
    ['month.margin', invoices.filter(isOwnSale)],
    ['month.intermediary', invoices.filter((invoice) => !isOwnSale(invoice))],
  ] as const;
  drawTable(pdf, {
    columns: [
      { title: words('invoice.vat'), share: 4 },
      { title: words('voucher.amount'), share: 1, align: 'right' },
    ],
    rows: kinds.flatMap(([key, own]) =>
      own.length === 0 ? [] : [{ cells: [words(key), formatMoney(money(sum(own)), language)] }],
    ),
  });
}

/** The month (`2026-11`) in order, behind a list with totals by VAT treatment. */
export async function drawMonth(
  month: string,
  invoices: readonly Invoice[],
  language: Language,
): Promise<Buffer> {
  const words = invoiceWords(language);
  const name = dateFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
  const title = words('month.title', { month: name });
  const source: Source = { invoices, title, language, words };
  const pdf = createTaggedPdf({
    language,
    title: `${words('brand')} · ${title}`,
    author: words('brand'),
    createdAt: invoices.at(-1)?.issuedAt ?? new Date(0),
  });
  for (const draw of [drawHead, drawList, drawTotals]) pdf.group('Sect', () => draw(pdf, source));
  for (const invoice of invoices.length > MOST_DOCUMENTS ? [] : invoices) {
    // yields the event loop between two documents
    await setImmediate();
    pdf.nextPage();
    pdf.group('Art', () => drawInvoiceOn(pdf, invoice), invoice.language);
  }
  return pdf.finish(
    (page, pages) =>
      [title, words('voucher.page', { page: String(page), pages: String(pages) })].join(' · '),
    STYLES.footer,
  );
}
