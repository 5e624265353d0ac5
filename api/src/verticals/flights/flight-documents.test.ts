import { knownPages } from '../../platform/site-pages/site-pages';
import { freshKeySet } from '../../../test/builders/keys';
import { buildFlightBookingView } from '@wayfare/testing/booking-builders';
import type { Booking, MailKind } from '../../booking/booking';
import { readBookingKey } from '../../booking/booking-keys';
import { readPdf } from '../../../test/readers/pdf-reader';
import { flightDocuments } from './flight-documents';

const NOW = Date.parse('2026-12-10T09:05:00Z');
const keys = freshKeySet();
const VIEW = buildFlightBookingView();

const ROW: Booking = {
  id: VIEW.booking_id,
  reference: VIEW.reference,
  pin: VIEW.pin ?? '',
  linkGeneration: 0,
  carrierChange: null,
  carrierLookAt: null,
  invoiceDetails: null,
  retention: 'full',
  retentionLookAt: null,
  traceparent: null,
  pinFailures: 0,
  pinFailedAt: null,
  pinLockedUntil: null,
  vertical: 'flights',
  owner: 'u-1',
  quoteId: 'q-1',
  clientReference: 'c-1',
  requestHash: '',
  email: VIEW.email,
  language: 'en',
  details: {},
  total: 62_560,
  dueNow: 62_560,
  dueLater: 0,
  chargeAt: null,
  state: 'confirmed',
  stateSince: new Date(NOW),
  status: 'confirmed',
  reason: null,
  paymentState: 'captured',
  intentId: 'pi_1',
  charges: [{ intent: 'pi_1', captured: 62_560, refunded: 0 }],
  captured: 62_560,
  refundDue: 0,
  refunded: 0,
  chargeTries: 0,
  heldUntil: null,
  amendment: null,
  supplierQuote: null,
  supplierBooking: 'ord_1',
  supplierReference: 'X7KQ2P',
  watch: false,
  tries: 0,
  runAt: null,
  leaseToken: null,
  leaseUntil: null,
  createdAt: new Date(VIEW.createdAt),
};

const papers = flightDocuments({
  view: async ({ status }) => ({ ...VIEW, status }),
  keys,
  origin: 'https://www.wayfare.example',
  pages: knownPages,
  supportEmail: 'help@wayfare.example',
  clock: () => NOW,
});

describe('The papers of a flight booking', () => {
  it.each([
    ['en', '/flight-cancelation', 'Your flights are booked'],
    ['nl', '/nl/vlucht-annulering', 'Je vluchten zijn geboekt'],
  ] as const)(
    'are written in the language of the booking (%s) and lead to its page by a key of its own',
    async (language, page, heading) => {
      const { to, text } = await papers.mail({ ...ROW, language }, 'confirmed');
      expect(to).toBe('anneke@example.com');
      expect(text).toContain(heading);
      const [, path, key = ''] =
        /https:\/\/www\.wayfare\.example(\/[\w/-]+)\?key=(\S+)/.exec(text) ?? [];
      expect(path).toBe(page);
      expect(await readBookingKey(keys, key, NOW)).toEqual({ id: ROW.id, generation: 0 });
    },
  );

  it.each<[MailKind, string[]]>([
    ['confirmed', ['wayfare-fl12fl34.pdf', 'wayfare-fl12fl34.ics']],
    ['changed', ['wayfare-fl12fl34.pdf', 'wayfare-fl12fl34.ics']],
    ['canceled', ['wayfare-fl12fl34.ics']],
    ['held', []],
    ['lapsed', []],
    ['failed', []],
    ['refunded', []],
    ['changeFailed', []],
  ])('go along with the mail “%s” where they are of use', async (kind, names) => {
    const { attachments } = await papers.mail(ROW, kind);
    expect(attachments.map(({ name }) => name)).toEqual(names);
  });

  it('are what can be downloaded too', async () => {
    const { attachments } = await papers.mail(ROW, 'confirmed');
    const pdf = await papers.voucher(ROW);
    expect(readPdf(pdf).text).toContain('E-ticket');
    expect(attachments.map(({ content }) => content.length)).toEqual([
      pdf.length,
      Buffer.byteLength(await papers.calendar(ROW)),
    ]);
  });

  it('tell what a cancellation came to, as it was confirmed', async () => {
    const { text } = await papers.mail(
      { ...ROW, status: 'canceled', refunded: 41_560 },
      'canceled',
    );
    expect(text.replace(/\s+/g, ' ')).toContain('Cancellation fee €210.00');
    expect(await papers.calendar({ ...ROW, status: 'canceled' })).toContain('METHOD:CANCEL');
  });
});
