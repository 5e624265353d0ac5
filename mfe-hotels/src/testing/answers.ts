import type {
  AvailabilityResult,
  HotelDetail,
  ResolvePathResult,
  SearchAroundRequest,
  SearchAroundResult,
} from '@wayfare/api-contract';
import { buildHotelResult, buildPlaceSuggestion, buildStayOption } from '@wayfare/testing';

export const STAY = { checkIn: '2027-01-12', checkOut: '2027-01-14' };
const GUESTS = { occupancies: [{ paxes: [{ age: 30 }, { age: 30 }] }] };

/** The `search` parameter of a search for Barcelona. */
export function searchOf(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    place: { type: 'city', id: 'c-barcelona' },
    searchTerms: 'Barcelona, Spain',
    ...STAY,
    ...GUESTS,
    hotels: [],
    ...changes,
  });
}

export function address(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query).toString()}`;
}

/** A page of results as the API numbers them: hotel 1 to `total`. */
export function searchAnswer(request: SearchAroundRequest, total: number): SearchAroundResult {
  const size = request.size ?? 20;
  const page = request.page ?? 1;
  const count = Math.max(0, Math.min(size, total - (page - 1) * size));
  const hotels = Array.from({ length: count }, (_, index) => {
    const number = (page - 1) * size + index + 1;
    return buildHotelResult({
      hotel_id: `h-${number}`,
      name: `Hotel ${number}`,
      path: `/spain/catalonia/barcelona/hotel-${number}`,
    });
  });
  return {
    searchId: 's-1',
    page,
    size,
    total,
    place:
      request.place === undefined
        ? null
        : request.language === 'nl'
          ? buildPlaceSuggestion({ countryName: 'Spanje', destinationName: 'Catalonië' })
          : buildPlaceSuggestion(),
    hasMore: false,
    hotels,
    facets: {
      category: { 5: 3, 4: 12, 3: 6 },
      hotelType: { 31: 15, 42: 4 },
      accessibility: { mobility: 7 },
    },
    timeZone: 'Europe/Madrid',
    memberPrices: false,
    center: { latitude: 41.38, longitude: 2.17 },
  };
}

export function hotelDetail(changes: Partial<HotelDetail> = {}): HotelDetail {
  const {
    price: _price,
    distanceKm: _distance,
    refundable: _refundable,
    freeCancellationUntil: _until,
    boardCode: _board,
    optionRefId: _ref,
    ...identity
  } = buildHotelResult();
  return {
    ...identity,
    description: 'A calm house near the sea.',
    address: 'Passeig 12, Barcelona',
    city_id: 'c-barcelona',
    facilities: ['Wi-Fi', 'Lift'],
    booking_details: {
      checkInInstructions: 'Ring the bell.',
      checkOutInstructions: '',
      minAge: 18,
      schedule: { start: '', end: '' },
    },
    paths: {
      en: '/spain/catalonia/barcelona/hotel-mar-blau',
      nl: '/spanje/catalonie/barcelona/hotel-mar-blau',
    },
    timeZone: 'Europe/Madrid',
    fromPrice: '99.00',
    ...changes,
  };
}

export function availability(changes: Partial<AvailabilityResult> = {}): AvailabilityResult {
  return {
    hotel: hotelDetail(),
    options: [buildStayOption()],
    rooms: [],
    memberPrices: false,
    ...changes,
  };
}

export function resolved(changes: Partial<ResolvePathResult> = {}): ResolvePathResult {
  return {
    place: buildPlaceSuggestion(),
    breadcrumb: [],
    paths: { en: '/spain/catalonia/barcelona', nl: '/spanje/catalonie/barcelona' },
    children: [],
    ...changes,
  };
}
