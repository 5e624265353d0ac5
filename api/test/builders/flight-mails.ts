import { buildBoughtServices } from '@wayfare/testing/flight-quote-builders';
import type { MailKind } from '../../src/booking/booking';
import { CHANGE, FLIGHT } from './build-flight';
import { type FlightPaper } from '../../src/verticals/flights/documents/flight-source';
import { NOTHING, UNTICKETED, HELD, GIVEN_BACK } from '../cases/flight-mail-states';

const LOST = buildBoughtServices();
const NO_CHANGE = { allowed: false, penalty_amount: null, penalty_currency: null };

/** What a mail about a flight says in English, by its kind and the booking. */
export const EXPECTED_MAILS: readonly [MailKind, Partial<FlightPaper>, string[]][] = [
  [
    'confirmed',
    {},
    [
      'Your flights are booked',
      'You fly with KLM from Amsterdam to Barcelona on Thursday 14 January 2027 at 09:20',
      'Your airline reference is X7KQ2P',
      'Ticket number 074 2401234501',
      '1 cabin bag, 1 checked bag',
      'KL 1665: plus 1 checked bag up to 23 kg',
      'Seats: KL 1665 13A',
      'Changing before departure costs €210.00 for all travellers together',
      'The fare is not refunded',
      'Fare, 2 adults, 1 child, 1 infant €412.00',
      'Paid €625.60',
      'E-ticket (PDF): https://www.wayfare.example/api/bookings/f-1/document.pdf?key=v',
    ],
  ],
  [
    'confirmed',
    { ...UNTICKETED },
    ['Ticket number follows', 'The airline reference that you need for it follows'],
  ],
  [
    'confirmed',
    { price_change: { previous_amount: '660.10', new_amount: '625.60' } },
    ['price fell while you booked: you agreed to €660.10 and paid €625.60.'],
  ],
  ['confirmed', { services: [] }, ['Seat at check-in', 'On an adult’s lap']],
  [
    'failed',
    {},
    [
      'could not book your flights',
      'The seats at this price were sold',
      'Nothing has been charged.',
      'has been released',
      'book the same flights again or choose others',
    ],
  ],
  [
    'failed',
    {
      reason: 'PRICE_CHANGED',
      price_change: { previous_amount: '625.60', new_amount: '660.10' },
    },
    ['we never charge more than you agreed to', 'You agreed to €625.60; the price is €660.10 now.'],
  ],
  ['failed', { reason: null }, ['14 – 21 January 2027. Nothing has been charged.']],
  [
    'refunded',
    {},
    [
      'We are refunding €625.60',
      'within 5 to 10 working days',
      'The airline’s booking system did not accept it.',
      'choose others',
    ],
  ],
  [
    'canceled',
    {},
    [
      'You cannot travel on these tickets any more',
      'Cancellation fee €210.00',
      'Comes back to you €415.60',
      'within 5 to 10 working days',
    ],
  ],
  [
    'canceled',
    { payment: { ...GIVEN_BACK, refunded: '0.00' } },
    ['Under the conditions of your fare nothing is refunded.', 'Cancellation fee €625.60'],
  ],
  ['canceled', { payment: NOTHING }, ['Cancelling was free, and nothing had been charged.']],
  [
    'held',
    {},
    [
      'Nothing has been charged: the flights are yours once you have paid €625.60',
      'Pay before Sunday 13 December 2026, 10:00 (time in Amsterdam)',
      'guaranteed until Saturday 12 December 2026, 10:00 (time in Amsterdam). After that KLM can change it',
      'Pay now: https://www.wayfare.example/flight-cancelation?key=signed',
    ],
  ],
  [
    'held',
    { hold: { ...HELD, price_guarantee_expires_at: HELD.payment_required_by } },
    ['The price is guaranteed until then.'],
  ],
  [
    'held',
    { hold: { ...HELD, price_guarantee_expires_at: null } },
    ['The price is not guaranteed: KLM can change it until you have paid.'],
  ],
  [
    'lapsed',
    {},
    [
      'Your seats have been released',
      'not paid in time',
      'Nothing has been charged',
      'look for these flights again',
    ],
  ],
  [
    'changed',
    {},
    [
      'Before: Wednesday 13 January 2027, 07:05 – 11:50 Amsterdam – Barcelona · KL 1223, KL 2401',
      'Now: Thursday 14 January 2027, 09:20 – 11:30 Amsterdam – Barcelona · KL 1665',
      'You have paid €46.20 for the change',
    ],
  ],
  [
    'changed',
    { changes: [CHANGE, { ...CHANGE, difference: '-12.00' }] },
    ['€12.00 goes back the way you paid', 'Refunded: €12.00'],
  ],
  [
    'changed',
    { changes: [{ ...CHANGE, difference: '0.00' }] },
    ['Nothing was charged for the change.'],
  ],
  [
    'changed',
    { changes: [{ ...CHANGE, lost_services: LOST }], services: LOST.slice(2) },
    [
      'No longer included',
      'KLM has not taken it over to the new flights and does not pay it back',
      'Anneke de Vries, Amsterdam – Barcelona: 1 checked bag up to 23 kg, €32.00',
      'Anneke de Vries, Amsterdam – Barcelona: seat 13A, €11.00',
      'Łukasz de Vries, Amsterdam – Barcelona: seat 13B. It stays on your other flights',
    ],
  ],
  [
    'changeFailed',
    {},
    ['stand as they were', 'The seats at this price were sold', 'No money is kept for the change'],
  ],
  ['charged', {}, ['your card has been charged €625.60 for Amsterdam – Barcelona']],
  ['chargeFailed', {}, ['We could not charge €625.60 for Amsterdam – Barcelona']],
  [
    'confirmed',
    {
      conditions: {
        refund_before_departure: {
          allowed: true,
          penalty_amount: '0.00',
          penalty_currency: 'EUR',
        },
        change_before_departure: null,
      },
    },
    ['Cancelling before departure is free'],
  ],
  [
    'confirmed',
    {
      slices: FLIGHT.slices.map((slice, index) =>
        index === 0
          ? slice
          : {
              ...slice,
              fare_brand_name: 'Economy Light',
              conditions: { ...slice.conditions, change_before_departure: NO_CHANGE },
            },
      ),
    },
    [
      'Amsterdam – Barcelona: Fare: Economy Standard.',
      'Barcelona – Amsterdam: Fare: Economy Light.',
      'Barcelona – Amsterdam: The flights cannot be changed.',
    ],
  ],
];
