import { writtenDays } from '../../../booking/documents/written-values';
import type { StaySource } from './stay-source';

export function stayDates({
  booking: { checkIn, checkOut },
  context: { language },
}: StaySource): string {
  return writtenDays(checkIn, checkOut, language);
}

export function holderName({ booking: { holder } }: StaySource): string {
  return `${holder.firstName} ${holder.lastName}`;
}

export function guestName({ booking: { guest, holder } }: StaySource): string {
  const { firstName, lastName } = guest ?? holder;
  return `${firstName} ${lastName}`;
}

/** Skips parts that the address repeats. */
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
