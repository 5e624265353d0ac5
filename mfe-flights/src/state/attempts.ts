import { createAttempts } from '@wayfare/checkout';

/** Attempts of this tab, so that nothing is booked or paid twice. */
export const attempts = createAttempts('flightAttempts');
