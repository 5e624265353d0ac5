import type { MailKind } from '../../bookings/booking';
import { describeMail, plain, squeezed, visible } from '../mail/mail-conformance';
import {
  BOOKING,
  CONTEXT,
  DUTCH,
  EXCHANGED,
  IN_DUTCH,
  OUT,
  PART_REFUNDED,
  PASS,
  TICKETS,
  UNPACKED,
  delivered,
} from './a-train';
import { trainMail } from './train-mail';
import { TRAIN_TEXTS, type TrainPaper } from './train-source';

const NOTHING = { state: 'none', charged: '0.00', refunded: '0.00' } as const;
const UNSOLD = { supplierReference: null, documents: null } as const;
const GIVEN_BACK = { state: 'refunded', charged: '624.00', refunded: '500.00' } as const;

/** A booking as it is when each mail is sent. */
const STATES: Readonly<Record<MailKind, Partial<TrainPaper>>> = {
  confirmed: {},
  failed: {
    ...UNSOLD,
    status: 'failed',
    reason: 'NO_SEATS',
    payment: { ...NOTHING, state: 'voided' },
  },
  refunded: {
    ...UNSOLD,
    status: 'refunded',
    reason: 'SUPPLIER_FAILED',
    payment: { ...GIVEN_BACK, refunded: '624.00' },
  },
  canceled: { status: 'canceled', payment: GIVEN_BACK },
  changed: { changes: [{ kind: 'exchange', cents: 1_200 }] },
  changeFailed: { reason: 'NO_SEATS' },
  renamed: {},
  carrierChange: {},
  carrierAccepted: {},
  // these belong to bookings that are asked for, held, or paid later by themselves; trains are neither
  held: { ...UNSOLD, status: 'held', payment: NOTHING },
  lapsed: { ...UNSOLD, status: 'expired', payment: NOTHING },
  pending: { ...UNSOLD, status: 'pending', payment: NOTHING },
  charged: {},
  chargeFailed: { payment: NOTHING },
};
// the keys are those of the record
const KINDS = Object.keys(STATES) as MailKind[];

const mailOf = (kind: MailKind, change: Partial<TrainPaper> = {}) =>
  trainMail(kind, { ...BOOKING, ...STATES[kind], ...change }, CONTEXT);
const dutchMail = (kind: MailKind, change: Partial<TrainPaper> = {}) =>
  trainMail(kind, { ...BOOKING, ...IN_DUTCH, ...STATES[kind], ...change }, DUTCH);

