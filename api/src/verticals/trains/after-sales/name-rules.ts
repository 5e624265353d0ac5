import type { EditTravelersRequest } from '@wayfare/api-contract';
import { isTotallyRefunded } from '@wayfare/domain';
import { Problem, invalid } from '../../../platform/http/problem';
import type { RailItem } from '../../../ports/rail-items';

type NewName = EditTravelersRequest['travelers'][number];

/** Quotes the carrier's reason. */
const namesRefused = (reason: string, cause?: unknown): Problem =>
  new Problem('INVALID_REQUEST', {
    field: 'itemID',
    status: 422,
    cause,
    ...(reason === ''
      ? { text: 'trains.namesNotPossible' }
      : { text: 'trains.namesRefused', values: { reason } }),
  });

type Names = readonly NewName[];

/** The same people on other tickets with correctable names. */
export function namesElsewhere(
  items: readonly RailItem[],
  itemId: string,
  names: Names,
): { readonly itemId: string; readonly travellers: NewName[] }[] {
  const corrected = items.find(({ id }) => id === itemId)?.travellers ?? [];
  const newNameOf = (firstName: string, lastName: string) => {
    const former = corrected.find(
      (traveller) => traveller.firstName === firstName && traveller.lastName === lastName,
    );
    return names.find(({ id }) => id === former?.id);
  };
  const others = items.filter(
    ({ id, status, nameChange }) =>
      id !== itemId && !isTotallyRefunded(status) && nameChange.eligible,
  );
  return others
    .map(({ id, travellers }) => ({
      itemId: id,
      travellers: travellers.flatMap((traveller) => {
        const name = newNameOf(traveller.firstName, traveller.lastName);
        return name === undefined
          ? []
          : [{ id: traveller.id, firstName: name.firstName, lastName: name.lastName }];
      }),
    }))
    .filter(({ travellers }) => travellers.length > 0);
}

/** Changed names only (OQ-71); 422 with the reason when not correctable. */
export function changedNames(
  items: readonly RailItem[],
  itemId: string,
  wanted: readonly NewName[],
): NewName[] {
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) throw invalid('itemID', 'trains.itemUnknown');
  const changes = wanted.filter((name, index) => {
    const traveller = item.travellers.find(({ id }) => id === name.id);
    if (traveller === undefined || wanted.findIndex(({ id }) => id === name.id) !== index)
      throw invalid(`travelers.${index}.id`, 'trains.travellerUnknown');
    return traveller.firstName !== name.firstName || traveller.lastName !== name.lastName;
  });
  if (changes.length === 0) return [];
  if (isTotallyRefunded(item.status)) throw namesRefused('');
  if (!item.nameChange.eligible) throw namesRefused(item.nameChange.reason);
  return changes;
}
