import { createAttempts } from '@wayfare/checkout';

export const attempts = createAttempts('hotelAttempts');

interface BookedStay {
  hotelId: string;
  checkIn: string;
  checkOut: string;
}

/** Key of an attempt: another room of the same hotel and dates is most often the same stay. */
export const stayKey = ({ hotelId, checkIn, checkOut }: BookedStay): string =>
  [hotelId, checkIn, checkOut].join(' ');
