import type { HotelResult, PlaceSuggestion, StayOption, StayPrice } from '@wayfare/api-contract';

/** A price of 412.50 for two nights, no member deal. */
export function buildStayPrice(changes: Partial<StayPrice> = {}): StayPrice {
  return {
    currency: 'EUR',
    gross: '412.50',
    perNight: '206.25',
    taxesIncluded: true,
    payAtProperty: '0.00',
    member: null,
    publicPrice: null,
    ...changes,
  };
}

/** A four-star city hotel in Barcelona with a live price. */
export function buildHotelResult(changes: Partial<HotelResult> = {}): HotelResult {
  return {
    hotel_id: 'h-1',
    name: 'Hotel Mar Blau',
    stars: 4,
    hotelType: '31',
    country_name: 'Spain',
    destination_name: 'Catalonia',
    city_name: 'Barcelona',
    latitude: 41.3874,
    longitude: 2.1686,
    path: '/spain/catalonia/barcelona/hotel-mar-blau',
    images: [{ src: '/media/hotels/h-1/1', alt: 'Front of Hotel Mar Blau' }],
    rating: { score: 8.4, count: 120 },
    accessibility: [],
    demo: true,
    distanceKm: 1.2,
    price: buildStayPrice(),
    fromPrice: '99.00',
    refundable: true,
    freeCancellationUntil: '2027-01-10T18:00:00+01:00',
    boardCode: 'BB',
    optionRefId: 'opt-1',
    ...changes,
  };
}

/** A refundable double room with breakfast: 375.00 and 10 percent tax. */
export function buildStayOption(changes: Partial<StayOption> = {}): StayOption {
  return {
    optionRefId: 'opt-1',
    boardCode: 'BB',
    paymentType: 'MERCHANT',
    payLaterOn: null,
    status: 'OK',
    rooms: [
      {
        occupancyRefID: 1,
        code: 'DBL',
        description: 'Double room',
        maximun_capacity: 3,
        meal_plan: 'Breakfast',
      },
    ],
    price: buildStayPrice(),
    base: '375.00',
    taxes: [{ name: 'VAT', type: 'PERCENTAGE', value: 10, totalAmount: '37.50' }],
    surcharges: [],
    cancelPolicy: {
      refundable: true,
      freeCancellationUntil: '2027-01-10T18:00:00+01:00',
      timeZone: 'Europe/Madrid',
    },
    expires_at: '2026-12-10T09:30:00Z',
    ...changes,
  };
}

/** The city of Barcelona. */
export function buildPlaceSuggestion(changes: Partial<PlaceSuggestion> = {}): PlaceSuggestion {
  return {
    type: 'city',
    id: 'c-barcelona',
    label: 'Barcelona',
    countryName: 'Spain',
    destinationName: 'Catalonia',
    cityName: 'Barcelona',
    latitude: 41.3874,
    longitude: 2.1686,
    path: '/spain/catalonia/barcelona',
    timeZone: 'Europe/Madrid',
    ...changes,
  };
}
