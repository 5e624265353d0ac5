import { createAttempts } from '@wayfare/checkout';

/** Exchanges of this tab, so that none is executed or paid twice. */
export const exchangeAttempts = createAttempts('trainExchangeAttempts');
