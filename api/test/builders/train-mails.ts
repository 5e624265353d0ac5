import type { MailKind } from '../../src/booking/booking';
import { PASS, delivered } from './build-train';
import { EXCHANGED, PART_REFUNDED, UNPACKED } from './build-changed-train';
import { type TrainPaper } from '../../src/verticals/trains/documents/train-source';
import { GIVEN_BACK } from '../cases/train-mail-states';

const LINK = 'https://tickets.eurostar.example/ABC234/KEY';

/** What a mail about trains says in English, by its kind and the booking. */
export const EXPECTED_MAILS: readonly [MailKind, Partial<TrainPaper>, string[]][] = [
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
      'Paid €624.00',
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
      'Comes back to you €500.00',
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
      'You have paid €12.00 for the exchange',
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
    ['Your tickets have been exchanged', '€15.00 goes back the way you paid', 'Refunded: €15.00'],
  ],
  [
    'changed',
    UNPACKED,
    [
      '€18.00 goes back the way you paid',
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
      '€48.00 goes back the way you paid',
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
    ['stand as they were', 'The seats at this price were sold', 'No money is kept for it'],
  ],
  ['lapsed', {}, ['look for these journeys again']],
];
