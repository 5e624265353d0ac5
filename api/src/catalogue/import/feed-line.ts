import * as v from 'valibot';
import { toHotelType } from '../index/hotel-types';
import { NamesSchema } from '../records/names';
import type { FeedHotel } from './feed';

const TimeSchema = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));

const FeedLineSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/)),
  geoname_id: v.pipe(v.number(), v.integer()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  demo: v.optional(v.boolean(), false),
  type: v.pipe(
    v.string(),
    v.check((code) => toHotelType(code) !== null, 'unknown type of accommodation'),
  ),
  stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  address: v.object({ line_one: v.string(), postal_code: v.string(), city_name: v.string() }),
  rating: v.nullable(
    v.object({
      score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
      count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
  from_price_cents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
  currency: v.literal('EUR'),
  time_zone: v.string(),
  min_age: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  check_in_from: v.nullable(TimeSchema),
  check_out_before: v.nullable(TimeSchema),
  facilities: v.array(v.object({ code: v.string(), name: NamesSchema })),
  description: NamesSchema,
  photos: v.array(v.object({ id: v.string(), alt: NamesSchema })),
});

/** A hotel, or the reason why the line is rejected. */
export function parseFeedLine(line: string): FeedHotel | string {
  const parsed = v.safeParse(FeedLineSchema, parseJson(line));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? 'line'}: ${issue.message}`;
  }
  const {
    geoname_id: geonameId,
    address,
    from_price_cents: fromPriceCents,
    time_zone: timeZone,
    min_age: minimumAge,
    ...rest
  } = parsed.output;
  const { check_in_from: checkIn, check_out_before: checkOut, facilities, ...hotel } = rest;
  return {
    ...hotel,
    geonameId,
    fromPriceCents,
    timeZone,
    minimumAge,
    address: `${address.line_one}, ${[address.postal_code, address.city_name].filter((part) => part !== '').join(' ')}`,
    checkInFrom: checkIn ?? '',
    checkOutUntil: checkOut ?? '',
    facilities: facilities.map(({ code, name }) => ({ code, names: name })),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
