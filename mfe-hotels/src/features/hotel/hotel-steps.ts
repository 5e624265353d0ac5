import type { HotelDetail } from '@wayfare/api-contract';
import { breadcrumbOf, type PlaceStep } from '../../domain/place/breadcrumb';

export function stepsOf(hotel: HotelDetail): PlaceStep[] {
  const {
    hotel_id: id,
    name,
    country_name,
    destination_name,
    city_name,
    latitude,
    longitude,
    path,
  } = hotel;
  return breadcrumbOf({
    type: 'hotel',
    id,
    label: name,
    countryName: country_name,
    destinationName: destination_name,
    cityName: city_name,
    latitude,
    longitude,
    path,
  });
}
