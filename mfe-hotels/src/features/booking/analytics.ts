/* Events of a hotel booking for the tag manager's `dataLayer`. They stay in the page: whoever sends them asks first (OQ-21). */
import type { HotelBooking, PaymentTiming, Quote } from '@wayfare/api-contract';
import { countParty, fromOccupancies, parseMoney } from '@wayfare/domain';
import { useEffect } from 'react';
import type { OfferFacts } from './booking-memory';
import { isRecord, readStored, writeStored } from './session-store';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

type BookedStay = Pick<Quote | HotelBooking, 'hotel' | 'occupancies' | 'ledger'>;

interface HotelItem {
  item_id: string;
  item_name: string;
  item_category: 'Hotel';
  price: number;
  quantity: 1;
  location_id: string;
  location_name: string;
  first_price: number;
  last_price: number;
  children: number;
  rooms: number;
  adults: number;
}

export interface BookingEvent {
  event: 'begin_checkout' | 'add_payment_info' | 'purchase';
  ecommerce: { currency: 'EUR'; value: number; items: [HotelItem]; payment_type?: PaymentTiming; transaction_id?: string };
}

const euros = (amount: string) => parseMoney(amount).amount / 100;

/** The stay as an item (HOT-45); without what the hotel's page knew, the stay's own price is the first and the last. */
function hotelItem({ hotel, occupancies, ledger }: BookedStay, facts: OfferFacts | null): HotelItem {
  const { adults, children, rooms } = countParty(fromOccupancies(occupancies));
  return {
    item_id: hotel.hotel_id,
    item_name: hotel.name,
    item_category: 'Hotel',
    price: euros(ledger.total),
    quantity: 1,
    location_id: facts?.locationId ?? '',
    location_name: facts?.locationName ?? hotel.city_name,
    first_price: euros(facts?.firstPrice ?? ledger.total),
    last_price: euros(facts?.lastPrice ?? ledger.total),
    children,
    rooms,
    adults,
  };
}

function ecommerceOf(stay: BookedStay, facts: OfferFacts | null): BookingEvent['ecommerce'] {
  return { currency: 'EUR', value: euros(stay.ledger.total), items: [hotelItem(stay, facts)] };
}

export function beginCheckout(quote: BookedStay, facts: OfferFacts | null): BookingEvent {
  return { event: 'begin_checkout', ecommerce: ecommerceOf(quote, facts) };
}

export function addPaymentInfo(quote: BookedStay, facts: OfferFacts | null, timing: PaymentTiming): BookingEvent {
  return { event: 'add_payment_info', ecommerce: { ...ecommerceOf(quote, facts), payment_type: timing } };
}

export function purchase(booking: BookedStay & Pick<HotelBooking, 'reference'>, facts: OfferFacts | null): BookingEvent {
  return { event: 'purchase', ecommerce: { ...ecommerceOf(booking, facts), transaction_id: booking.reference } };
}

const PUSHED_KEY = 'hotelEvents';
const REMEMBERED = 30;

/** Pushes an event once for each key: a reload, Back or the other language is no second purchase. */
export function pushOnce(key: string, event: BookingEvent): void {
  const stored = readStored(PUSHED_KEY);
  const pushed = isRecord(stored) ? Object.keys(stored) : [];
  const name = `${event.event} ${key}`;
  if (pushed.includes(name)) return;
  writeStored(PUSHED_KEY, Object.fromEntries([...pushed, name].slice(-REMEMBERED).map((each) => [each, true])));
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

/** Tells the page's `dataLayer` once that a screen of the booking was reached; null while it is not. */
export function useBookingEvent(key: string, event: () => BookingEvent | null): void {
  // The data layer is the page's, outside React.
  useEffect(() => {
    const reached = event();
    if (reached !== null) pushOnce(key, reached);
  });
}
