import { createAttempts } from '@wayfare/checkout';

/** What this tab has tried to book, so that nothing is booked or paid twice. */
export const attempts = createAttempts('flightAttempts');
