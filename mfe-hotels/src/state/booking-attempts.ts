import { createAttempts } from '@wayfare/checkout';

/** The tab's tries to book a hotel. */
export const attempts = createAttempts('hotelAttempts');

interface BookedStay {
  hotelId: string;
  checkIn: string;
  checkOut: string;
}

/** What an attempt is told by: another room of the hotel on the same dates is most often the same stay once more. */
export const stayKey = ({ hotelId, checkIn, checkOut }: BookedStay): string =>
  [hotelId, checkIn, checkOut].join(' ');
