import { findPassengerIssues, type PassengerProblem } from '@wayfare/api-contract/train-travellers';
import type { TrainTraveler } from '@wayfare/api-contract';

export interface TypedName {
  id: string;
  firstName: string;
  lastName: string;
}

export type NameField = 'firstName' | 'lastName';

export interface NameIssue {
  /** `t1.firstName`, or `names` for all of them */
  field: string;
  problem: PassengerProblem | 'nothing' | 'tooMany';
}

const FIELDS: Readonly<Record<'first_name' | 'last_name', NameField>> = {
  first_name: 'firstName',
  last_name: 'lastName',
};

export function changedNames(
  travelers: readonly Pick<TrainTraveler, 'id' | 'firstName' | 'lastName'>[],
  typed: readonly TypedName[],
): TypedName[] {
  return typed.flatMap(({ id, firstName, lastName }) => {
    const known = travelers.find((traveler) => traveler.id === id);
    const name = { id, firstName: firstName.trim(), lastName: lastName.trim() };
    return known === undefined ||
      (known.firstName === name.firstName && known.lastName === name.lastName)
      ? []
      : [name];
  });
}

/** In the form's order. Unchanged names are the carrier's own and not validated. */
export function nameIssues(
  travelers: readonly Pick<TrainTraveler, 'id' | 'firstName' | 'lastName'>[],
  typed: readonly TypedName[],
  remaining: number,
): NameIssue[] {
  const changed = changedNames(travelers, typed);
  const issues = changed.flatMap(({ id, firstName, lastName }) =>
    findPassengerIssues(
      { first_name: firstName, last_name: lastName },
      { category: 'adult', fields: [], travelDay: '' },
    ).flatMap(({ field, problem }): NameIssue[] =>
      field === 'first_name' || field === 'last_name'
        ? [{ field: `${id}.${FIELDS[field]}`, problem }]
        : [],
    ),
  );
  const [first] = typed;
  if (first === undefined || issues.length > 0) return issues;
  if (changed.length === 0) return [{ field: `${first.id}.firstName`, problem: 'nothing' }];
  return changed.length > remaining ? [{ field: `${first.id}.firstName`, problem: 'tooMany' }] : [];
}
