import type { StaysAccommodation, StaysRoom } from '@duffel/api/dist/Stays/StaysTypes';
import { townName } from './catalogue/cities';
import { describeHotel } from './catalogue/descriptions';
import { FACILITIES } from './catalogue/facilities';
import type { Hotel } from './catalogue/hotel';
import { hotelPhotos } from './catalogue/hotel-photos';

export function wireAccommodation(
  hotel: Hotel,
  origin: string,
  rooms: StaysRoom[] = [],
): StaysAccommodation {
  const { address, city, checkInFrom, checkOutBefore } = hotel;
  return {
    id: hotel.id,
    name: hotel.name,
    description: describeHotel(hotel).en,
    rating: hotel.stars,
    ratings: null,
    review_score: hotel.rating?.score ?? null,
    review_count: hotel.rating?.count ?? null,
    amenities: hotel.facilities.map((type) => ({ type, description: FACILITIES[type].en })),
    chain: null,
    brand: null,
    check_in_information:
      checkInFrom === null || checkOutBefore === null
        ? null
        : { check_in_after_time: checkInFrom, check_out_before_time: checkOutBefore },
    key_collection: null,
    email: null,
    phone_number: null,
    location: {
      address: {
        city_name: townName(city).en,
        country_code: city.country,
        line_one: address.lineOne,
        postal_code: address.postalCode,
      },
      geographic_coordinates: { latitude: hotel.latitude, longitude: hotel.longitude },
    },
    photos: hotelPhotos(hotel).map((id) => ({ url: `${origin}/photos/${id}.webp` })),
    rooms,
    supported_loyalty_programme: null,
  };
}
