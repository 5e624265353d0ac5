import { altText } from '../photos/alt-texts';
import { fromPriceCents } from '../rates/night-price';
import { describeHotel } from '../catalogue/descriptions';
import { FACILITIES } from '../catalogue/facilities';
import type { Hotel } from '../catalogue/hotel';
import { hotelPhotos } from '../catalogue/hotel-photos';
import { TYPES } from '../catalogue/hotel-types';
import { townName } from '../catalogue/cities';
import texts from '../data/feed-texts.json';

function taxesOf({ taxes }: Hotel): object[] {
  const list: object[] = [
    {
      code: 'vat',
      name: texts.vat,
      type: 'PERCENTAGE',
      value: taxes.vatPercent,
      payable: 'in_total',
    },
  ];
  const name = texts.cityTax;
  if (taxes.cityTaxPercent > 0)
    list.push({
      code: 'city_tax',
      name,
      type: 'PERCENTAGE',
      value: taxes.cityTaxPercent,
      payable: 'at_property',
    });
  if (taxes.cityTaxCents > 0)
    list.push({
      code: 'city_tax',
      name,
      type: 'AMOUNT',
      per: 'adult_night',
      value_cents: taxes.cityTaxCents,
      payable: 'at_property',
    });
  return list;
}

export function feedLine(hotel: Hotel): string {
  const { city, address } = hotel;
  return JSON.stringify({
    id: hotel.id,
    geoname_id: city.geonameId,
    name: hotel.name,
    demo: true,
    type: TYPES[hotel.type].code,
    stars: hotel.stars,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    address: {
      line_one: address.lineOne,
      postal_code: address.postalCode,
      city_name: townName(city).en,
      country_code: city.country,
    },
    rating: hotel.rating,
    from_price_cents: fromPriceCents(hotel),
    currency: 'EUR',
    time_zone: city.timeZone,
    min_age: hotel.minAge,
    check_in_from: hotel.checkInFrom,
    check_out_before: hotel.checkOutBefore,
    check_in_instructions: texts.checkIn,
    check_out_instructions: texts.checkOut,
    member_deal: hotel.memberDeal,
    facilities: hotel.facilities.map((code) => {
      const { en, nl } = FACILITIES[code];
      return { code, name: { en, nl } };
    }),
    taxes: taxesOf(hotel),
    description: describeHotel(hotel),
    photos: hotelPhotos(hotel).map((id) => ({ id, alt: altText(id) })),
  });
}
