import { freshKeySet } from '../session/keys-under-test';
import type { DeliveryType } from '@wayfare/api-contract';
import type { Booking, MailKind } from '../bookings/booking';
import { readBookingKey } from '../bookings/booking-keys';
import { readPdf } from '../documents/pdf/pdf-reader';
import { passLocation, ticketLocation } from './a-rail-item';
import { aTrainRecord } from './a-train-record';
import { trainBookingView } from './train-booking-view';
import { trainDocuments } from './train-documents';
import type { TrainRecord } from './train-records';

const NOW = Date.parse('2026-12-10T09:05:00Z');
const keys = freshKeySet();
const RECORD = aTrainRecord([[ticketLocation({ ages: [40, 8] })], [passLocation()]]);

const ROW: Booking = {
  id: 'tb-1',
  reference: 'TR12TR34',
  pin: '4821',
  linkGeneration: 0,
  carrierChange: null,
  carrierLookAt: null,
  retention: 'full',
  retentionLookAt: null,
  pinFailures: 0,
  pinFailedAt: null,
  pinLockedUntil: null,
  vertical: 'trains',
  owner: 'u-1',
  quoteId: 'q-1',
  clientReference: 'c-1',
  requestHash: '',
  email: 'sanne@example.com',
  language: 'en',
  // a column is JSON: instants are texts there
  details: JSON.parse(JSON.stringify(RECORD)) as unknown,
  total: 32_800,
  dueNow: 32_800,
  dueLater: 0,
  chargeAt: null,
  state: 'confirmed',
  stateSince: new Date(NOW),
  status: 'confirmed',
  reason: null,
  paymentState: 'captured',
  intentId: 'pi_1',
  charges: [{ intent: 'pi_1', captured: 32_800, refunded: 0 }],
  captured: 32_800,
  refundDue: 0,
  refunded: 0,
  chargeTries: 0,
  heldUntil: null,
  deal: null,
  supplierQuote: null,
  supplierBooking: 'rail-1',
  supplierReference: 'ERA7K2',
  watch: false,
  tries: 0,
  runAt: null,
  leaseToken: null,
  leaseUntil: null,
  createdAt: new Date(NOW),
};

const papers = trainDocuments({
  view: (booking) => trainBookingView(booking, { keys, language: booking.language }),
  keys,
  origin: 'https://www.wayfare.example',
  supportEmail: 'help@wayfare.example',
  clock: () => NOW,
});

const withRecord = (change: Partial<TrainRecord>): Booking => ({
  ...ROW,
  details: { ...RECORD, ...change },
});
const squeezed = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\s+/g, ' ');

