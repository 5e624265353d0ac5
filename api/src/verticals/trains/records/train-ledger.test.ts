import { money } from '@wayfare/domain';
import { aTrainRecord } from '../../../../test/builders/build-train-record';
import { centsOf, keptOf, trainLedger, trainTotal } from './train-ledger';
import type { Adjustment } from './train-records';

const CENTS = { tickets: 20_000, extras: 3_000 };
const change = (kind: Adjustment['kind'], cents: number): Adjustment => ({
  kind,
  cents,
  quoteId: `qt_${cents}`,
});

const { items } = aTrainRecord();
const EN = { items, language: 'en' } as const;
const BAG = {
  label: 'Extra bag',
  serviceId: 'bag',
  count: 2,
  legId: 'leg-1',
  travellerId: 't1',
  isKept: false,
  paid: 1_200,
  costs: 0,
};

describe('the price of trains', () => {
  it('PLT-04 has tickets and extras, and no fee', () => {
    expect(
      centsOf([
        { price: money(12_000), servicePrice: money(3_000) },
        { price: money(11_000), servicePrice: money(0) },
      ]),
    ).toEqual(CENTS);
    expect(trainLedger({ cents: CENTS, adjustments: [] }, EN)).toMatchObject({
      total: '230.00',
      lines: [
        { kind: 'base', name: '', amount: '200.00' },
        { kind: 'extra', name: 'Baggage and services', amount: '30.00' },
      ],
      atProperty: [],
    });
  });

  it.each<[string, Adjustment[], string, [string, string, string][]]>([
    [
      'refunds that say nothing of what, of earlier versions',
      [change('refund', -4_000), change('refund', -1_000)],
      '180.00',
      [
        ['refund', 'Refunded tickets', '-40.00'],
        ['refund', 'Refunded tickets', '-10.00'],
      ],
    ],
    [
      'a refund by name',
      [
        {
          ...change('refund', -4_000),
          items: [{ id: 'item-1', travellerIds: ['t1'], cents: -4_000 }],
        },
      ],
      '190.00',
      [['refund', 'Refund: Amsterdam Centraal – Paris Gare du Nord, Sanne Bakker', '-40.00']],
    ],
    [
      'an exchange whose new train has no bags',
      [{ ...change('exchange', -1_400), itemId: 'item-1', extras: [BAG] }],
      '216.00',
      [
        ['refund', 'Exchange', '-2.00'],
        ['refund', 'Refund: 2 × Extra bag, Sanne Bakker (not on the new train)', '-12.00'],
      ],
    ],
    [
      'a dearer one whose new train has no bags',
      [{ ...change('exchange', 300), itemId: 'item-1', extras: [BAG] }],
      '233.00',
      [
        ['extra', 'Exchange', '15.00'],
        ['refund', 'Refund: 2 × Extra bag, Sanne Bakker (not on the new train)', '-12.00'],
      ],
    ],
    [
      'an exchange that cost more',
      [change('exchange', 1_400)],
      '244.00',
      [['extra', 'Exchange', '14.00']],
    ],
    ['one that cost less', [change('exchange', -900)], '221.00', [['refund', 'Exchange', '-9.00']]],
    [
      'exchanges that make up for each other',
      [change('exchange', 900), change('exchange', -900)],
      '230.00',
      [
        ['extra', 'Exchange', '9.00'],
        ['refund', 'Exchange', '-9.00'],
      ],
    ],
  ])('adds up after %s', (_what, adjustments, total, lines) => {
    const ledger = trainLedger({ cents: CENTS, adjustments }, EN);
    expect([
      ledger.total,
      ledger.lines.slice(2).map(({ kind, name, amount }) => [kind, name, amount]),
    ]).toEqual([total, lines]);
    expect(trainTotal({ cents: CENTS, adjustments })).toEqual(
      money(Math.round(Number(total) * 100)),
    );
  });

  it.each<[string, Adjustment[], Parameters<typeof keptOf>[0], string, [string, string][]]>([
    [
      'all at once',
      [],
      { status: 'canceled', captured: 23_000, refunded: 20_000, refundDue: 0 },
      '30.00',
      [['Refund of what was left', '-200.00']],
    ],
    [
      'after a part of it, with nothing kept',
      [change('refund', -4_000)],
      { status: 'canceled', captured: 23_000, refunded: 23_000, refundDue: 0 },
      '0.00',
      [
        ['Refunded tickets', '-40.00'],
        ['Refund of what was left', '-190.00'],
      ],
    ],
    [
      'while the last of the money is on its way',
      [],
      { status: 'canceled', captured: 23_000, refunded: 5_000, refundDue: 15_000 },
      '30.00',
      [['Refund of what was left', '-200.00']],
    ],
    [
      'not at all',
      [],
      { status: 'confirmed', captured: 23_000, refunded: 0, refundDue: 0 },
      '230.00',
      [],
    ],
  ])('adds up when it is cancelled %s', (_what, adjustments, booking, total, lines) => {
    const ledger = trainLedger({ cents: CENTS, adjustments }, EN, { kept: keptOf(booking) });
    expect([ledger.total, ledger.lines.slice(2).map(({ name, amount }) => [name, amount])]).toEqual(
      [total, lines],
    );
  });
});
