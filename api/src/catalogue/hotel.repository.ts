import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connection } from '../platform/db/database';
import { catalogueHotels } from '../platform/db/schema/catalogue';
import { accessibilityOf } from './records/known-facilities';
import { toHotelType } from './index/hotel-types';
import { NamesSchema } from './records/names';
import type { HotelRecord } from './records/records';

const PhotosSchema = v.array(v.object({ id: v.string(), alt: NamesSchema }));
const FacilitiesSchema = v.array(v.object({ code: v.string(), names: NamesSchema }));

type Row = typeof catalogueHotels.$inferSelect;

export type StoredHotel = Omit<
  HotelRecord,
  'country' | 'destination' | 'city' | 'districts' | 'paths'
> & {
  readonly cityId: string;
  readonly slug: string;
};

function toHotel(row: Row): StoredHotel {
  return {
    id: row.id,
    cityId: row.cityId,
    slug: row.slug,
    name: row.name,
    stars: row.stars,
    hotelType: toHotelType(row.hotelType) ?? '31',
    latitude: row.latitude,
    longitude: row.longitude,
    rating:
      row.ratingTenths === null ? null : { score: row.ratingTenths / 10, count: row.ratingCount },
    fromPriceCents: row.fromPriceCents,
    accessibility: accessibilityOf(v.parse(FacilitiesSchema, row.facilities)),
    demo: row.demo,
    address: row.address,
    timeZone: row.timeZone,
    photos: v.parse(PhotosSchema, row.photos),
    facilities: v.parse(FacilitiesSchema, row.facilities),
    descriptions: v.parse(NamesSchema, row.descriptions),
    checkInFrom: row.checkInFrom,
    checkOutUntil: row.checkOutUntil,
    minimumAge: row.minimumAge,
  };
}

export async function readHotels(
  connection: Connection,
  ids: readonly string[],
): Promise<StoredHotel[]> {
  const rows = await connection
    .select()
    .from(catalogueHotels)
    .where(inArray(catalogueHotels.id, [...ids]));
  return rows.map(toHotel);
}

export async function findHotelId(
  connection: Connection,
  cityId: string,
  slug: string,
): Promise<string | null> {
  const [row] = await connection
    .select({ id: catalogueHotels.id })
    .from(catalogueHotels)
    .where(and(eq(catalogueHotels.cityId, cityId), eq(catalogueHotels.slug, slug)));
  return row?.id ?? null;
}
