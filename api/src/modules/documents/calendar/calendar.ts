import type { HotelBooking } from '@wayfare/api-contract';
import { arrivalLines } from '../advice-sections';
import { calendarFile, calendarText } from './calendar-lines';
import { absoluteUrl, sourceOf, type DocumentContext, type DocumentSource } from '../document-context';
import { vtimezone } from './time-zone';
import { hotelAddress } from '../written-values';

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** `2026-12-10` and `15:00` as `20261210T150000`; a time that is none gives way to a usual one. */
function localTime(date: string, time: string, usual: string): string {
  const [, hour = '', minute = ''] = CLOCK.exec(time) ?? CLOCK.exec(usual) ?? [];
  return `${date.replaceAll('-', '')}T${hour.padStart(2, '0')}${minute}00`;
}

function utc(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A cancelled event takes the place of the one that was added before. */
function stateOf({ status }: HotelBooking): { status: string; method: string; sequence: number; canceled: boolean } {
  const canceled = ['canceled', 'refunded', 'failed', 'expired'].includes(status);
  if (canceled) return { status: 'CANCELLED', method: 'CANCEL', sequence: 1, canceled };
  return { status: status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE', method: 'PUBLISH', sequence: 0, canceled };
}

function description(source: DocumentSource): string {
  const { booking, context, words } = source;
  const demo = booking.hotel.demo ? [`${words('demo.label')}. ${words('demo.text')}`] : [];
  const supplier = booking.supplierReference === null ? [] : [`${words('stay.supplierReference')}: ${booking.supplierReference}`];
  const manage = `${words('action.manage')}: ${absoluteUrl(context.links.booking, context)}`;
  return [...demo, `${words('stay.reference')}: ${booking.reference}`, ...supplier, ...arrivalLines(source), manage].join('\n');
}

/** The stay as an event on the hotel's clock (RFC 5545), to be added to a calendar or taken out of it. */
export function calendarOf(booking: HotelBooking, context: DocumentContext): string {
  const source = sourceOf(booking, context);
  const { words } = source;
  const { hotel, booking_details: details } = booking;
  const { status, method, sequence, canceled } = stateOf(booking);
  const summary = words(canceled ? 'calendar.summaryCanceled' : 'calendar.summary', { hotel: hotel.name, city: hotel.city_name });
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words('brand')}//Bookings//${context.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...vtimezone(hotel.timeZone, booking.checkIn, booking.checkOut),
    'BEGIN:VEVENT',
    `UID:${booking.booking_id}@${new URL(context.siteOrigin).hostname}`,
    `DTSTAMP:${utc(booking.createdAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    `ORGANIZER;CN=${words('brand')}:mailto:${context.supportEmail}`,
    `DTSTART;TZID=${hotel.timeZone}:${localTime(booking.checkIn, details.schedule.start, '15:00')}`,
    `DTEND;TZID=${hotel.timeZone}:${localTime(booking.checkOut, details.schedule.end, '12:00')}`,
    `SUMMARY;LANGUAGE=${context.language}:${calendarText(summary)}`,
    `LOCATION:${calendarText([hotel.name, hotelAddress(source)].join(', '))}`,
    `GEO:${hotel.latitude.toFixed(6)};${hotel.longitude.toFixed(6)}`,
    `DESCRIPTION;LANGUAGE=${context.language}:${calendarText(description(source))}`,
    `URL:${absoluteUrl(context.links.booking, context)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
