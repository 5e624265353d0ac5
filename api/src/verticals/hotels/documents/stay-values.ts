import { writtenDays } from '../../../booking/documents/written-values';
import type { StaySource } from './stay-source';

/** Both days of a stay: "10 – 12 December 2026". */
export function stayDates({
  booking: { checkIn, checkOut },
  context: { language },
}: StaySource): string {
  return writtenDays(checkIn, checkOut, language);
}

/** The name of whoever booked. */
export function holderName({ booking: { holder } }: StaySource): string {
  return `${holder.firstName} ${holder.lastName}`;
}

/** The name of whoever stays. */
export function guestName({ booking: { guest, holder } }: StaySource): string {
  const { firstName, lastName } = guest ?? holder;
  return `${firstName} ${lastName}`;
}

/** Where the hotel stands; parts that the address already has are not repeated. */
export function hotelAddress({ booking: { hotel } }: StaySource): string {
  return [hotel.city_name, hotel.country_name].reduce(
    (address, part) =>
      address.toLowerCase().includes(part.toLowerCase()) ? address : `${address}, ${part}`,
    hotel.address,
  );
}

export function mapUrl({ booking: { hotel } }: StaySource): string {
  const [latitude, longitude] = [hotel.latitude.toFixed(5), hotel.longitude.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
