import { slugOf } from '../text/normalise';
import { UniqueSlugs } from '../text/unique-slugs';
import type { FeedHotel } from './feed';
import type { CityAbove } from './place-rows';
import { recommendation } from './popularity';

export interface HotelInsert {
  readonly id: string;
  readonly country_id: string;
  readonly destination_id: string;
  readonly city_id: string;
  readonly slug: string;
  readonly name: string;
  readonly stars: number;
  readonly hotel_type: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly rating_tenths: number | null;
  readonly rating_count: number;
  readonly from_price_cents: number;
  readonly recommendation: number;
  readonly demo: boolean;
  readonly address: string;
  readonly time_zone: string;
  readonly photos: FeedHotel['photos'];
  readonly facilities: FeedHotel['facilities'];
  readonly descriptions: FeedHotel['description'];
  readonly check_in_from: string;
  readonly check_out_until: string;
  readonly minimum_age: number;
}

export class HotelRows {
  private readonly slugs = new UniqueSlugs();

  toRow(hotel: FeedHotel, above: CityAbove): HotelInsert {
    const tenths = hotel.rating === null ? null : Math.round(hotel.rating.score * 10);
    const count = hotel.rating?.count ?? 0;
    return {
      id: hotel.id,
      country_id: above.country,
      destination_id: above.destination,
      city_id: above.city,
      slug: this.slugs.take(above.city, slugOf(hotel.name), hotel.id),
      name: hotel.name,
      stars: hotel.stars,
      hotel_type: hotel.type,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      rating_tenths: tenths,
      rating_count: count,
      from_price_cents: hotel.fromPriceCents,
      recommendation: recommendation(tenths, count, hotel.stars),
      demo: hotel.demo,
      address: hotel.address,
      time_zone: hotel.timeZone,
      photos: hotel.photos,
      facilities: hotel.facilities,
      descriptions: hotel.description,
      check_in_from: hotel.checkInFrom,
      check_out_until: hotel.checkOutUntil,
      minimum_age: hotel.minimumAge,
    };
  }
}
