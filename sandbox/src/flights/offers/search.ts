import * as v from 'valibot';
import { checkRules, parseData } from '../../duffel/problems';
import { idOf, newId } from '../../kit/ids';
import { DAY, localDate } from '../../kit/zones';
import { seated, typeByAge, type Traveller } from '../fares/travellers';
import { CABINS } from '../reference/aircraft';
import { airportsOf } from '../reference/airports';

const MAX_SEATS = 9;
const MAX_SLICES = 6;
const MAX_DAYS_AHEAD = 330;

export const DateSchema = v.pipe(v.string(), v.isoDate());
const CodeSchema = v.pipe(
  v.string(),
  v.check(
    (code) => airportsOf(code).length > 0,
    'must be an airport or city with scheduled flights',
  ),
);
const CabinSchema = v.picklist(CABINS);
export const SliceSchema = v.object({
  origin: CodeSchema,
  destination: CodeSchema,
  departure_date: DateSchema,
  cabin_class: v.nullish(CabinSchema),
});
const AgeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(130));
const TypeSchema = v.picklist(['adult', 'child', 'infant_without_seat']);

const SearchSchema = v.object({
  slices: v.pipe(v.array(SliceSchema), v.minLength(1), v.maxLength(MAX_SLICES)),
  passengers: v.array(v.union([v.object({ age: AgeSchema }), v.object({ type: TypeSchema })])),
  cabin_class: v.nullish(CabinSchema, 'economy'),
  max_connections: v.optional(v.picklist([0, 1, 2]), 1),
});
type Body = v.InferOutput<typeof SearchSchema>;
export type Search = ReturnType<typeof parseSearch>;

function checkSlices(slices: Body['slices'], now: number): void {
  checkRules(
    slices.flatMap(({ origin, destination, departure_date: date }, index) => {
      const [origins, destinations] = [airportsOf(origin), airportsOf(destination)];
      const field = (name: string): string => `slices/${index}/${name}`;
      const today = localDate(now, origins[0]?.timeZone ?? 'UTC');
      const isLoop = origins.every((airport) => destinations.includes(airport));
      const isEarly = index > 0 && date < (slices[index - 1]?.departure_date ?? '');
      return [
        [isLoop, field('destination'), "must differ from 'origin'"],
        [date < today, field('departure_date'), 'must be today or later'],
        [
          Date.parse(date) > now + MAX_DAYS_AHEAD * DAY,
          field('departure_date'),
          `must be within ${MAX_DAYS_AHEAD} days`,
        ],
        [isEarly, field('departure_date'), 'must not be before that of the slice before'],
      ] as const;
    }),
  );
}

function checkTravellers(travellers: readonly Traveller[]): void {
  const adults = travellers.filter(({ type }) => type === 'adult').length;
  const seats = seated(travellers).length;
  checkRules([
    [adults === 0, 'passengers', 'must have at least one adult'],
    [travellers.length - seats > adults, 'passengers', 'must have an adult for every infant'],
    [seats > MAX_SEATS, 'passengers', `must have ${MAX_SEATS} with a seat or fewer`],
  ]);
}

export function parseSearch(body: unknown, now: number) {
  const { slices, passengers, ...data } = parseData(SearchSchema, body);
  const id = newId('orq');
  const travellers = passengers.map((guest, index) => {
    const age = 'age' in guest ? guest.age : null;
    const type = 'age' in guest ? typeByAge(guest.age) : guest.type;
    return { id: idOf('pas', id, index), type, age };
  });
  checkSlices(slices, now);
  checkTravellers(travellers);
  return {
    id,
    slices,
    travellers,
    cabin: data.cabin_class,
    maxConnections: data.max_connections,
    at: now,
  };
}
