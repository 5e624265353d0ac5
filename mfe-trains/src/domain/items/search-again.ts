import type { TrainItem } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { paths } from '../paths';
import { queryOfPass, queryOfTickets } from '../search/criteria-again';

type Criteria = Pick<TrainItem, 'criteria'>;

/** The item's own search; the empty form where it is unknown. */
export function searchAgainHref({ criteria }: Criteria, language: Language): string {
  if (criteria === null) return paths.landing(language);
  return 'place' in criteria
    ? paths.passes(language, queryOfPass(criteria))
    : paths.tickets(language, queryOfTickets(criteria));
}

/** With one passenger of another age, such as a senior searched for as an adult. */
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
