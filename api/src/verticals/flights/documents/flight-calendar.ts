import type { FlightSegment, FlightSlice } from '@wayfare/api-contract';
import { manageLink } from '../../../booking/documents/booking-sections';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { proposedTimes } from '../../../booking/documents/carrier-section';
import {
  bookingCalendar,
  isCanceled,
  type CalendarEvent,
  type CalendarMoment,
} from '../../../booking/documents/calendar/booking-calendar';
import { checkInText } from './flight-advice';
import { segmentDetails } from './flight-section';
import { flightSource, type FlightPaper, type FlightSource } from './flight-source';
import { clockTime, flightNumber, sliceRoute, terminalName } from './flight-values';

const moment = (local: string, airport: string, { booking }: FlightSource): CalendarMoment => ({
  local,
  timeZone: booking.dictionary.locations[airport]?.timeZone ?? null,
});

function description(segment: FlightSegment, source: FlightSource): string {
  const { booking, words } = source;
  const { label, href } = manageLink(source);
  return [
    `${words('booking.reference')}: ${booking.reference}`,
    ...(booking.airline_reference === null
      ? []
      : [`${words('calendar.airlineReference')}: ${booking.airline_reference}`]),
    words('calendar.arrival', {
      time: clockTime(segment.arriving_at, segment.departing_at, source),
      airport: terminalName(segment.destination, segment.destination_terminal, source),
    }),
    segmentDetails(segment, source).join(' · '),
    ...proposedTimes(source, booking.owner.name),
    checkInText(source),
    `${label}: ${href}`,
  ].join('\n');
}

/** The event id is the position in the booking: a changed flight replaces its event. */
function eventOf(segment: FlightSegment, part: string, source: FlightSource): CalendarEvent {
  const values = { flight: flightNumber(segment), route: sliceRoute(segment, source) };
  return {
    part,
    start: moment(segment.departing_at, segment.origin, source),
    end: moment(segment.arriving_at, segment.destination, source),
    summary: source.words(
      isCanceled(source.booking) ? 'calendar.summaryCanceled' : 'calendar.summary',
      values,
    ),
    location: terminalName(segment.origin, segment.origin_terminal, source),
    description: description(segment, source),
    isBusy: true,
  };
}

const partsOf = (slice: FlightSlice, index: number) =>
  slice.segments.map((segment, position) => ({ segment, part: `${index + 1}.${position + 1}` }));

/** Removals of flights without a replacement. */
function goneEvents(source: FlightSource, parts: ReadonlySet<string>): CalendarEvent[] {
  const before = source.booking.changes.flatMap(({ index, previous }) => partsOf(previous, index));
  const gone = new Map(before.filter(({ part }) => !parts.has(part)).map((old) => [old.part, old]));
  return [...gone.values()].map(({ segment, part }) => {
    const event = eventOf(segment, part, source);
    return {
      ...event,
      summary: source.words('calendar.summaryCanceled', {
        flight: flightNumber(segment),
        route: sliceRoute(segment, source),
      }),
      isGone: true,
    };
  });
}

export function flightCalendar(booking: FlightPaper, context: DocumentContext): string {
  const source = flightSource(booking, context);
  const now = booking.slices.flatMap(partsOf);
  const events = now.map(({ segment, part }) => eventOf(segment, part, source));
  return bookingCalendar(
    source,
    [...events, ...goneEvents(source, new Set(now.map(({ part }) => part)))],
    booking.changes.length,
  );
}
