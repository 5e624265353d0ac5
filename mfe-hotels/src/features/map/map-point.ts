import type { HotelResult } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { parseMoney } from '@wayfare/domain';

/** A hotel as the map needs it. */
export interface MapPoint {
  id: string;
  name: string;
  stars: number;
  latitude: number;
  longitude: number;
  /** total of the stay, or the indicative price of a night where no dates were given */
  price: Money;
}

export function toMapPoint(hotel: HotelResult): MapPoint {
  const { hotel_id: id, name, stars, latitude, longitude, price, fromPrice } = hotel;
  return { id, name, stars, latitude, longitude, price: parseMoney(price?.gross ?? fromPrice) };
}
