import type { HotelBooking } from '@wayfare/api-contract';
import type { MailKind } from '../../../booking/booking';
import { readCatalogue } from '../../../platform/texts/catalogues';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { plain, squeezed, visible } from '../../../../test/conformance/mail/conformance';
import { BOOKING, CONTEXT, DUTCH } from '../../../../test/builders/build-stay-booking';
import { stayMail } from './stay-mail';
import { LATER, RETURNED, KINDS, mailOf } from '../../../../test/builders/stay-mails';

describe('A mail', () => {
  it.each<[MailKind, Partial<HotelBooking>, string[]]>([
    [
      'confirmed',
      {},
      [
        'Your booking is confirmed',
        'Free until Tuesday 8 December 2026, 23:59 (time at the hotel).',
        'Paid €1,098.72',
        'PL-556-21',
        'Late arrival, around 23:00.',
        'https://www.openstreetmap.org/?mlat=51.76870&mlon=19.45690',
        'Voucher (PDF): https://www.wayfare.example/api/hotels/voucher?key=v',
        'Property charge, on top of the total, paid at the property €12.00',
      ],
    ],
    ['confirmed', LATER, ['Charged to your card on 5 December 2026 €1,098.72']],
    [
      'confirmed',
      { guest: { firstName: 'Ann', lastName: 'de Wit' } },
      ['Main guest: Ann de Wit', 'Booked by: Zoë Kovács-Ğül'],
    ],
    [
      'confirmed',
      {
        cancelPolicy: { refundable: false, freeCancellationUntil: null, timeZone: 'Europe/Warsaw' },
      },
      ['This rate is not refundable'],
    ],
    [
      'pending',
      {},
      [
        'by Sunday 22 November 2026, 10:30 (time at the hotel) at the latest',
        'Until then €1,098.72 is only reserved.',
      ],
    ],
    [
      'pending',
      { pendingUntil: null, payment: LATER.payment },
      ['as soon as the property has answered', 'Nothing has been charged.'],
    ],
    ['failed', {}, ['The last room was sold', 'Nothing has been charged.', 'has been released']],
    [
      'refunded',
      {},
      ['We are refunding €1,098.72', 'within 5 to 10 working days', 'did not accept the booking'],
    ],
    [
      'canceled',
      {},
      [
        'Your booking is cancelled',
        'Cancellation fee €200.00',
        'Comes back to you €898.72',
        '€898.72 goes back the way you paid',
        'within 5 to 10 working days',
      ],
    ],
    [
      'canceled',
      { payment: { ...RETURNED, refunded: '0.00' } },
      ['nothing is refunded', 'Cancellation fee €1,098.72'],
    ],
    [
      'canceled',
      { payment: LATER.payment },
      ['Cancelling was free, and nothing had been charged.'],
    ],
    ['charged', {}, ['€1,098.72 has been charged', 'You do not need to do anything.']],
    [
      'chargeFailed',
      {},
      [
        'Your card was declined',
        'We could not charge €1,098.72',
        'We try the same card again in 12 hours',
        'Still to be paid €1,098.72',
        'nothing is charged',
      ],
    ],
  ])('“%s” tells what matters (%#)', async (kind, change, parts) => {
    const { text } = await mailOf(kind, change);
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it.each(KINDS)(
    '“%s” tells the hours of the property and what it takes when somebody is expected, and not otherwise',
    async (kind) => {
      const { text } = await mailOf(kind);
      const isOver = ['failed', 'refunded', 'canceled', 'givenBack', 'lapsed'].includes(kind);
      for (const part of ['from 15:00', 'until 11:00', '€12.00'])
        expect(squeezed(text).includes(part)).toBe(!isOver);
    },
  );

  it('about a refund of the desk tells what comes back now, what came before, and where its credit note is', async () => {
    const { subject, text } = await stayMail(
      'givenBack',
      { ...BOOKING, payment: { state: 'captured', charged: '1098.72', refunded: '50.00' } },
      {
        ...CONTEXT,
        givenBack: '20.00',
        invoice: { company: 'Kovács Kft', path: '/account/invoice?booking=bk_1' },
      },
    );
    expect(subject).toContain('Refund of €20.00: Hôtel Łódź & Györ');
    for (const part of [
      ...['We are giving back €20.00', 'It arrives within 5 to 10 working days'],
      ...['You paid €1,098.72', 'Given back before €30.00', 'Comes back to you €20.00'],
      'a credit note for Kovács Kft is due',
      'https://www.wayfare.example/account/invoice?booking=bk_1',
    ])
      expect(squeezed(text)).toContain(part);
  });

  it.each([
    'PRICE_CHANGED',
    'NO_ROOMS',
    'SUPPLIER_FAILED',
    'PAYMENT_FAILED',
    'PAYMENT_ABANDONED',
    'NOT_CONFIRMED',
  ] as const)('about a failure for %s gives its reason', async (reason) => {
    expect(squeezed((await mailOf('failed', { reason })).text)).toContain(
      { ...readCatalogue('en', 'documents'), ...readCatalogue('en', 'stay-documents') }[
        `reason.${reason}`
      ],
    );
  });

  it('about a failure without a reason gives none', async () => {
    expect(squeezed((await mailOf('failed', { reason: null })).text)).toContain(
      'could not book your stay at Hôtel Łódź & Györ, 10 – 12 December 2026. Nothing has been charged.',
    );
  });

  it.each<[string, string, string]>([
    ['2026-12-10', '2026-12-12', '10 – 12 December 2026'],
    ['2026-11-30', '2026-12-02', '30 November – 2 December 2026'],
    ['2026-12-30', '2027-01-02', '30 December 2026 – 2 January 2027'],
  ])('writes %s to %s as %s', async (checkIn, checkOut, written) => {
    expect((await mailOf('confirmed', { checkIn, checkOut })).subject).toContain(written);
  });

  const COMPANY = { company: 'Ümit & Zonen B.V.', path: '/invoice?booking=b-1' };
  it.each<[string, MailKind, DocumentContext, string[]]>([
    [
      'what is bought',
      'confirmed',
      { ...CONTEXT, invoice: COMPANY },
      [
        'You asked for an invoice for Ümit & Zonen B.V.',
        'reference, e-mail address and PIN',
        'To the invoice: https://www.wayfare.example/invoice?booking=b-1',
      ],
    ],
    ['what is paid later', 'charged', { ...CONTEXT, invoice: COMPANY }, ['To the invoice: https']],
    [
      'Dutch',
      'confirmed',
      { ...DUTCH, invoice: { ...COMPANY, path: '/nl/factuur?booking=b-1' } },
      [
        'Je vroeg om een factuur voor Ümit & Zonen B.V.',
        'Naar de factuur: https://www.wayfare.example/nl/factuur?booking=b-1',
      ],
    ],
  ])('about %s says how to get the invoice', async (_what, kind, context, parts) => {
    const { html, text } = await stayMail(kind, BOOKING, context);
    for (const part of parts) expect(squeezed(text)).toContain(part);
    expect(visible(html)).toContain(
      context.language === 'nl' ? 'Naar de factuur' : 'To the invoice',
    );
  });

  it.each<[MailKind, DocumentContext]>([
    ['confirmed', CONTEXT],
    ['canceled', { ...CONTEXT, invoice: COMPANY }],
  ])('of kind %s says nothing of an invoice without one', async (kind, context) => {
    expect((await stayMail(kind, BOOKING, context)).text).not.toMatch(/invoice/i);
  });

  it('of a real property mentions no demonstration', async () => {
    const { html, text } = await mailOf('confirmed', { hotel: { ...BOOKING.hotel, demo: false } });
    expect(`${html}${text}`).not.toContain('emonstration');
  });

  it('aligns the amounts of its plain text', async () => {
    const lines = plain((await mailOf('confirmed')).text)
      .split('\n')
      .filter((line) => /€[\d,.]+$/.test(line));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([72]));
  });

  it('shows its preheader before anything else', async () => {
    expect(visible((await mailOf('confirmed')).html)).toMatch(
      /^.{0,80}Check-in is on Thursday 10 December 2026 from 15:00/,
    );
  });

  it('does not link to what is no web address', async () => {
    await expect(
      stayMail('confirmed', BOOKING, { ...CONTEXT, links: { booking: 'javascript:alert(1)' } }),
    ).rejects.toThrow('no address');
  });
});
