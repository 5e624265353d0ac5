import * as v from 'valibot';
import { DuffelProblem, invalidField, parseData } from '../../duffel/problems';
import { seated } from '../fares/travellers';
import { airportsOf } from '../reference/airports';
import { localDate } from '../../kit/zones';
import { newNonce, travellersOf, type Guest, type Search } from './search';

const MAX_SEATS = 9;
const MAX_SLICES = 6;
const MAX_DAYS_AHEAD = 330;
const MAX_AGE = 130;
const DAY = 86_400_000;
const DEFAULT_CONNECTIONS = 1;

const CodeSchema = v.pipe(
  v.string('must be an IATA code'),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{3}$/, 'must be an IATA code'),
);
const DateSchema = v.pipe(
  v.string('must be a date'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date'),
);
const TimeSchema = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day'),
);
const RangeSchema = v.nullish(v.object({ from: TimeSchema, to: TimeSchema }));
const AgeSchema = v.pipe(
  v.number('must be a number'),
  v.integer('must be whole'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(MAX_AGE, `must be ${MAX_AGE} or less`),
);
const TypeSchema = v.picklist(
  ['adult', 'child', 'infant_without_seat'],
  "must be 'adult', 'child' or 'infant_without_seat'",
);
const PassengerSchema = v.union(
  [v.object({ age: AgeSchema }), v.object({ type: TypeSchema })],
  'must have an age or a type',
);

const SearchSchema = v.object({
  slices: v.pipe(
    v.array(
      v.object({
        origin: CodeSchema,
        destination: CodeSchema,
        departure_date: DateSchema,
        departure_time: RangeSchema,
        arrival_time: RangeSchema,
      }),
    ),
    v.minLength(1, 'must have a slice'),
    v.maxLength(MAX_SLICES, `must have ${MAX_SLICES} or fewer`),
  ),
  passengers: v.pipe(v.array(PassengerSchema), v.minLength(1, 'must name a passenger')),
  cabin_class: v.nullish(
    v.picklist(['economy', 'premium_economy', 'business', 'first'], 'must be a cabin class'),
  ),
  max_connections: v.optional(v.picklist([0, 1, 2], 'must be 0, 1 or 2'), DEFAULT_CONNECTIONS),
});

type SearchBody = v.InferOutput<typeof SearchSchema>;
type Errors = ReturnType<typeof invalidField>[];

function checkSlice(slice: SearchBody['slices'][number], index: number, now: number): Errors {
  const field = (name: string): string => `slices/${index}/${name}`;
  const errors: Errors = [];
  const [origins, destinations] = [airportsOf(slice.origin), airportsOf(slice.destination)];
  if (origins.length === 0)
    errors.push(
      invalidField(
        field('origin'),
        `Field 'origin' ${slice.origin} is no airport or city with scheduled flights`,
      ),
    );
  if (destinations.length === 0)
    errors.push(
      invalidField(
        field('destination'),
        `Field 'destination' ${slice.destination} is no airport or city with scheduled flights`,
      ),
    );
  if (origins.length > 0 && origins.every((origin) => destinations.includes(origin)))
    errors.push(
      invalidField(field('destination'), "Field 'destination' must differ from 'origin'"),
    );
  const [origin] = origins;
  if (origin !== undefined && slice.departure_date < localDate(now, origin.timeZone))
    errors.push(
      invalidField(field('departure_date'), "Field 'departure_date' must be today or later"),
    );
  if (Date.parse(slice.departure_date) > now + MAX_DAYS_AHEAD * DAY)
    errors.push(
      invalidField(
        field('departure_date'),
        `Field 'departure_date' must be within ${MAX_DAYS_AHEAD} days`,
      ),
    );
  return errors;
}

function checkPassengers(search: Search): Errors {
  const travellers = travellersOf(search);
  const adults = travellers.filter(({ type }) => type === 'adult').length;
  const infants = travellers.length - seated(travellers).length;
  const errors: Errors = [];
  if (adults === 0)
    errors.push(invalidField('passengers', 'There must be at least one adult passenger'));
  if (infants > adults)
    errors.push(invalidField('passengers', 'There must be an adult passenger for every infant'));
  if (seated(travellers).length > MAX_SEATS)
    errors.push(
      invalidField('passengers', `There must be ${MAX_SEATS} passengers with a seat or fewer`),
    );
  return errors;
}

function toGuest(passenger: SearchBody['passengers'][number]): Guest {
  return 'age' in passenger ? { age: passenger.age } : { type: passenger.type };
}

export function parseSearchBody(body: unknown, now: number): Search {
  const data = parseData(SearchSchema, body);
  const search: Search = {
    slices: data.slices.map((slice) => ({
      origin: slice.origin,
      destination: slice.destination,
      date: slice.departure_date,
      departure: slice.departure_time ?? undefined,
      arrival: slice.arrival_time ?? undefined,
    })),
    guests: data.passengers.map(toGuest),
    cabin: data.cabin_class ?? undefined,
    maxConnections: data.max_connections,
    at: Math.floor(now / 1000),
    nonce: newNonce(),
  };
  const isSorted = data.slices.every(
    (slice, index) =>
      index === 0 || slice.departure_date >= (data.slices[index - 1]?.departure_date ?? ''),
  );
  const errors = [
    ...data.slices.flatMap((slice, index) => checkSlice(slice, index, now)),
    ...checkPassengers(search),
  ];
  if (!isSorted)
    errors.push(invalidField('slices', 'Slices must be in order of their departure dates'));
  if (errors.length > 0) throw new DuffelProblem(422, errors);
  return search;
}
