import type { FlightSegment, FlightSlice } from '@wayfare/api-contract';
import { TRAVELLER_TYPES } from '@wayfare/api-contract';
import {
  durationMinutes,
  formatDate,
  formatMinutes,
  minutesBetween,
  nightsBetween,
} from '@wayfare/domain';
import { writtenDays, writtenInstant } from '../../../booking/documents/written-values';
import type { FlightSource } from './flight-source';

const dayOf = (local: string) => local.slice(0, 10);
export const timeOf = (local: string) => local.slice(11, 16);

/** Falls back to the code (FLT-32). */
export function cityName(code: string, { booking: { dictionary } }: FlightSource): string {
  return dictionary.locations[code]?.nameCity ?? code;
}

export function airportName(code: string, { booking: { dictionary } }: FlightSource): string {
  const name = dictionary.locations[code]?.nameAirport ?? '';
  return name === '' ? code : `${name} (${code})`;
}

export function terminalName(code: string, terminal: string | null, source: FlightSource): string {
  const airport = airportName(code, source);
  return terminal === null ? airport : source.words('flight.terminal', { airport, terminal });
}

export function carrierName(code: string, { booking: { dictionary } }: FlightSource): string {
  return dictionary.carriers[code] ?? code;
}

export const flightNumber = ({
  marketing_carrier: carrier,
  marketing_carrier_flight_number: number,
}: FlightSegment) => `${carrier} ${number}`;

/** With a day offset to `day`, negative over the date line. */
export function clockTime(local: string, day: string, { words }: FlightSource): string {
  const days = nightsBetween(dayOf(day), dayOf(local));
  if (days === 0) return timeOf(local);
  return `${timeOf(local)} (${words(days > 0 ? 'days' : 'daysBefore', { count: Math.abs(days) })})`;
}

export const departureOf = ({ segments }: FlightSlice): string => segments[0]?.departing_at ?? '';
export const arrivalOf = ({ segments }: FlightSlice): string => segments.at(-1)?.arriving_at ?? '';

/** Null for a malformed duration. */
export function durationText(iso: string, { context }: FlightSource): string | null {
  const minutes = durationMinutes(iso);
  return minutes === null ? null : formatMinutes(minutes, context.language);
}

/** Ground time; null when impossible. */
export function connectionText(
  arriving: FlightSegment,
  departing: FlightSegment,
  { context }: FlightSource,
): string | null {
  const minutes = minutesBetween(arriving.arriving_at, departing.departing_at);
  return minutes === null || minutes < 0 ? null : formatMinutes(minutes, context.language);
}

export function sliceRoute(
  { origin, destination }: Pick<FlightSlice, 'origin' | 'destination'>,
  source: FlightSource,
): string {
  return `${cityName(origin, source)} – ${cityName(destination, source)}`;
}

function isReturn([there, back, ...others]: readonly FlightSlice[]): boolean {
  return (
    back !== undefined &&
    others.length === 0 &&
    there?.origin === back.destination &&
    there.destination === back.origin
  );
}

/** "Outbound: Amsterdam – Barcelona, Thursday 14 January 2027". */
export function sliceTitle(slice: FlightSlice, source: FlightSource): string {
  const { booking, context, words } = source;
  const index = booking.slices.indexOf(slice);
  const values = {
    route: sliceRoute(slice, source),
    date: formatDate(dayOf(departureOf(slice)), context.language, 'full'),
    number: String(index + 1),
  };
  if (booking.slices.length === 1) return words('slice.only', values);
  if (!isReturn(booking.slices)) return words('slice.number', values);
  return words(index === 0 ? 'slice.outbound' : 'slice.return', values);
}

export function route(source: FlightSource): string {
  const { slices } = source.booking;
  const named = isReturn(slices) ? slices.slice(0, 1) : slices;
  const cities = named.flatMap(({ origin, destination }) => [
    cityName(origin, source),
    cityName(destination, source),
  ]);
  return cities.filter((city, index) => city !== cities[index - 1]).join(' – ');
}

export function travelDays({ booking: { slices }, context: { language } }: FlightSource): string {
  const days = slices.map((slice) => dayOf(departureOf(slice)));
  const [first = ''] = days;
  const last = days.at(-1) ?? first;
  return first === last ? formatDate(first, language) : writtenDays(first, last, language);
}

export function partyText({ booking: { travellers }, words }: FlightSource): string {
  const counts = TRAVELLER_TYPES.map((type) => ({
    type,
    count: travellers.filter((traveller) => traveller.type === type).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => words(`party.${type}`, { count }))
    .join(', ');
}

/** In local time of the first airport. */
export function instantText(instant: string, source: FlightSource): string {
  const { booking, context, words } = source;
  const location = booking.dictionary.locations[booking.slices[0]?.origin ?? ''];
  const { nameCity, timeZone } = location ?? { nameCity: 'UTC', timeZone: 'UTC' };
  return words('instant', {
    ...writtenInstant(instant, timeZone, context.language),
    place: nameCity,
  });
}