describe.each(KINDS)('The mail “%s”', (kind) => {
  it('has in both its parts what identifies the booking, every train, and whom to ask', async () => {
    const { subject, html, text } = await mailOf(kind);
    expect(subject).toMatch(
      /Amsterdam Centraal – Paris Gare du Nord, 14 – 17 January 2027, and 1 more.*\(TR12TR34\)$/,
    );
    for (const part of [
      'TR12TR34',
      '4821',
      'Dear Anneke de Vries',
      'IC 9220',
      '09:10 Amsterdam Centraal',
      '11:20 Bruxelles-Midi',
      '40 min to change trains at Bruxelles-Midi',
      'Eurostar 9340',
      'Eurostar 9357',
      'Lucas de Vries',
      'coach 4, seat 62',
      'Global Pass, 7 days within 1 month',
      '1st class',
      '2 × XL, Anneke de Vries',
      '€624.00',
      'Demonstration booking',
      'help@wayfare.example',
    ]) {
      expect(visible(html)).toContain(part);
      expect(squeezed(text)).toContain(part);
    }
    expect(html).toContain('href="https://www.wayfare.example/trains/success?key=signed"');
    expect(text).toContain('https://www.wayfare.example/trains/success?key=signed');
  });

  describeMail(TRAIN_TEXTS, async () => ({ en: await mailOf(kind), nl: await dutchMail(kind) }));

  it('speaks of trains, not of rooms or planes', async () => {
    for (const { subject, html, text } of [await mailOf(kind), await dutchMail(kind)]) {
      expect(`${subject} ${visible(html)} ${text}`).not.toMatch(
        /\b(hotel|room|kamer|stay|verblijf|property|accommodatie|voucher|nights?|nacht(en)?|guest|gast|flights?|vlucht(en)?|airline|luchtvaart\w*)\b/i,
      );
    }
  });

  it('takes what a traveller or a carrier wrote for text', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'&';
    const legs = [
      { ...OUT, origin: { ...OUT.origin, label: `${attack}\r\nBcc: thief@example.com` } },
    ];
    const travelers = TICKETS.travelers.map((traveler) => ({ ...traveler, firstName: attack }));
    const { subject, html } = await mailOf(kind, {
      bookingItems: [{ ...TICKETS, legs, travelers }],
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

const LINK = 'https://tickets.eurostar.example/ABC234/KEY';

describe('A mail', () => {
  it.each<[MailKind, Partial<TrainPaper>, string[]]>([
    [
      'confirmed',
      {},
      [
        'Your train journey is booked',
        'Your tickets and calendar entries are attached',
        'reference ERA7K2',
        'Refundable until Wednesday 13 January 2027, 09:10 (time in Amsterdam Centraal), minus 20% of the price.',
        'Exchangeable until Thursday 14 January 2027, 08:10',
        'Refundable until 7 days before the first day, minus €25.00 per person.',
        'Pass number: QRM4K7X2A9',
        'Ticket as a PDF',
        'Charged to your card €624.00',
        'Tickets (PDF): https://www.wayfare.example/api/bookings/tb-1/document.pdf?key=v',
      ],
    ],
    [
      'confirmed',
      delivered({ type: 'ETK', code: 'K7QM2X9AB', url: null, station: null }),
      ['E-ticket code: K7QM2X9AB', 'Anneke de Vries, Lucas de Vries'],
    ],
    [
      'confirmed',
      delivered({ type: 'TICKETLESS', code: 'ABC234', url: null, station: null }),
      ['Reference: ABC234', 'No ticket is needed'],
    ],
    [
      'confirmed',
      delivered({ type: 'TOD', code: 'QRM4K7X2', url: null, station: 'Amsterdam Centraal' }),
      ['Collection code: QRM4K7X2', 'Collect at Amsterdam Centraal'],
    ],
    [
      'confirmed',
      delivered({ type: 'RETRIEVE_VIA_LINK', code: null, url: LINK, station: null }),
      [`Open your ticket: ${LINK}`],
    ],
    [
      'confirmed',
      { bookingItems: [PASS] },
      ['Your booking of Global Pass, 7 days within 1 month, 1 – 28 February 2027 is confirmed'],
    ],
    [
      'failed',
      {},
      [
        'could not book Amsterdam Centraal',
        'The seats at this price were sold',
        'Nothing has been charged.',
        'has been released',
        'No seats are kept for you',
      ],
    ],
    [
      'refunded',
      {},
      [
        'We are refunding €624.00',
        'within 5 to 10 working days',
        'The rail company’s booking system did not accept it.',
      ],
    ],
    [
      'canceled',
      {},
      [
        'You cannot travel on these tickets any more',
        'Cancellation fee €124.00',
        'Back to your card €500.00',
      ],
    ],
    [
      'canceled',
      { payment: { ...GIVEN_BACK, refunded: '0.00' } },
      ['Under the conditions of your fare nothing is refunded.'],
    ],
    [
      'changed',
      EXCHANGED,
      [
        'Your tickets have been exchanged',
        'Before: Thursday 14 January 2027, 09:10 – 13:35 Amsterdam Centraal – Paris Gare du Nord (IC 9220, Eurostar 9340)',
        'Now: Thursday 14 January 2027, 08:14 – 11:35 Amsterdam Centraal – Paris Gare du Nord (Eurostar 9320)',
        '€12.00 has been charged to your card for the exchange',
        'Charged: €12.00',
      ],
    ],
    [
      'changed',
      {
        ...EXCHANGED,
        changes: [
          { kind: 'refund', cents: -100 },
          { kind: 'exchange', cents: -1_500 },
        ],
      },
      ['Your tickets have been exchanged', '€15.00 goes back to the card', 'Refunded: €15.00'],
    ],
    [
      'changed',
      UNPACKED,
      [
        '€18.00 goes back to the card',
        'Not on the new train: 2 × XL, Anneke de Vries, Amsterdam Centraal – Paris Gare du Nord: €30.00 comes back',
        'Seat wish: table',
      ],
    ],
    [
      'changed',
      { ...EXCHANGED, changes: [{ kind: 'exchange', cents: 0 }] },
      ['Nothing was charged for the exchange.'],
    ],
    [
      'changed',
      PART_REFUNDED,
      [
        'A part of your booking is cancelled',
        '€48.00 goes back to the card',
        'Your refund',
        'Refunded: €48.00',
      ],
    ],
    [
      'changed',
      { ...PART_REFUNDED, changes: [{ kind: 'refund', cents: 0 }] },
      ['Under the conditions of the fare nothing is refunded for them.'],
    ],
    [
      'changeFailed',
      {},
      [
        'stand as they were',
        'The seats at this price were sold',
        'Nothing has been charged for it',
      ],
    ],
    ['lapsed', {}, ['look for these journeys again']],
  ])('“%s” tells what matters (%#)', async (kind, change, parts) => {
    const { text } = await mailOf(kind, change);
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it.each<[MailKind, Partial<TrainPaper>, string, string[]]>([
    [
      'confirmed',
      {},
      'Bevestigd',
      [
        'Je treinreis is geboekt',
        'rijtuig 4, plaats 61',
        'Terugbetaling kan tot woensdag 13 januari 2027, 09:10 (tijd in Amsterdam Centraal), min 20% van de prijs.',
        '40 min om over te stappen in Bruxelles-Midi',
        '7 dagen naar keuze',
      ],
    ],
    [
      'changed',
      EXCHANGED,
      'Omgeruild',
      [
        'Je tickets zijn omgeruild',
        'Eerst: donderdag 14 januari 2027, 09:10 – 13:35',
        'Voor het omruilen is € 12,00 van je kaart afgeschreven.',
      ],
    ],
    [
      'changed',
      UNPACKED,
      'Omgeruild',
      [
        'Niet in de nieuwe trein: 2 × XL, Anneke de Vries, Amsterdam Centraal – Paris Gare du Nord: je krijgt € 30,00 terug',
        'Stoelwens: tafel',
      ],
    ],
    [
      'changed',
      PART_REFUNDED,
      'Deels geannuleerd',
      ['Een deel van je boeking is geannuleerd', '€ 48,00 gaat terug naar de kaart'],
    ],
    [
      'canceled',
      {},
      'Geannuleerd',
      ['Annuleringskosten € 124,00', '€ 500,00 gaat terug naar de kaart'],
    ],
    ['failed', {}, 'Niet geboekt', ['Er worden geen plaatsen voor je vastgehouden']],
  ])('“%s” tells it in Dutch (%#)', async (kind, change, opening, parts) => {
    const { subject, text } = await dutchMail(kind, change);
    expect(subject).toMatch(new RegExp(`^${opening}: `));
    for (const part of parts) expect(squeezed(text)).toContain(part);
  });

  it('about a partial refund speaks of who still travels, and not of an exchange', async () => {
    const { text } = await mailOf('changed', PART_REFUNDED);
    expect(text).not.toMatch(/Lucas|exchange is confirmed/);
  });

  it('without supply that is invented has no such label', async () => {
    expect((await mailOf('confirmed', { demo: false })).text).not.toContain('Demonstration');
  });

  it('leads to no carrier’s page but one over https', async () => {
    const { html, text } = await mailOf(
      'confirmed',
      delivered({
        type: 'RETRIEVE_VIA_LINK',
        code: null,
        url: 'http://tickets.example/1',
        station: null,
      }),
    );
    expect(`${html} ${text}`).not.toContain('tickets.example');
  });

  it('aligns the amounts of its plain text', async () => {
    const lines = plain((await mailOf('confirmed')).text)
      .split('\n')
      .filter((line) => / {2}€[\d,.]+$/.test(line));
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([72]));
  });
});
