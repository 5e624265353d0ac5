import type { HotelDetail } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { HotelRecord } from '../../catalogue/records/records';
import { text } from '../../platform/texts/messages';

/** Default times (CON-15, CON-16). */
const CHECK_IN = '15:00';
const CHECK_OUT = '12:00';

export function bookingDetailsOf(
  hotel: HotelRecord,
  language: Language,
): HotelDetail['booking_details'] {
  const start = hotel.checkInFrom === '' ? CHECK_IN : hotel.checkInFrom;
  const end = hotel.checkOutUntil === '' ? CHECK_OUT : hotel.checkOutUntil;
  return {
    checkInInstructions: text('checkIn.instructions', language, { time: start }),
    checkOutInstructions: text('checkOut.instructions', language, { time: end }),
    minAge: hotel.minimumAge,
    schedule: { start, end },
  };
}
