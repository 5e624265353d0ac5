import { createAttempts } from '@wayfare/checkout';

/** What this tab has tried to exchange, so that nothing is exchanged or paid twice. */
export const exchangeAttempts = createAttempts('trainExchangeAttempts');
