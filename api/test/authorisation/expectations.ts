import { DETAILS } from '../builders/invoices';
import type { OwnedThings } from './owned-things';

/* Who may do what, by method and path of the API's own description. An operation that stands in no list fails the matrix:
   put it where it belongs. */

/** Gives or changes only what belongs to the token itself: there is no id to name somebody else's by. */
export const OWN: Readonly<Record<string, object>> = {
  'POST /api/hotels/booking-list': {},
  'POST /api/flights/booking-list': {},
  'POST /api/trains/booking-list': {},
  'POST /api/bookings/trips': {},
  'POST /api/trains/get-last-basket': {},
  'POST /api/trains/create-payment-intent': {},
  'POST /api/trains/remove-payment-intent': {},
  'POST /api/trains/delete-basket': {},
  'POST /api/trains/create-booking-p2p': { booking: { items: [{ offerLocations: ['nowhere'] }] } },
};

/** The same, for users alone. */
export const OWN_ACCOUNT: Readonly<Record<string, object>> = {
  'GET /api/account': {},
  'PUT /api/account': { name: 'Sanne', lastname: 'Bakker', language: 'en' },
  'POST /api/account/password': { current: 'wrong', password: 'Haven!2026x' },
  'GET /api/account/sessions': {},
  'POST /api/account/sessions/end': { id: '00000000-0000-4000-8000-000000000000' },
  'GET /api/account/travellers': {},
  'PUT /api/account/travellers': { firstName: 'Bo', lastName: 'Jansen' },
  'POST /api/account/travellers/delete': { id: '00000000-0000-4000-8000-000000000000' },
  'GET /api/account/cards': {},
  'POST /api/account/cards': {},
  'POST /api/account/cards/delete': { id: 'pm_1' },
  'POST /api/account/export': {},
  'POST /api/account/erase': { confirm: 'no' },
  'GET /api/account/claims': {},
  'POST /api/account/claims': {},
  'GET /api/account/favourites': {},
  'PUT /api/account/favourites': { favourites: [{ product: 'hotels', item: 'acc_1' }] },
  'POST /api/account/favourites/delete': { product: 'hotels', item: 'acc_1' },
  'GET /api/account/price-alerts': {},
  'POST /api/account/price-alerts/end': { id: '00000000-0000-4000-8000-000000000000' },
  'GET /api/account/company': {},
  'PUT /api/account/company': { details: null },
  'GET /api/account/invoices': {},
  'POST /api/account/invoices/export': { month: '2026-11' },
};

