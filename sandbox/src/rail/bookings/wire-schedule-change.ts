import type { OfferedTicket } from '../offers/offered';
import type { WireSolution } from '../wire/wire-types';
import type { Language } from '../wire/words';
import type { InEachLanguage, Item } from './booking';
import { wireCarried, type WireCarriedService, type WireWish } from './carry-over';
import type { ChangeAction, ChangeStatus } from './schedule-change';

export interface WireScheduleChange {
  id: string;
  itemId: string;
  legId: string;
  status: ChangeStatus;
  /** none once it is answered */
  permittedActions: ChangeAction[];
  creationDate: string;
  original: WireSolution;
  /** null where nothing takes its place */
  proposed: WireSolution | null;
  /** of another train that is proposed: what goes along */
  services: WireCarriedService[];
  preferences: WireWish[];
}

const solutionOf = (offer: InEachLanguage<OfferedTicket>, language: Language): WireSolution =>
  offer[language].solution;

/** What a railway changed about an item, as each language says it. */
export function wireChanges(item: Item, language: Language): WireScheduleChange[] {
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
