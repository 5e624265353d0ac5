import type { Buyer } from '../booking/invoice-record';
import { invoiceWords } from '../booking/documents/invoices/invoice-words';
import { creditDrafts, invoiceDrafts, isCreditDue, obstacleOf, standing } from './invoice-rules';
import { DETAILS } from '../../test/builders/invoices';

const words = invoiceWords('en');
const OTHER: Buyer = { ...DETAILS, company: 'Other N.V.' };
const trip = { what: 'Hotel Zee', days: '1 – 3 May', lines: [{ label: 'Stay', cents: 10_000 }] };

type Paid = Parameters<typeof obstacleOf>[0];
const paid = (change: Partial<Paid> = {}): Paid => ({
  ...{ state: 'confirmed', status: 'confirmed', amendment: null },
  ...{ captured: 10_000, refunded: 0, refundDue: 0 },
  ...change,
});
const amendment = { version: 2, kind: 'change', quoteId: 'q', amount: 1, plan: null } as const;

const invoice = (number: string, total: number, buyer: Buyer = DETAILS) => ({
  ...{ number, kind: 'invoice' as const, ofNumber: null, total, buyer },
});
const credit = (number: string, of: string, total: number) => ({
  ...{ number, kind: 'credit' as const, ofNumber: of, total: -total, buyer: DETAILS },
});

describe('Whether an invoice can be made of a booking', () => {
  it.each<[string, Partial<Paid>, string | null]>([
    ['paid and confirmed', {}, null],
    ['over, and confirmed', { state: 'done' }, null],
    ['partly refunded', { refunded: 4_000 }, null],
    ['cancelled for a fee', { state: 'done', status: 'canceled', refunded: 8_000 }, null],
    [
      'cancelled for nothing',
      { state: 'done', status: 'canceled', refunded: 10_000 },
      'nothingLeft',
    ],
    ['owed all back', { refundDue: 10_000 }, 'nothingLeft'],
    ['failed', { state: 'done', status: 'failed', captured: 0 }, 'nothingLeft'],
    ['paid later', { captured: 0 }, 'notPaid'],
    ['paid in part', { captured: 9_999 }, 'notPaid'],
    ['being completed', { state: 'booking', status: 'completing', captured: 0 }, 'underWay'],
    ['awaiting confirmation', { state: 'pending', status: 'pending', captured: 0 }, 'underWay'],
    ['held', { state: 'held', status: 'held', captured: 0 }, 'underWay'],
    ['being cancelled', { state: 'refunding', status: 'canceled' }, 'underWay'],
    ['being changed', { amendment }, 'underWay'],
  ])('%s: %j is in the way of %s', (_what, change, obstacle) => {
    expect(obstacleOf(paid(change), trip)).toBe(obstacle);
  });

  it('not where the property takes all of it', () => {
    const lines = [...trip.lines, { label: 'At the property', cents: -10_000 }];
    expect(obstacleOf(paid({ captured: 0 }), { ...trip, lines })).toBe('paidAtProperty');
  });
});

describe('What is issued', () => {
  const known = (change: Partial<Paid>, papers: Parameters<typeof standing>[0] = []) => ({
    ...{ booking: paid(change), trip, papers, words },
  });
  const brief = (drafts: ReturnType<typeof invoiceDrafts>) =>
    drafts.map(({ kind, total, of, buyer }) => [kind, total, of, buyer.company]);
  const I = DETAILS.company;

  it.each<[string, Buyer, Partial<Paid>, Parameters<typeof standing>[0], unknown[]]>([
    ['the first time', DETAILS, {}, [], [['invoice', 10_000, null, I]]],
    ['the same again', DETAILS, {}, [invoice('A', 10_000)], []],
    [
      'to another company',
      OTHER,
      {},
      [invoice('A', 10_000)],
      [
        ['credit', -10_000, 'A', I],
        ['invoice', 10_000, null, 'Other N.V.'],
      ],
    ],
    [
      'after a part came back',
      DETAILS,
      { refunded: 2_500 },
      [invoice('A', 10_000)],
      [['credit', -2_500, 'A', I]],
    ],
    [
      'after that part was credited',
      DETAILS,
      { refunded: 2_500 },
      [invoice('A', 10_000), credit('C', 'A', 2_500)],
      [],
    ],
    [
      'to another company after a part was credited',
      OTHER,
      { refunded: 2_500 },
      [invoice('A', 10_000), credit('C', 'A', 2_500)],
      [
        ['credit', -7_500, 'A', I],
        ['invoice', 7_500, null, 'Other N.V.'],
      ],
    ],
    [
      'after a change that cost more',
      DETAILS,
      { captured: 12_000 },
      [invoice('A', 10_000)],
      [
        ['credit', -10_000, 'A', I],
        ['invoice', 12_000, null, I],
      ],
    ],
    [
      'after all came back',
      DETAILS,
      { refunded: 10_000, status: 'canceled', state: 'done' },
      [invoice('A', 10_000)],
      [['credit', -10_000, 'A', I]],
    ],
    [
      'once more, after one was credited',
      DETAILS,
      {},
      [invoice('A', 10_000), credit('C', 'A', 10_000), invoice('B', 10_000)],
      [],
    ],
  ])('%s', (_when, buyer, change, papers, drafts) => {
    expect(brief(invoiceDrafts(buyer, known(change, papers)))).toEqual(drafts);
  });

  it('adds up to what was paid, with what came back as a line of its own', () => {
    const [draft] = invoiceDrafts(DETAILS, known({ refunded: 2_500 }));
    expect(draft?.lines).toEqual([
      { label: 'Stay', cents: 10_000 },
      { label: 'Refunded', cents: -2_500 },
    ]);
    expect(draft?.total).toBe(7_500);
  });

  it('is a credit note as soon as something came back, and none before the first invoice', () => {
    const papers = [invoice('A', 10_000)];
    expect(isCreditDue(paid(), papers)).toBe(false);
    expect(isCreditDue(paid({ refundDue: 1 }), papers)).toBe(true);
    expect(brief(creditDrafts(known({ refunded: 1 }, papers)))).toEqual([['credit', -1, 'A', I]]);
    expect(creditDrafts(known({ refunded: 1 }))).toEqual([]);
    expect(isCreditDue(paid({ refunded: 1 }), [])).toBe(false);
  });
});