describe('The papers of a train booking', () => {
  it.each([
    ['en', '/trains/success', 'Your train journey is booked'],
    ['nl', '/nl/treinen/success', 'Je treinreis is geboekt'],
  ] as const)(
    'are written in the language of the booking (%s) and lead to its page by a key of its own',
    async (language, page, heading) => {
      const { to, text } = await papers.mail({ ...ROW, language }, 'confirmed');
      expect(to).toBe('Sanne@Example.com');
      expect(text).toContain(heading);
      const [, path, key = ''] =
        /https:\/\/www\.wayfare\.example(\/[\w/-]+)\?key=(\S+)/.exec(text) ?? [];
      expect(path).toBe(page);
      expect(await readBookingKey(keys, key, NOW)).toEqual({ id: ROW.id, generation: 0 });
    },
  );

  it.each<[MailKind, string[]]>([
    ['confirmed', ['wayfare-tr12tr34.pdf', 'wayfare-tr12tr34.ics']],
    ['changed', ['wayfare-tr12tr34.pdf', 'wayfare-tr12tr34.ics']],
    ['canceled', ['wayfare-tr12tr34.ics']],
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
    expect(readPdf(pdf).text).toContain('Train tickets');
    expect(attachments.map(({ content }) => content.length)).toEqual([
      pdf.length,
      Buffer.byteLength(await papers.calendar(ROW)),
    ]);
  });

  it('TRN-34 have the code that is scanned of each printed ticket, which no view has', async () => {
    const { text, figures } = readPdf(await papers.voucher(ROW));
    expect(figures).toHaveLength(2);
    expect(squeezed(text)).toContain('The code in letters: WAYFARE item-1 2');
    expect(JSON.stringify(await trainBookingView(ROW, { keys, language: 'en' }))).not.toContain(
      'WAYFARE item-1',
    );
  });

  it('TRN-34 are handed out one by one: a traveller’s own has nobody else’s ticket, name, code or price', async () => {
    const [item] = RECORD.items;
    const names = ['Sanne', 'Lucas'];
    const record = {
      items: RECORD.items.map((each) => ({
        ...each,
        travellers: each.travellers.map((traveller, index) => ({
          ...traveller,
          firstName: names[index] ?? '',
        })),
      })),
    };
    const ticket = async (travelerId: string, itemId = item?.id ?? '', row = withRecord(record)) =>
      (await papers.ticket?.(row, { itemId, travelerId })) ?? null;
    const own = await ticket('t2');
    const { text, figures } = readPdf(own ?? Buffer.from(''));
    expect([
      figures.length,
      squeezed(text).includes('WAYFARE item-1 2'),
      text.includes('Lucas'),
    ]).toEqual([1, true, true]);
    expect(text).not.toMatch(/Sanne|WAYFARE item-1 1|Tickets and passes|Total|Interrail/);
    expect(
      await Promise.all([
        ticket('t9'),
        ticket('t1', 'item-9'),
        ticket('t1', item?.id, { ...withRecord(record), status: 'canceled' }),
      ]),
    ).toEqual([null, null, null]);
  });

  it('TRN-34 are named one by one in the view, and not for who has no ticket any more', async () => {
    const view = await trainBookingView(ROW, { keys, language: 'en' });
    expect(
      view.documents?.tickets.map(({ itemID, travelerId, url }) => [
        itemID,
        travelerId,
        url.replace(/key=.*/, ''),
      ]),
    ).toEqual([
      ['item-1', 't1', '/api/bookings/tb-1/tickets/item-1/t1/document.pdf?'],
      ['item-1', 't2', '/api/bookings/tb-1/tickets/item-1/t2/document.pdf?'],
    ]);
    expect(
      (await trainBookingView({ ...ROW, status: 'canceled' }, { keys, language: 'en' })).documents,
    ).toBeNull();
  });

  it.each<[DeliveryType, number]>([
    ['PAH', 1],
    ['ETK', 0],
    ['TICKETLESS', 0],
  ])('TRN-34 draw a code for %s where there is something to scan: %d', async (type, codes) => {
    const items = RECORD.items.slice(1).map((item) => ({
      ...item,
      documents: [
        {
          type,
          travellerId: 't1',
          code: null,
          url: null,
          station: null,
          barcode: codes === 0 ? null : 'RAIL1|X',
        },
      ],
    }));
    expect(readPdf(await papers.voucher(withRecord({ items }))).figures).toHaveLength(codes);
  });

  it('word a change by what it was: an exchange, or a part that was given back', async () => {
    const exchange = { kind: 'exchange', cents: 1_200, quoteId: 'q-2' } as const;
    const refund = { kind: 'refund', cents: -4_800, quoteId: 'q-3' } as const;
    expect(
      squeezed(
        (await papers.mail(withRecord({ adjustments: [refund, exchange] }), 'changed')).text,
      ),
    ).toContain('€12.00 has been charged to your card for the exchange');
    expect(
      squeezed(
        (await papers.mail(withRecord({ adjustments: [exchange, refund] }), 'changed')).text,
      ),
    ).toContain('A part of your booking is cancelled');
    expect(await papers.calendar(withRecord({ adjustments: [exchange, refund] }))).toContain(
      'SEQUENCE:2',
    );
  });

  it('tell what a cancellation came to, as it was confirmed', async () => {
    const { text } = await papers.mail(
      { ...ROW, status: 'canceled', refunded: 20_000 },
      'canceled',
    );
    expect(squeezed(text)).toContain('Cancellation fee €128.00');
    expect(await papers.calendar({ ...ROW, status: 'canceled' })).toContain('METHOD:CANCEL');
  });
});
