import type { StaysSearchResult } from '@duffel/api/dist/Stays/StaysTypes';
import * as v from 'valibot';
import { wireAccommodation } from './accommodation';
import { catalogue } from './catalogue/catalogue';
import type { Hotel } from './catalogue/hotel';
import { nearest } from '../kit/distance';
import { DuffelProblem, invalidField, parseData } from '../duffel/problems';
import {
  cheapestRate,
  describedRooms,
  offeredRooms,
  type OfferContext,
} from './rates/offered-rooms';
import type { Stay } from './rates/stay';
import { expiryOf, searchResultId, type SearchToken } from './rates/tokens';

const MAX_RESULTS = 200;
const MAX_NIGHTS = 99;
const MAX_DAYS_AHEAD = 500;
const DAY = 86_400_000;

const DateSchema = v.pipe(
  v.string('must be a date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
);
const GuestSchema = v.variant(
  'type',
  [
    v.object({
      type: v.literal('adult'),
      age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18, 'must be 18 or more'))),
    }),
    v.object({
      type: v.literal('child'),
      age: v.pipe(
        v.number('must be a number'),
        v.integer('must be whole'),
        v.minValue(0, 'must be 0 or more'),
        v.maxValue(17, 'must be 17 or less'),
      ),
    }),
  ],
  "must be 'adult' or 'child'",
);
const PlaceSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const SearchSchema = v.object({
  check_in_date: DateSchema,
  check_out_date: DateSchema,
  rooms: v.pipe(
    v.number('must be a number'),
    v.integer('must be whole'),
    v.minValue(1, 'must be 1 or more'),
    v.maxValue(9, 'must be 9 or less'),
  ),
  guests: v.pipe(v.array(GuestSchema), v.minLength(1, 'must name a guest')),
  free_cancellation_only: v.optional(v.boolean(), false),
  accommodation: v.optional(
    v.object({
      ids: v.pipe(
        v.array(v.string()),
        v.minLength(1, 'must name an accommodation'),
        v.maxLength(MAX_RESULTS, `must have ${MAX_RESULTS} or fewer`),
      ),
      fetch_rates: v.optional(v.boolean(), false),
    }),
  ),
  location: v.optional(
    v.object({
      radius: v.optional(
        v.pipe(v.number(), v.minValue(0.1), v.maxValue(100, 'must be 100 or less')),
        5,
      ),
      geographic_coordinates: PlaceSchema,
    }),
  ),
});

export type SearchBody = v.InferOutput<typeof SearchSchema>;

/** The rules that no single field can break. */
function check(body: SearchBody, now: number): void {
  const arrival = Date.parse(body.check_in_date);
  const nights = (Date.parse(body.check_out_date) - arrival) / DAY;
  const adults = body.guests.filter(({ type }) => type === 'adult').length;
  const errors = [];
  // Somewhere on earth it is still yesterday.
  if (arrival + 1.5 * DAY <= now)
    errors.push(invalidField('check_in_date', "Field 'check_in_date' must be today or later"));
  if (arrival > now + MAX_DAYS_AHEAD * DAY)
    errors.push(
      invalidField('check_in_date', `Field 'check_in_date' must be within ${MAX_DAYS_AHEAD} days`),
    );
  if (nights < 1)
    errors.push(
      invalidField('check_out_date', "Field 'check_out_date' must be after 'check_in_date'"),
    );
  if (nights > MAX_NIGHTS)
    errors.push(invalidField('check_out_date', `A stay has ${MAX_NIGHTS} nights or fewer`));
  if (adults < body.rooms)
    errors.push(invalidField('guests', 'There must be at least one adult per room'));
  if ((body.accommodation === undefined) === (body.location === undefined))
    errors.push(
      invalidField('location', "Exactly one of 'accommodation' and 'location' must be set"),
    );
  if (errors.length > 0) throw new DuffelProblem(422, errors);
}

export function parseSearch(body: unknown, now: number): SearchBody {
  const search = parseData(SearchSchema, body);
  check(search, now);
  return search;
}

function hotelsFor({ accommodation, location }: SearchBody): Hotel[] {
  const { hotels, byId } = catalogue();
  if (accommodation !== undefined)
    return [...new Set(accommodation.ids)].flatMap((id) => byId.get(id) ?? []);
  return location === undefined
    ? []
    : nearest(hotels, location.geographic_coordinates, location.radius);
}

/** Hotels with something free, in the order asked for or nearest first; full ones are left out. */
export function search(body: SearchBody, context: OfferContext): StaysSearchResult[] {
  const stay: Stay = {
    checkIn: body.check_in_date,
    checkOut: body.check_out_date,
    rooms: body.rooms,
    guests: body.guests.map(toGuest),
  };
  const results: StaysSearchResult[] = [];
  for (const hotel of hotelsFor(body)) {
    const token = { hotelId: hotel.id, stay, at: Math.floor(context.now / 1000) };
    const result = searchResult(hotel, token, context, {
      withRooms: body.accommodation?.fetch_rates === true,
      refundableOnly: body.free_cancellation_only,
    });
    if (result !== undefined) results.push(result);
    if (results.length === MAX_RESULTS) break;
  }
  return results;
}

function toGuest(guest: SearchBody['guests'][number]): Stay['guests'][number] {
  if (guest.type === 'child') return { type: 'child', age: guest.age };
  return guest.age === undefined ? { type: 'adult' } : { type: 'adult', age: guest.age };
}

/** One hotel's answer; nothing when it is full or no room holds the guests. */
export function searchResult(
  hotel: Hotel,
  token: SearchToken,
  context: OfferContext,
  options: { withRooms: boolean; refundableOnly?: boolean },
): StaysSearchResult | undefined {
  const all = offeredRooms(hotel, token, context);
  const rooms =
    options.refundableOnly === true
      ? all
          .map((room) => ({
            ...room,
            rates: room.rates.filter((rate) => rate.cancellation_timeline.length > 0),
          }))
          .filter((room) => room.rates.length > 0)
      : all;
  const cheapest = cheapestRate(rooms);
  if (cheapest === undefined) return undefined;
  return {
    id: searchResultId(token),
    check_in_date: token.stay.checkIn,
    check_out_date: token.stay.checkOut,
    rooms: token.stay.rooms,
    guests: token.stay.guests,
    accommodation: wireAccommodation(
      hotel,
      context.origin,
      options.withRooms ? describedRooms(hotel, rooms, context) : [],
    ),
    cheapest_rate_total_amount: cheapest.total_amount,
    cheapest_rate_currency: cheapest.total_currency,
    cheapest_rate_base_amount: cheapest.base_amount,
    cheapest_rate_base_currency: cheapest.base_currency,
    cheapest_rate_public_amount: cheapest.total_amount,
    cheapest_rate_public_currency: cheapest.total_currency,
    cheapest_rate_due_at_accommodation_amount: cheapest.due_at_accommodation_amount,
    cheapest_rate_due_at_accommodation_currency: cheapest.due_at_accommodation_currency,
    supported_negotiated_rates: [],
    expires_at: expiryOf(token),
  };
}
