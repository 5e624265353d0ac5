import { keysOf } from '../../kit/tables';
import ages from '../data/ages.json';

/** Up to which age somebody is what, by what name bookings call it, and the share of a pass that it costs. */
export const AGE_GROUPS = ages;

export const ageGroup = (age: number): keyof typeof ages =>
  keysOf(ages).find((group) => age <= ages[group].until) ?? 'senior';
