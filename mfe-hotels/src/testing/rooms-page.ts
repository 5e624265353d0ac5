import {
  bookHotel,
  createPaymentIntent,
  hotelAvailability,
  hotelBooking,
  hotelQuote,
  hotelQuoted,
  hotelReviews,
  paymentSettings,
  popularPlaces,
  resolveHotelPath,
} from '@wayfare/api-contract';
import type { StayOption } from '@wayfare/api-contract';
import {
  buildStayOption,
  buildStayPrice,
  fakeWire,
  PAYMENT_SETTINGS,
  renderRoute,
} from '@wayfare/testing';
import manifest from '../../vertical.json';
import { vertical } from '../remote';
import { availability, searchOf } from './answers';
import { buildBooking, buildQuote, manyRooms } from './bookings';
import { HOTEL } from './hotel-page';
import { NO_REVIEWS } from './reviews';

/* For tests: a hotel with two rooms for two parties. */

export const TWO = [{ paxes: [{ age: 30 }, { age: 30 }] }, { paxes: [{ age: 30 }, { age: 5 }] }];
export const SEARCH = searchOf({ hotels: ['h-1'], occupancies: TWO });
export const BERT = { firstName: 'Bert', lastName: 'Bakker' };

const FREE = buildStayOption().cancelPolicy;
export const FIXED = { refundable: false, freeCancellationUntil: null, timeZone: 'Europe/Madrid' };

/** an option of one room, or of both */
export function option(
  kind: 'double' | 'suite',
  room: number | 'both',
  gross: string,
  cancelPolicy: StayOption['cancelPolicy'] = FREE,
): StayOption {
  const description = kind === 'double' ? 'Double room' : 'Junior suite';
  const numbers = room === 'both' ? [1, 2] : [room];
  const id = `${kind}-${room}${cancelPolicy.refundable ? '' : '-saver'}`;
  const rooms = numbers.map((occupancyRefID) => ({
    occupancyRefID,
    code: kind,
    description,
    maximun_capacity: 3,
    meal_plan: 'Breakfast',
  }));
  return buildStayOption({
    optionRefId: id,
    rooms,
    cancelPolicy,
    price: buildStayPrice({ gross }),
  });
}

const OPTIONS = [option('double', 'both', '380.00')];

export const ROOMS = [1, 2].map((number) => ({
  occupancyRefID: number,
  options: [
    option('double', number, '200.00'),
    option('double', number, '170.00', FIXED),
    option('suite', number, '300.50'),
    option('suite', number, '280.00', FIXED),
  ],
}));

const [FIRST, SECOND] = manyRooms(2).rooms;

const QUOTE = buildQuote({
  occupancies: TWO,
  rooms: [FIRST!, { ...SECOND!, description: 'Junior suite', cancelPolicy: FIXED }],
  cancelPolicy: FIXED,
});

export function openRooms(path: string, rooms = ROOMS) {
  const wire = fakeWire([
    [hotelAvailability, availability({ options: OPTIONS, rooms })],
    [hotelReviews, NO_REVIEWS],
    [resolveHotelPath, HOTEL],
    [hotelQuote, QUOTE],
    [hotelQuoted, QUOTE],
    [popularPlaces, []],
    [paymentSettings, PAYMENT_SETTINGS],
    [
      createPaymentIntent,
      {
        paymentIntent: {
          id: 'pi_1',
          client_secret: 's',
          mode: 'payment',
          amount: 41250,
          currency: 'eur',
          status: 'requires_payment_method',
          capture_method: 'manual',
        },
      },
    ],
    [bookHotel, { booking_id: 'b-1', status: 'completing', reference: 'AB12CD34' }],
    [
      hotelBooking,
      buildBooking({
        occupancies: TWO,
        rooms: QUOTE.rooms.map((room, index) => ({
          ...room,
          guest: index === 0 ? { firstName: 'Anna', lastName: 'Visser' } : BERT,
        })),
        cancelPolicy: FIXED,
      }),
    ],
  ]);
  return renderRoute(vertical, manifest, path, { wire });
}
