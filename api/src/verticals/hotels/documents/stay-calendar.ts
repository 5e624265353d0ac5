import type { HotelBooking } from '@wayfare/api-contract';
import { manageLink } from '../../../booking/documents/booking-sections';
import type { DocumentContext } from '../../../booking/documents/booking-source';
import { bookingCalendar, isCanceled } from '../../../booking/documents/calendar/booking-calendar';
import { arrivalLines } from './stay-advice';
import { staySource, type StaySource } from './stay-source';
import { hotelAddress } from './stay-values';

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Falls back to `usual` for a malformed time. */
function localTime(date: string, time: string, usual: string): string {
  const [, hour = '', minute = ''] = CLOCK.exec(time) ?? CLOCK.exec(usual) ?? [];
  return `${date}T${hour.padStart(2, '0')}:${minute}:00`;
}

function description(source: StaySource): string {
  const { booking, words } = source;
  const demo = booking.hotel.demo ? [`${words('demo.label')}. ${words('demo.text')}`] : [];
  const supplier =
    booking.supplierReference === null
      ? []
      : [`${words('stay.supplierReference')}: ${booking.supplierReference}`];
  const { label, href } = manageLink(source);
  return [
    ...demo,
    `${words('booking.reference')}: ${booking.reference}`,
    ...supplier,
    ...arrivalLines(source),
    `${label}: ${href}`,
  ].join('\n');
}

export function stayCalendar(booking: HotelBooking, context: DocumentContext): string {
  const source = staySource(booking, context);
  const { hotel, checkIn, checkOut, booking_details: details } = booking;
  const { timeZone, latitude, longitude } = hotel;
  return bookingCalendar(source, [
    {
      part: '',
      start: { local: localTime(checkIn, details.schedule.start, '15:00'), timeZone },
      end: { local: localTime(checkOut, details.schedule.end, '12:00'), timeZone },
      summary: source.words(isCanceled(booking) ? 'calendar.summaryCanceled' : 'calendar.summary', {
        hotel: hotel.name,
        city: hotel.city_name,
      }),
      location: [hotel.name, hotelAddress(source)].join(', '),
      geo: { latitude, longitude },
      description: description(source),
      isBusy: false,
    },
  ]);
}
