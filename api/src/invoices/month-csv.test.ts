import { monthPdf } from '../booking/documents/invoices/invoice-pdf';
import { readPdf } from '../../test/readers/pdf-reader';
import { invoicesAsCsv } from './month-csv';
import { DETAILS } from '../../test/builders/invoices';

const paper = (change: Partial<typeof DETAILS> = {}, what = 'Amsterdam – Barcelona') => ({
  number: 'WF2026-000001',
  kind: 'invoice' as const,
  bookingId: 'bk_1',
  ofNumber: null,
  language: 'en' as const,
  issuedOn: '2026-11-20',
  issuedAt: new Date('2026-11-20T09:00:00Z'),
  buyer: { ...DETAILS, ...change },
  seller: null,
  content: {
    ...{ version: 1 as const, vertical: 'flights', reference: 'AB12CD34', what },
    ...{ days: '10 – 17 December 2026', lines: [] },
  },
  total: 24_650,
});
const credit = { ...paper(), number: 'WFC2026-000001', kind: 'credit' as const, total: -1_205 };
const linesOf = (text: string) => text.split('\r\n');

describe('A month as CSV', () => {
  it('has a byte order mark, headings in the reader’s language and a line for each document', () => {
    const text = invoicesAsCsv([paper(), { ...credit, ofNumber: 'WF2026-000001' }], 'nl');
    expect(text.codePointAt(0)).toBe(0xfeff);
    expect(linesOf(text.slice(1))).toEqual([
      'Nummer,Document,Datum,Bij factuur,Boeking,Omschrijving,Reisdata,Bedrijf,Btw-nummer,Jouw referentie,Totaal,Valuta',
      'WF2026-000001,Factuur,2026-11-20,,AB12CD34,Amsterdam – Barcelona,10 – 17 December 2026,Ümit & Zonen B.V.,NL004495445B01,CC-4711,246.50,EUR',
      'WFC2026-000001,Creditfactuur,2026-11-20,WF2026-000001,AB12CD34,Amsterdam – Barcelona,10 – 17 December 2026,Ümit & Zonen B.V.,NL004495445B01,CC-4711,-12.05,EUR',
      '',
    ]);
  });

  it.each([
    ['=HYPERLINK("https://x")', '"\'=HYPERLINK(""https://x"")"'],
    ['+31 20 1234567', "'+31 20 1234567"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['Jansen, Pieters & Co', '"Jansen, Pieters & Co"'],
    ['The "Best" Ltd', '"The ""Best"" Ltd"'],
    ['plain', 'plain'],
  ])('writes %s as %s', (reference, cell) => {
    expect(invoicesAsCsv([paper({ reference })], 'en')).toContain(`,${cell},246.50,EUR`);
  });

  it('is headings alone for a month without documents', () => {
    expect(linesOf(invoicesAsCsv([], 'en'))).toHaveLength(2);
  });
});

it('A month as PDF has the list alone where it has more than 60 documents, and says so', async () => {
  const many = Array.from({ length: 61 }, (_, index) => ({
    ...paper(),
    number: `WF2026-${index}`,
  }));
  const { pages, text } = readPdf(await monthPdf('2026-11', many, 'en'));
  expect(text.replace(/\s+/g, ' ')).toContain('so this one has the list alone');
  expect(text).toContain('WF2026-60');
  expect(text).not.toContain('Invoiced to');
  expect(pages).toBeLessThan(5);
});
