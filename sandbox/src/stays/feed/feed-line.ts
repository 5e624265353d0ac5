import { altText } from '../photos/alt-texts';
import { fromPriceCents } from '../rates/night-price';
import { describeHotel } from '../catalogue/descriptions';
import { FACILITY_NAMES } from '../catalogue/facilities';
import type { Hotel } from '../catalogue/hotel';
import { hotelPhotos } from '../catalogue/hotel-photos';
import { TYPE_CODES } from '../catalogue/hotel-types';
import { townName } from '../catalogue/town-names';

const CHECK_IN_TEXT = {
  en: 'Reception asks for an identity document of every adult and a card for extras.',
  nl: 'De receptie vraagt van elke volwassene een identiteitsbewijs, en een kaart voor extra’s.',
};
const CHECK_OUT_TEXT = {
  en: 'Leave the key at reception; luggage may be stored for the rest of the day.',
  nl: 'Lever de sleutel in bij de receptie; bagage mag de rest van de dag blijven staan.',
};

function taxesOf({ taxes }: Hotel): object[] {
  const list: object[] = [
    {
      code: 'vat',
      name: { en: 'VAT', nl: 'Btw' },
      type: 'PERCENTAGE',
      value: taxes.vatPercent,
      payable: 'in_total',
    },
  ];
  const name = { en: 'City tax', nl: 'Toeristenbelasting' };
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

/** One line of the catalogue: everything about a hotel that does not depend on dates. */
export function feedLine(hotel: Hotel): string {
  const { city, address } = hotel;
  return JSON.stringify({
    id: hotel.id,
    geoname_id: city.geonameId,
    name: hotel.name,
    demo: true,
    type: TYPE_CODES[hotel.type],
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
    check_in_instructions: CHECK_IN_TEXT,
    check_out_instructions: CHECK_OUT_TEXT,
    member_deal: hotel.memberDeal,
    facilities: hotel.facilities.map((code) => ({ code, name: FACILITY_NAMES[code] })),
    taxes: taxesOf(hotel),
    description: describeHotel(hotel),
    photos: hotelPhotos(hotel).map((id) => ({ id, alt: altText(id) })),
  });
}
