import { createAttempts } from '@wayfare/checkout';

/** By basket id, so that nothing is booked or paid twice. */
export const attempts = createAttempts('trainAttempts');
