import type { TrainItem } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { queryOfPass, queryOfTickets } from '../search/criteria-again';

type Criteria = Pick<TrainItem, 'criteria'>;

/** The results of the very search that an item was found by; the empty form where that is not known. */
export function searchAgainHref({ criteria }: Criteria, language: Language): string {
  if (criteria === null) return paths.landing(language);
  return 'place' in criteria
    ? paths.passes(language, queryOfPass(criteria))
    : paths.tickets(language, queryOfTickets(criteria));
}

/** The same search with one passenger of another age, such as a senior who was searched for as an adult. */
export function searchForAge(
  { criteria }: Criteria,
  index: number,
  age: number,
  language: Language,
): string {
  if (criteria === null) return paths.landing(language);
  const travelers = criteria.travelers.map((traveler, at) =>
    at === index ? { ...traveler, age } : traveler,
  );
  return searchAgainHref({ criteria: { ...criteria, travelers } }, language);
}
