import { instantOf, localTime } from '../../flights/timetable/zones';
import { isInfant } from '../fares/price';
import { railCardByCode } from '../fares/rail-cards';
import type { RailPlace } from '../stations/place';
import { placeByCode } from '../stations/places';
import { invalid } from '../wire/problems';
import type { SearchLeg, SearchTraveler } from './search';

const DAY = 86_400_000;
const MAX_DAYS_AHEAD = 330;

export function checkTravelers(travelers: readonly SearchTraveler[]): void {
  for (const [index, { cards }] of travelers.entries()) {
    const unknown = cards.findIndex(({ code }) => railCardByCode(code) === undefined);
    if (unknown !== -1)
      throw invalid(`travelers.${index}.cards.${unknown}`, {
        en: 'This reduction card is not known.',
        nl: 'Deze kortingskaart is niet bekend.',
      });
  }
  if (travelers.every(isInfant))
    throw invalid('travelers', {
      en: 'Infants travel with somebody older.',
      nl: 'Kinderen tot en met 3 jaar reizen met iemand die ouder is.',
    });
}

function placeOf(code: string, field: string): RailPlace {
  const place = placeByCode(code);
  if (place === undefined)
    throw invalid(field, { en: 'This station is not known.', nl: 'Dit station is niet bekend.' });
  return place;
}

function instantOfDeparture(departure: string, zone: string): number {
  return instantOf(
    departure.slice(0, 10),
    Number(departure.slice(11, 13)) * 60 + Number(departure.slice(14, 16)),
    zone,
  );
}

/** From when on trains are wanted, in milliseconds. The hour that has begun still counts, from now on. */
function checkDeparture(
  { departure }: SearchLeg,
  field: string,
  zone: string,
  now: number,
): number {
  if (new Date(`${departure}Z`).toJSON()?.slice(0, 10) !== departure.slice(0, 10))
    throw invalid(field, { en: 'This is not a date.', nl: 'Dit is geen datum.' });
  const at = instantOfDeparture(departure, zone);
  if (departure.slice(0, 13) < localTime(now, zone).slice(0, 13))
    throw invalid(field, {
      en: 'The departure is in the past.',
      nl: 'Het vertrek ligt in het verleden.',
    });
  if (at > now + MAX_DAYS_AHEAD * DAY)
    throw invalid(field, {
      en: `Trains can be booked ${MAX_DAYS_AHEAD} days ahead.`,
      nl: `Treinen zijn ${MAX_DAYS_AHEAD} dagen vooruit te boeken.`,
    });
  return Math.max(at, now);
}

function checkLeg(leg: SearchLeg, index: number, now: number): number {
  const origin = placeOf(leg.origin, `legs.${index}.origin`);
  const destination = placeOf(leg.destination, `legs.${index}.destination`);
  const isSame =
    leg.origin === leg.destination ||
    (origin.stations.length > 0 &&
      origin.stations.every((station) => destination.stations.includes(station)));
  if (isSame)
    throw invalid(`legs.${index}.destination`, {
      en: 'Choose another place to go to.',
      nl: 'Kies een andere bestemming.',
    });
  return checkDeparture(leg, `legs.${index}.departure`, origin.timezone, now);
}

/** Refuses what cannot be searched for; else from when on each leg wants trains. */
export function checkLegs(legs: readonly SearchLeg[], now: number): number[] {
  const departures = legs.map((leg, index) => checkLeg(leg, index, now));
  const [out = 0, back = out] = departures;
  if (back < out)
    throw invalid('legs.1.departure', {
      en: 'The return is before the outward journey.',
      nl: 'De terugreis is voor de heenreis.',
    });
  return departures;
}
