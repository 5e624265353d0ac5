import type { OfferedTicket } from '../offers/offered';
import type { WireSolution } from '../wire/wire-types';
import type { Language } from '../wire/words';
import type { InEachLanguage, Item } from './booking';
import { wireCarried } from './carry-over';

const solutionOf = (offer: InEachLanguage<OfferedTicket>, language: Language): WireSolution =>
  offer[language].solution;

export function wireChanges(item: Item, language: Language) {
  if (item.type === 'pass') return [];
  return item.changes.map((change) => ({
    id: change.id,
    itemId: item.id,
    legId: change.legId,
    status: change.status,
    permittedActions: change.status === 'OPEN' ? [...change.actions] : [],
    creationDate: new Date(change.createdAt).toISOString(),
    original: solutionOf(change.before, language),
    proposed: change.after === undefined ? null : solutionOf(change.after, language),
    services: wireCarried(item, change.carried, language),
    preferences: [...change.wishes],
  }));
}
