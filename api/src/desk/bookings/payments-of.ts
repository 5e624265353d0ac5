import type { Booking } from '../../booking/booking';

/** Every payment that a booking knows, the first one first. */
export const paymentsOf = ({ charges, intentId }: Pick<Booking, 'charges' | 'intentId'>) => [
  ...new Set([...charges.map(({ intent }) => intent), ...(intentId === null ? [] : [intentId])]),
];