/** Reaches for something by its id: the owner gets on, and for everybody else it is as if there were no such thing. */
export const OBJECTS: Readonly<Record<string, (things: OwnedThings) => object>> = {
  'POST /api/hotels/book': ({ hotel }) => hotel.book,
  'POST /api/hotels/booking': ({ hotel }) => ({ booking_id: hotel.id }),
  'POST /api/hotels/cancel': ({ hotel }) => ({ booking_id: hotel.id, step: 'quote' }),
  'POST /api/bookings/revoke-links': ({ hotel }) => ({ booking_id: hotel.id }),
  'POST /api/bookings/invoice': ({ hotel }) => ({ booking_id: hotel.id }),
  'PUT /api/bookings/invoice': ({ flight }) => ({ booking_id: flight.id, details: DETAILS }),
  'POST /api/bookings/credit-note': ({ train }) => ({ booking_id: train.id }),
  'POST /api/create-payment-intent': ({ hotel }) => ({ offerID: hotel.book.optionRefId }),
  'POST /api/createCheckOutSession': ({ hotel }) => ({ booking_id: hotel.id }),
  'POST /api/flights/{provider}/orders': ({ flight }) => flight.order,
  'POST /api/flights/booking': ({ flight }) => ({ booking_id: flight.id }),
  'POST /api/flights/{provider}/order-cancellations': ({ flight }) => ({ booking_id: flight.id }),
  'POST /api/flights/{provider}/order-cancellations/confirm': ({ flight }) => ({
    booking_id: flight.id,
    cancellation_id: 'ore_1',
    accepted_refund: '1.00',
  }),
  'POST /api/flights/{provider}/hold-quotes': ({ flight }) => ({ booking_id: flight.id }),
  'POST /api/flights/{provider}/hold-payments': ({ flight }) => ({
    booking_id: flight.id,
    quote_id: flight.order.quote_id,
    payment_intent_id: 'pi_1',
    accepted_total: '1.00',
  }),
  'POST /api/flights/{provider}/order-change-requests': ({ flight }) => ({
    booking_id: flight.id,
    slice_id: flight.sliceId,
    departure_date: '2031-01-01',
  }),
  'POST /api/flights/{provider}/order-change-requests/quote': ({ flight }) => ({
    booking_id: flight.id,
    slice_id: flight.sliceId,
    change_offer_id: 'oco_1',
  }),
  'POST /api/flights/{provider}/carrier-changes/accept': ({ flight }) => ({
    booking_id: flight.id,
    change_id: 'aic_1',
  }),
  'POST /api/flights/{provider}/order-change-requests/confirm': ({ flight }) => ({
    booking_id: flight.id,
    quote_id: flight.order.quote_id,
    payment_intent_id: null,
    accepted_difference: '1.00',
  }),
  'POST /api/trains/get-booking': ({ basket }) => ({ bookingID: basket.id }),
  'PUT /api/trains/update-travelers': ({ basket }) => ({
    bookingID: basket.id,
    items: [{ itemID: basket.itemId, travelers: basket.travellers }],
  }),
  'PUT /api/trains/preferences-types': ({ basket }) => ({
    bookingID: basket.id,
    itemID: basket.itemId,
    request: { preferences: [] },
  }),
  'POST /api/trains/create-service-offer': ({ basket }) => ({
    bookingID: basket.id,
    itemID: basket.itemId,
    serviceOfferID: 'none',
    request: { serviceId: 'bag', fareOfferIds: ['none'], count: 1 },
  }),
  'POST /api/trains/delete-service-offer': ({ basket }) => ({
    bookingID: basket.id,
    itemID: basket.itemId,
    serviceOfferID: 'none',
  }),
  'POST /api/trains/prebook': ({ basket }) => ({
    bookingID: basket.id,
    request: { items: [{ id: basket.itemId, ticketingOption: 'PAH' }], shownTotal: '0.01' },
  }),
  'POST /api/trains/booking': ({ train }) => ({ booking_id: train.id }),
  'POST /api/trains/get-booking-id': ({ train }) => ({ IDTrain: train.reference }),
  'POST /api/trains/print': ({ train }) => ({ bookingID: train.id }),
  'POST /api/trains/create-refund': ({ train }) => ({
    bookingID: train.id,
    request: { type: 'REFUND', items: [{ id: train.itemId }] },
  }),
  'POST /api/trains/confirm-refund': ({ train }) => ({
    bookingID: train.id,
    refundID: 'none',
    acceptedRefund: '1.00',
  }),
  'POST /api/trains/search-exchange-offers': ({ train }) => ({
    bookingID: train.id,
    request: {
      items: [
        {
          id: train.itemId,
          legs: [
            {
              id: 'leg-1',
              origin: 'DE:berlin',
              destination: 'DE:hamburg',
              departure: '2031-01-01T08:00',
            },
          ],
        },
      ],
    },
  }),
  'POST /api/trains/exchange-quote': ({ train }) => ({
    bookingID: train.id,
    request: {
      items: [
        { id: train.itemId, searchId: 'none', legs: [{ id: 'leg-1', selectedOfferId: 'none' }] },
      ],
    },
  }),
  'POST /api/trains/exchange-operation-confirmation': ({ train }) => ({
    bookingID: train.id,
    exchangeOperationId: 'none',
    payment_intent_id: null,
  }),
  'POST /api/trains/carrier-changes/accept': ({ train }) => ({
    bookingID: train.id,
    change_id: 'rsc_1',
  }),
  'PUT /api/trains/edit-travelers': ({ train }) => ({
    bookingID: train.id,
    itemID: train.itemId,
    travelers: [{ id: 't1', firstName: 'Bo', lastName: 'Jansen' }],
  }),
  'POST /api/trains/confirm-booking': ({ train }) => ({ payment_intent_id: train.intent }),
  // at the end, since the owner's own call takes the item away
  'POST /api/trains/deleteItem': ({ basket }) => ({ bookingID: basket.id, itemID: basket.itemId }),
};

/** Operations of the list above that a session may do too which found the booking by its PIN; all others stay its owner's. */
export const BY_FINDER: ReadonlySet<string> = new Set([
  'POST /api/hotels/booking',
  'POST /api/hotels/cancel',
  'POST /api/bookings/revoke-links',
  'POST /api/bookings/invoice',
  'PUT /api/bookings/invoice',
  'POST /api/bookings/credit-note',
  'POST /api/flights/booking',
  'POST /api/flights/{provider}/order-cancellations',
  'POST /api/flights/{provider}/order-cancellations/confirm',
  'POST /api/flights/{provider}/hold-quotes',
  'POST /api/flights/{provider}/hold-payments',
  'POST /api/flights/{provider}/order-change-requests',
  'POST /api/flights/{provider}/carrier-changes/accept',
  'POST /api/flights/{provider}/order-change-requests/quote',
  'POST /api/flights/{provider}/order-change-requests/confirm',
  'POST /api/trains/booking',
  'POST /api/trains/print',
  'POST /api/trains/create-refund',
  'POST /api/trains/confirm-refund',
  'POST /api/trains/search-exchange-offers',
  'POST /api/trains/exchange-quote',
  'POST /api/trains/exchange-operation-confirmation',
  'POST /api/trains/carrier-changes/accept',
  'PUT /api/trains/edit-travelers',
]);

/** Operations of the list above that find a second thing by another way: the ticket that a basket became. */
export const SECOND_OBJECTS: readonly (readonly [string, (things: OwnedThings) => object])[] = [
  ['POST /api/trains/get-booking', ({ train }) => ({ bookingID: train.id })],
];

/** What these ask for was bought when the bookings were made: even the owner gets no further. */
export const SPENT: ReadonlySet<string> = new Set(['POST /api/trains/confirm-booking']);
