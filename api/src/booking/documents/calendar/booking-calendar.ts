import { absoluteUrl, type DocumentSource } from '../booking-source';
import { calendarFile, calendarText } from './calendar-lines';
import { vtimezone } from './time-zone';

/** A moment on the clock of a place: `2026-12-10T15:00:00`; on whatever clock the reader has where the zone is not known. A day without a time is all of it, an end without one is the day after. */
export interface CalendarMoment {
  readonly local: string;
  readonly timeZone: string | null;
}

/** One entry of a booking's calendar. */
export interface CalendarEvent {
  /** tells it from other entries of the booking, and stays the same when the booking changes; empty for the only one */
  readonly part: string;
  readonly start: CalendarMoment;
  readonly end: CalendarMoment;
  readonly summary: string;
  readonly location: string;
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  /** whether it leaves time for other things */
  readonly isBusy: boolean;
  /** it was in the calendar before a change of the booking and is to be taken out */
  readonly isGone?: boolean;
}

const digits = (moment: string) => moment.slice(0, 19).replace(/[-:]/g, '');

function utc(instant: string): string {
  return `${digits(new Date(instant).toISOString())}Z`;
}

function moment(property: string, { local, timeZone }: CalendarMoment): string {
  if (!local.includes('T')) return `${property};VALUE=DATE:${digits(local)}`;
  return `${property}${timeZone === null ? '' : `;TZID=${timeZone}`}:${digits(local)}`;
}

export function isCanceled({ status }: DocumentSource['booking']): boolean {
  return ['canceled', 'refunded', 'failed', 'expired'].includes(status);
}

/** A cancelled event takes the place of the one that was added before. */
function statusOf(booking: DocumentSource['booking'], { isGone = false }: CalendarEvent): string {
  if (isGone || isCanceled(booking)) return 'CANCELLED';
  return booking.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
}

/** The clocks of all events, each zone for as long as it is needed. */
function timeZones(events: readonly CalendarEvent[]): string[] {
  const days = new Map<string, string[]>();
  for (const { local, timeZone } of events.flatMap(({ start, end }) => [start, end])) {
    if (timeZone !== null)
      days.set(timeZone, [...(days.get(timeZone) ?? []), local.slice(0, 10)].sort());
  }
  return [...days].flatMap(([timeZone, [first = '', ...rest]]) =>
    vtimezone(timeZone, first, rest.at(-1) ?? first),
  );
}

function eventLines(event: CalendarEvent, source: DocumentSource, sequence: number): string[] {
  const { booking, context, words } = source;
  const { part, start, end, summary, location, geo, description, isBusy } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${[booking.booking_id, part].filter((text) => text !== '').join('.')}@${new URL(context.siteOrigin).hostname}`,
    `DTSTAMP:${utc(booking.createdAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${statusOf(booking, event)}`,
    `ORGANIZER;CN=${words('brand')}:mailto:${context.supportEmail}`,
    moment('DTSTART', start),
    moment('DTEND', end),
    `SUMMARY;LANGUAGE=${context.language}:${calendarText(summary)}`,
    `LOCATION:${calendarText(location)}`,
    ...(geo === undefined ? [] : [`GEO:${geo.latitude.toFixed(6)};${geo.longitude.toFixed(6)}`]),
    `DESCRIPTION;LANGUAGE=${context.language}:${calendarText(description)}`,
    `URL:${absoluteUrl(context.links.booking, context)}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** A booking's events on the clocks of their places (RFC 5545), to be added to a calendar or taken out of it; `changes` is how often the booking was changed. */
export function bookingCalendar(
  source: DocumentSource,
  events: readonly CalendarEvent[],
  changes = 0,
): string {
  const { booking, context, words } = source;
  const canceled = isCanceled(booking);
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words('brand')}//Bookings//${context.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${canceled ? 'CANCEL' : 'PUBLISH'}`,
    ...timeZones(events),
    ...events.flatMap((event) => eventLines(event, source, changes + (canceled ? 1 : 0))),
    'END:VCALENDAR',
  ]);
}
