import { formatDate, formatMoney, parseMoney } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { localInstant } from '../hotels/local-instant';
import type { DocumentSource } from './document-context';

/** The wire's decimal string as a person reads it. */
export function writtenAmount(amount: string, language: Language): string {
  return formatMoney(parseMoney(amount), language);
}

/** Day and time of an instant on the hotel's clock. */
export function hotelTime(instant: string, timeZone: string, language: Language): { date: string; time: string } {
  const local = localInstant(new Date(instant), timeZone);
  return { date: formatDate(local.slice(0, 10), language, 'full'), time: local.slice(11, 16) };
}

/** Both days of a stay; what they have in common is said once: "10 – 12 December 2026". */
export function stayDates({ booking: { checkIn, checkOut }, context: { language } }: DocumentSource): string {
  const [first, last] = [formatDate(checkIn, language).split(' '), formatDate(checkOut, language).split(' ')];
  while (first.length > 1 && first.at(-1) === last[first.length - 1]) first.pop();
  return `${first.join(' ')} – ${last.join(' ')}`;
}

/** The name of whoever booked. */
export function holderName({ booking: { holder } }: DocumentSource): string {
  return `${holder.firstName} ${holder.lastName}`;
}

/** The name of whoever stays. */
export function guestName({ booking: { guest, holder } }: DocumentSource): string {
  const { firstName, lastName } = guest ?? holder;
  return `${firstName} ${lastName}`;
}

/** Where the hotel stands; parts that the address already has are not repeated. */
export function hotelAddress({ booking: { hotel } }: DocumentSource): string {
  return [hotel.city_name, hotel.country_name].reduce((address, part) => (address.toLowerCase().includes(part.toLowerCase()) ? address : `${address}, ${part}`), hotel.address);
}

export function mapUrl({ booking: { hotel } }: DocumentSource): string {
  const [latitude, longitude] = [hotel.latitude.toFixed(5), hotel.longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
