import type { BookingEvent } from '@wayfare/analytics';
import type { HotelBooking, PaymentTiming, Quote } from '@wayfare/api-contract';
import { countParty, fromOccupancies, parseMoney } from '@wayfare/domain';
import type { OfferFacts } from './booking-state';

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

export type StayEvent = BookingEvent<HotelItem>;

const euros = (amount: string) => parseMoney(amount).amount / 100;

/** The stay as an item (HOT-45); without the facts of the hotel's page its own price is both first and last. */
function hotelItem(
  { hotel, occupancies, ledger }: BookedStay,
  facts: OfferFacts | null,
): HotelItem {
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

function ecommerceOf(stay: BookedStay, facts: OfferFacts | null): StayEvent['ecommerce'] {
  return { currency: 'EUR', value: euros(stay.ledger.total), items: [hotelItem(stay, facts)] };
}

export function beginCheckout(quote: BookedStay, facts: OfferFacts | null): StayEvent {
  return { event: 'begin_checkout', ecommerce: ecommerceOf(quote, facts) };
}

export function addPaymentInfo(
  quote: BookedStay,
  facts: OfferFacts | null,
  timing: PaymentTiming,
): StayEvent {
  return {
    event: 'add_payment_info',
    ecommerce: { ...ecommerceOf(quote, facts), payment_type: timing },
  };
}

export function purchase(
  booking: BookedStay & Pick<HotelBooking, 'reference'>,
  facts: OfferFacts | null,
): StayEvent {
  return {
    event: 'purchase',
    ecommerce: { ...ecommerceOf(booking, facts), transaction_id: booking.reference },
  };
}
