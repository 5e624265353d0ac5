import type { MailKind } from '../../bookings/booking';
import { plain, squeezed } from '../mail/mail-conformance';
import { EXCHANGED, PART_REFUNDED, PASS, UNPACKED, delivered } from './a-train';
import { type TrainPaper } from './train-source';
import { GIVEN_BACK, mailOf, dutchMail } from './train-mail-states';

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
