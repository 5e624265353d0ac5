import type { HotelBooking } from '@wayfare/api-contract';
import { paymentRows, settlementOf } from './payment-section';
import { priceRows } from './price-section';
import { BOOKING, CONTEXT, DUTCH } from '../../../test/builders/build-stay-booking';
import { stayLine } from '../../verticals/hotels/documents/stay-section';
import { staySource, type StaySource } from '../../verticals/hotels/documents/stay-source';

type Terms = Partial<HotelBooking['terms']>;
type Payment = Partial<HotelBooking['payment']>;

const withPayment = (terms: Terms, payment: Payment): HotelBooking => ({
  ...BOOKING,
  terms: { ...BOOKING.terms, now: '0.00', ...terms },
  payment: { state: 'none', charged: '0.00', refunded: '0.00', ...payment },
});

describe('Payment', () => {
  it.each<[string, Terms, Payment, [string, string][]]>([
    [
      'all at once, done',
      { now: '100.00' },
      { state: 'captured', charged: '100.00' },
      [['Paid', '€100.00']],
    ],
    [
      'all at once, reserved',
      { now: '100.00' },
      { state: 'authorised' },
      [['Reserved', '€100.00']],
    ],
    [
      'all at once, not yet',
      { now: '100.00' },
      { state: 'awaiting' },
      [['To be paid now', '€100.00']],
    ],
    [
      'later',
      { later: '100.00', laterDate: '2026-12-05' },
      { state: 'scheduled' },
      [['Charged to your card on 5 December 2026', '€100.00']],
    ],
    [
      'later, done',
      { later: '100.00', laterDate: '2026-12-05' },
      { state: 'captured', charged: '100.00' },
      [['Paid', '€100.00']],
    ],
    [
      'in three parts',
      { now: '30.00', later: '50.00', laterDate: '2026-12-05', property: '20.00' },
      { state: 'captured', charged: '30.00' },
      [
        ['Paid', '€30.00'],
        ['Charged to your card on 5 December 2026', '€50.00'],
        ['To be paid at the property', '€20.00'],
      ],
    ],
    ['at the property', { property: '100.00' }, {}, [['To be paid at the property', '€100.00']]],
    [
      'given back in part',
      { now: '100.00' },
      { state: 'refunded', charged: '100.00', refunded: '40.00' },
      [
        ['Paid', '€100.00'],
        ['Refunded to you', '€40.00'],
      ],
    ],
    ['nothing', {}, {}, []],
  ])('%s is said in so many words', (_case, terms, payment, rows) => {
    expect(
      paymentRows(staySource(withPayment(terms, payment), CONTEXT)).map(({ label, amount }) => [
        label,
        amount,
      ]),
    ).toEqual(rows);
  });

  it('that the card declined is still open', () => {
    const booking = withPayment(
      { later: '100.00', laterDate: '2026-12-05' },
      { state: 'scheduled' },
    );
    expect(paymentRows(staySource(booking, CONTEXT), true)).toEqual([
      { label: 'Still to be paid', amount: '€100.00', weight: 'line' },
    ]);
  });
});

describe('The end of a booking', () => {
  it.each([
    ['what was kept is the fee', {}, { refund: 6_000, fee: 4_000 }],
    [
      'what was confirmed counts when the money is still on its way',
      { cancellation: { refund: '75.00', fee: '25.00' } },
      { refund: 7_500, fee: 2_500 },
    ],
  ])('%s', (_case, change, { refund, fee }) => {
    const booking = withPayment(
      { now: '100.00' },
      { state: 'refunded', charged: '100.00', refunded: '60.00' },
    );
    const settlement = settlementOf(staySource(booking, { ...CONTEXT, ...change }));
    expect([settlement.charged.amount, settlement.refund.amount, settlement.fee.amount]).toEqual([
      10_000,
      refund,
      fee,
    ]);
  });
});

describe('The price', () => {
  const rowsOf = (source: StaySource) => priceRows(source, (line) => stayLine(line, source));

  it('names every line, adds the total, and what the property takes on top', () => {
    expect(
      rowsOf(staySource(BOOKING, DUTCH)).map(({ label, amount, weight }) => [
        label,
        amount.replace(/\u00a0/g, ' '),
        weight,
      ]),
    ).toEqual([
      ['2 kamers, 2 nachten', '€ 1.120,00', 'line'],
      ['Korting (10%)', '€ -112,00', 'line'],
      ['Belastingen (9%)', '€ 90,72', 'line'],
      ['Totaal', '€ 1.098,72', 'total'],
      [
        'Toeslag van de accommodatie, boven op het totaal, te betalen bij de accommodatie',
        '€ 12,00',
        'line',
      ],
    ]);
  });

  it('keeps the names that the booking gives its lines', () => {
    const ledger = {
      ...BOOKING.ledger,
      lines: [
        {
          kind: 'tax' as const,
          name: 'City tax',
          type: 'PERCENTAGE' as const,
          value: 12.5,
          amount: '10.00',
        },
      ],
      atProperty: [{ name: 'Resort fee', amount: '5.00' }],
    };
    expect(rowsOf(staySource({ ...BOOKING, ledger }, CONTEXT)).map(({ label }) => label)).toEqual([
      'City tax (12.5%)',
      'Total',
      'Resort fee, on top of the total, paid at the property',
    ]);
  });
});
