import type { HotelResult } from '@wayfare/api-contract';
import type { Money } from '@wayfare/domain';
import { parseMoney } from '@wayfare/domain';

export interface MapPoint {
  id: string;
  name: string;
  stars: number;
  latitude: number;
  longitude: number;
  /** total of the stay; without dates the indicative price of a night */
  price: Money;
}

export function toMapPoint(hotel: HotelResult): MapPoint {
  const { hotel_id: id, name, stars, latitude, longitude, price, fromPrice } = hotel;
  return { id, name, stars, latitude, longitude, price: parseMoney(price?.gross ?? fromPrice) };
}
