import type { Look } from '../look';
import { ACCOUNT_ROWS } from './account';
import { FLIGHT_ROWS } from './flights';
import { HOTEL_ROWS } from './hotels';
import { TRAIN_ROWS } from './trains';

/** A new row is one more entry in one of these. */
export const ROWS: readonly Look[] = [
  ...HOTEL_ROWS,
  ...FLIGHT_ROWS,
  ...TRAIN_ROWS,
  ...ACCOUNT_ROWS,
];
