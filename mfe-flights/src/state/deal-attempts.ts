import { createAttempts } from '@wayfare/checkout';

/** What this tab has tried to change or to pay, so that nothing is done or paid twice. */
export const dealAttempts = createAttempts('flightDealAttempts');
