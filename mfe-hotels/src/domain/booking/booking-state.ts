import type { HotelDetail, QuoteRequest, StayOption } from '@wayfare/api-contract';
import { countParty } from '@wayfare/domain';
import { occupanciesOf, type StaySearch } from '../search/criteria';
import { capacityOf, scheduleOf } from '../stay/house-rules';
import type { Combination } from '../stay/room-combination';

/** What a booking knows once a room option is chosen (HOT-41 to HOT-45), under the specification's names. */
export interface BookingState {
  urlSearch: string;
  hotels: string[];
  checkIn: string;
  checkOut: string;
  booking_details: HotelDetail['booking_details'];
  taxes: StayOption['taxes'];
  hotel: { name: string; address: string };
  rooms: {
    occupancyRefID: number;
    description: string;
    maximun_capacity: number;
    meal_plan: string;
  }[];
  analytics: {
    locationId: string;
    locationName: string;
    firstPrice: string;
    lastPrice: string;
    children: number;
    rooms: number;
    adults: number;
  };
}

export type OfferFacts = BookingState['analytics'];

export interface Chosen {
  hotel: HotelDetail;
  options: readonly StayOption[];
  combination: Combination;
  criteria: StaySearch;
  urlSearch: string;
}

/** The state after room selection; null without dates, when nothing can be booked. */
export function bookingStateOf({
  hotel,
  options,
  combination,
  criteria,
  urlSearch,
}: Chosen): BookingState | null {
  if (criteria.stay === null) return null;
  const { adults, children, rooms } = countParty(criteria.party);
  return {
    urlSearch,
    hotels: [hotel.hotel_id],
    ...criteria.stay,
    booking_details: { ...hotel.booking_details, schedule: scheduleOf(hotel.booking_details) },
    taxes: combination.taxes,
    hotel: { name: hotel.name, address: hotel.address },
    rooms: combination.rooms.map((room) => ({
      occupancyRefID: room.occupancyRefID,
      description: room.description,
      maximun_capacity: capacityOf(room),
      meal_plan: room.meal_plan,
    })),
    analytics: {
      locationId: hotel.city_id,
      locationName: hotel.city_name,
      firstPrice: (options[0] ?? combination).price.gross,
      lastPrice: (options.at(-1) ?? combination).price.gross,
      children,
      rooms,
      adults,
    },
  };
}

export interface ChosenRoom {
  request: Omit<QuoteRequest, 'language'>;
  booking: BookingState;
}

/** The choice as it can be reserved; null without dates. */
export function chosenRoom(chosen: Chosen): ChosenRoom | null {
  const { hotel, criteria } = chosen;
  const booking = bookingStateOf(chosen);
  if (booking === null || criteria.stay === null) return null;
  const { choice, price } = chosen.combination;
  return {
    request: {
      ...choice,
      hotel_id: hotel.hotel_id,
      ...criteria.stay,
      occupancies: occupanciesOf(criteria),
      shownPrice: price.gross,
    },
    booking,
  };
}
