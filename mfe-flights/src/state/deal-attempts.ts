import { createAttempts } from '@wayfare/checkout';

/** Changes and payments of this tab, so that none happens twice. */
export const dealAttempts = createAttempts('flightDealAttempts');
