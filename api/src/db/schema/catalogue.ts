import { boolean, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** A hotel as imported; what the search needs of it is also in memory. */
export const catalogueHotels = pgTable('catalogue_hotels', {
  id: text('id').primaryKey(),
  countryId: text('country_id').notNull(),
  destinationId: text('destination_id').notNull(),
  cityId: text('city_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  stars: smallint('stars').notNull(),
  hotelType: text('hotel_type').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  ratingTenths: smallint('rating_tenths'),
  ratingCount: integer('rating_count').notNull(),
  fromPriceCents: integer('from_price_cents').notNull(),
  recommendation: integer('recommendation').notNull(),
  demo: boolean('demo').notNull(),
  address: text('address').notNull(),
  timeZone: text('time_zone').notNull(),
  photos: jsonb('photos').notNull(),
  facilities: jsonb('facilities').notNull(),
  descriptions: jsonb('descriptions').notNull(),
  checkInFrom: text('check_in_from').notNull(),
  checkOutUntil: text('check_out_until').notNull(),
  minimumAge: smallint('minimum_age').notNull(),
});
