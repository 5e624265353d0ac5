import type { Passengers } from './criteria';
import { CATEGORIES } from './traveller-category';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** "1 adult, 2 children"; categories without anyone are left out. */
export function passengerSummary(passengers: Passengers, t: Translate): string {
  return CATEGORIES.filter((category) => passengers[category] > 0)
    .map((category) => t(`party.${category}`, { count: passengers[category] }))
    .join(', ');
}
