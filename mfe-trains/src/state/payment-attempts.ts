import { createAttempts } from '@wayfare/checkout';

/** What this tab has tried to book, by the id of its basket, so that nothing is booked or paid twice. */
export const attempts = createAttempts('trainAttempts');
