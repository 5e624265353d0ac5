import { formatDecimal, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { invoiceWords } from '../booking/documents/invoices/invoice-words';
import type { Invoice } from '../booking/invoice-record';

const BYTE_ORDER_MARK = '\uFEFF';
/** CSV injection (OWASP): an apostrophe keeps a spreadsheet from reading a text as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cell = (text: string) => quoted(FORMULA.test(text) ? `'${text}` : text);

const COLUMNS = [
  'number',
  'kind',
  'date',
  'of',
  'booking',
  'what',
  'days',
  'company',
  'vatNumber',
  'reference',
  'total',
  'currency',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** RFC 4180, UTF-8, headings in `language`; decimal point, two places, credit notes negative. */
export function invoicesAsCsv(invoices: readonly Invoice[], language: Language): string {
  const words = invoiceWords(language);
  const heading = COLUMNS.map((column) => cell(words(`csv.${column}`))).join(',');
  const rows = invoices.map(({ number, kind, issuedOn, ofNumber, content, buyer, total }) => {
    const row: Row = {
      number: cell(number),
      kind: cell(words(`invoice.${kind}.kind`)),
      date: issuedOn,
      of: cell(ofNumber ?? ''),
      booking: cell(content.reference),
      what: cell(content.what),
      days: cell(content.days),
      company: cell(buyer.company),
      vatNumber: cell(buyer.vatNumber),
      reference: cell(buyer.reference),
      // our own number, no text: its minus sign stays
      total: formatDecimal(money(total)),
      currency: 'EUR',
    };
    return COLUMNS.map((column) => row[column]).join(',');
  });
  return `${BYTE_ORDER_MARK}${[heading, ...rows].map((line) => `${line}\r\n`).join('')}`;
}
