import type { OfferedTicket } from '../offers/offered';
import type { InEachLanguage, Item } from './item';
import type { Replacement } from './replacement';

export type ChangeAction = 'ACCEPT' | 'EXCHANGE' | 'REFUND';

/** Other times, other times that need no answer, another train in its place, or none. */
export const CHANGE_KINDS = ['retimed', 'notice', 'replaced', 'canceled'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A change that the railway made to the trains of one leg. */
export interface ScheduleChange {
  id: string;
  /** place among the legs of the item */
  leg: number;
  kind: ChangeKind;
  before: InEachLanguage<OfferedTicket>;
  /** nothing takes the place of a train that does not run */
  after: InEachLanguage<OfferedTicket> | undefined;
  /** the tickets for another train */
  replacement: Replacement | undefined;
  actions: readonly ChangeAction[];
  createdAt: number;
  /** `INFORMED` needs no answer; the others but `OPEN` are answers */
  status: 'OPEN' | 'INFORMED' | 'ACCEPTED' | 'EXCHANGED' | 'REFUNDED';
}

/** From here on the ticket may be given back whole: Regulation (EU) 2021/782, article 18. */
const FAR_MINUTES = 60;

export function actionsOf(kind: ChangeKind, minutes: number): ChangeAction[] {
  if (kind === 'notice') return [];
  if (kind === 'canceled') return ['EXCHANGE', 'REFUND'];
  const isFar = kind === 'replaced' || Math.abs(minutes) >= FAR_MINUTES;
  return isFar ? ['ACCEPT', 'EXCHANGE', 'REFUND'] : ['ACCEPT', 'EXCHANGE'];
}

/** The changes of an item that let something be done for nothing now. */
export const owedChanges = ({ changes }: Item, action: ChangeAction): ScheduleChange[] =>
  changes.filter(({ status, actions }) => status === 'OPEN' && actions.includes(action));

/** Until when it can be answered: a train that runs has left by then, what is owed for one that does not stays owed. */
export function answerableUntil({ kind, before, after }: ScheduleChange): number {
  if (kind !== 'retimed') return Infinity;
  return Math.max(before.en.departsAt, after?.en.departsAt ?? 0);
}
