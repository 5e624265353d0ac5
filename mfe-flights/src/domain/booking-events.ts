import type { BookingEvent } from '@wayfare/analytics';
import type {
  FlightBookingView,
  FlightDictionary,
  FlightOffer,
  FlightQuote,
  FlightSlice,
} from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import { flightNumber } from './itinerary/segment-names';

interface FlightItem {
  /** flight numbers in flying order */
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: 'Flight';
  item_variant: string;
  price: number;
  quantity: 1;
}

export type FlightEvent = BookingEvent<FlightItem>;

export const euros = (amount: string) => parseMoney(amount).amount / 100;

interface Flown {
  slices: readonly FlightSlice[];
  owner: FlightOffer['owner'];
  dictionary: FlightDictionary;
  total: string;
}

function ecommerceOf({
  slices,
  owner,
  dictionary: { locations },
  total,
}: Flown): FlightEvent['ecommerce'] {
  const cityOf = (code: string) => locations[code]?.nameCity ?? code;
  const item: FlightItem = {
    item_id: slices.flatMap(({ segments }) => segments.map(flightNumber)).join(', '),
    item_name: slices
      .map(({ origin, destination }) => `${cityOf(origin)} - ${cityOf(destination)}`)
      .join(', '),
    item_brand: owner.name,
    item_category: 'Flight',
    item_variant: [...new Set(slices.map(({ fare_brand_name: brand }) => brand ?? ''))].join(' / '),
    price: euros(total),
    quantity: 1,
  };
  return { currency: 'EUR', value: euros(total), items: [item] };
}

export function beginCheckout(
  { slices, owner, total_amount: total }: FlightOffer,
  dictionary: FlightDictionary,
): FlightEvent {
  return { event: 'begin_checkout', ecommerce: ecommerceOf({ slices, owner, dictionary, total }) };
}

export function addPaymentInfo({
  offer: { slices, owner },
  dictionary,
  ledger,
  terms,
}: FlightQuote): FlightEvent {
  return {
    event: 'add_payment_info',
    ecommerce: {
      ...ecommerceOf({ slices, owner, dictionary, total: ledger.total }),
      payment_type: terms.timing,
    },
  };
}

export function purchase({
  slices,
  owner,
  dictionary,
  ledger,
  reference,
}: FlightBookingView): FlightEvent {
  return {
    event: 'purchase',
    ecommerce: {
      ...ecommerceOf({ slices, owner, dictionary, total: ledger.total }),
      transaction_id: reference,
    },
  };
}
