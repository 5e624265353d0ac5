import { createAttempts } from '@wayfare/checkout';

/** The tab's tries to book a hotel. */
export const attempts = createAttempts('hotelAttempts');
