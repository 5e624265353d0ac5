import { addDays, compareDates, nightsBetween } from '@wayfare/domain';
import { isNear, type TripPlace } from './trip-place';

/* Grouping rules; the test beside has the table of cases (decision 0086). */

interface End {
  /** by the clock of the place */
  readonly day: string;
  readonly place: TripPlace;
}

/** A ride has two places, a stay one, and a pass (days of validity) none. */
export interface Part {
  readonly form: 'ride' | 'stay' | 'days';
  readonly start: End;
  readonly end: End;
}

/** Sold as one; sorted and never empty. */
export interface Journey {
  readonly id: string;
  readonly parts: readonly Part[];
}

/** A journey, or two single tickets that make a return. */
interface Unit {
  readonly ids: readonly string[];
  readonly parts: readonly Part[];
  readonly from: string;
  readonly until: string;
  /** where it begins and ends; null for one way */
  readonly home: TripPlace | null;
}

/** Two single tickets further apart are two trips. */
const LONGEST_PAIR_DAYS = 31;

const earliest = (days: readonly string[]) => days.reduce((a, b) => (b < a ? b : a));
const latest = (days: readonly string[]) => days.reduce((a, b) => (b > a ? b : a));

const ridesOf = (parts: readonly Part[]) => parts.filter(({ form }) => form === 'ride');

export function homeOf(parts: readonly Part[]): TripPlace | null {
  const rides = ridesOf(parts);
  const [first, last] = [rides[0], rides.at(-1)];
  return first !== undefined &&
    last !== undefined &&
    rides.length > 1 &&
    isNear(first.start.place, last.end.place)
    ? first.start.place
    : null;
}

function unitOf(ids: readonly string[], parts: readonly Part[]): Unit {
  return {
    ids,
    parts,
    from: earliest(parts.map(({ start }) => start.day)),
    until: latest(parts.map(({ end }) => end.day)),
    home: homeOf(parts),
  };
}

const singleRide = ({ parts }: Unit): Part | null =>
  parts.length === 1 && parts[0]?.form === 'ride' ? parts[0] : null;

function leadsBack(out: Part, back: Part): boolean {
  const days = nightsBetween(out.end.day, back.start.day);
  return (
    days >= 0 &&
    days <= LONGEST_PAIR_DAYS &&
    isNear(out.end.place, back.start.place) &&
    isNear(out.start.place, back.end.place)
  );
}

function withPairs(units: readonly Unit[]): Unit[] {
  const waiting = [...units].sort((a, b) => compareDates(a.from, b.from));
  const paired: Unit[] = [];
  for (let unit = waiting.shift(); unit !== undefined; unit = waiting.shift()) {
    const out = singleRide(unit);
    const at = waiting.findIndex((other) => {
      const back = singleRide(other);
      return out !== null && back !== null && leadsBack(out, back);
    });
    const [back] = at === -1 ? [] : waiting.splice(at, 1);
    paired.push(
      back === undefined
        ? unit
        : unitOf([...unit.ids, ...back.ids], [...unit.parts, ...back.parts]),
    );
  }
  return paired;
}

const placesOf = ({ parts }: Unit): TripPlace[] =>
  parts.flatMap(({ start, end }) => [start.place, end.place]);

const touch = (ones: readonly TripPlace[], others: readonly TripPlace[]) =>
  ones.some((one) => others.some((other) => isNear(one, other)));

const isAt = (place: TripPlace, unit: Unit) => touch([place], placesOf(unit));

const awayOf = (unit: Unit, home: TripPlace) =>
  placesOf(unit).filter((place) => !isNear(place, home));

/** A train to the airport on the first day or home on the last, the night before a flight. */
function isOnTheWay(other: Unit, { from, until, home }: Unit & { home: TripPlace }): boolean {
  const [first, last] = [other.parts[0], other.parts.at(-1)];
  const isBefore = other.until <= from && last !== undefined && isNear(last.end.place, home);
  const isAfter = other.from >= until && first !== undefined && isNear(first.start.place, home);
  return isBefore || isAfter;
}

/** A return journey takes in what is at its places, on the way, or elsewhere meanwhile. */
function belongsTo(other: Unit, journey: Unit & { home: TripPlace }): boolean {
  if (touch(awayOf(journey, journey.home), placesOf(other))) return true;
  if (isOnTheWay(other, journey)) return true;
  const isMeanwhile = journey.from <= other.from && other.until <= journey.until;
  return isMeanwhile && !isAt(journey.home, other);
}

const leadsHome = (unit: Unit): unit is Unit & { home: TripPlace } => unit.home !== null;

function belongTogether(a: Unit, b: Unit): boolean {
  if ([...a.parts, ...b.parts].some(({ form }) => form === 'days')) return false;
  const isAdjacent = a.from <= addDays(b.until, 1) && b.from <= addDays(a.until, 1);
  if (!isAdjacent) return false;
  if (leadsHome(a) && leadsHome(b)) {
    if (!isNear(a.home, b.home)) return belongsTo(a, b) || belongsTo(b, a);
    // both from home: one trip only when away at the same time in the same place
    return a.from < b.until && b.from < a.until && touch(awayOf(a, a.home), awayOf(b, b.home));
  }
  if (leadsHome(a)) return belongsTo(b, a);
  if (leadsHome(b)) return belongsTo(a, b);
  return touch(placesOf(a), placesOf(b));
}

/** Ids by trip: transitive closure over overlapping or consecutive times with a shared place. */
export function groupTrips(journeys: readonly Journey[]): string[][] {
  const units = withPairs(journeys.map(({ id, parts }) => unitOf([id], parts)));
  const trips: Unit[][] = [];
  for (const unit of units) {
    const its = trips.filter((trip) => trip.some((other) => belongTogether(unit, other)));
    for (const trip of its) trips.splice(trips.indexOf(trip), 1);
    trips.push([...its.flat(), unit]);
  }
  return trips.map((trip) => trip.flatMap(({ ids }) => ids));
}
