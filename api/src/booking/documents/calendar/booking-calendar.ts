import { absoluteUrl, type DocumentSource } from '../booking-source';
import { calendarFile, calendarText } from './calendar-lines';
import { vtimezone } from './time-zone';

/** `2026-12-10T15:00:00`, floating without a zone; a date alone is all day, and no end is the day after. */
export interface CalendarMoment {
  readonly local: string;
  readonly timeZone: string | null;
}

export interface CalendarEvent {
  /** stable part of the UID across changes; empty for the only entry */
  readonly part: string;
  readonly start: CalendarMoment;
  readonly end: CalendarMoment;
  readonly summary: string;
  readonly location: string;
  readonly geo?: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  readonly isBusy: boolean;
  /** cancelled in the reader's calendar: a change of the booking took it away */
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

/** CANCELLED replaces the event of the same UID. */
function statusOf(booking: DocumentSource['booking'], { isGone = false }: CalendarEvent): string {
  if (isGone || isCanceled(booking)) return 'CANCELLED';
  return booking.status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
}

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

/** RFC 5545, on the clocks of the places; `changes` (SEQUENCE) counts the booking's changes. */
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
