import type { OfferedTicket } from '../offers/offered';
import type { InEachLanguage, TicketItem } from './booking';
import type { CarriedService, WireWish } from './carry-over';

export type ChangeAction = 'ACCEPT' | 'EXCHANGE' | 'REFUND';

/** `INFORMED` needs no answer; the others but `OPEN` are answers. */
export type ChangeStatus = 'OPEN' | 'INFORMED' | 'ACCEPTED' | 'EXCHANGED' | 'REFUNDED';

/** A change that the railway made to the trains of one leg. */
export interface ScheduleChange {
  id: string;
  legId: string;
  kind: ChangeKind;
  before: InEachLanguage<OfferedTicket>;
  /** nothing takes the place of a train that does not run */
  after: InEachLanguage<OfferedTicket> | undefined;
  /** of another train: extras that go along, and wishes for seats */
  carried: readonly CarriedService[];
  wishes: readonly WireWish[];
  actions: readonly ChangeAction[];
  createdAt: number;
  status: ChangeStatus;
}

/** Other times, other times that need no answer, another train in its place, or none. */
export const CHANGE_KINDS = ['retimed', 'notice', 'replaced', 'canceled'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** From here on the ticket may be given back whole: Regulation (EU) 2021/782, article 18. */
const FAR_MINUTES = 60;

export function actionsOf(kind: ChangeKind, minutes: number): ChangeAction[] {
  if (kind === 'notice') return [];
  if (kind === 'canceled') return ['EXCHANGE', 'REFUND'];
  const isFar = kind === 'replaced' || Math.abs(minutes) >= FAR_MINUTES;
  return isFar ? ['ACCEPT', 'EXCHANGE', 'REFUND'] : ['ACCEPT', 'EXCHANGE'];
}

/** The changes of an item that let something be done for nothing now. */
export function owedChanges(
  { changes }: Pick<TicketItem, 'changes'>,
  action: ChangeAction,
): readonly ScheduleChange[] {
  return changes.filter(({ status, actions }) => status === 'OPEN' && actions.includes(action));
}

/** Until when it can be answered: a train that runs has left by then, what is owed for one that does not stays owed. */
export function answerableUntil({ kind, before, after }: ScheduleChange): number {
  if (kind !== 'retimed') return Infinity;
  return Math.max(before.en.departsAt, after?.en.departsAt ?? 0);
}

export function owedExchange(item: TicketItem, legId: string): ScheduleChange | undefined {
  return owedChanges(item, 'EXCHANGE').find((change) => change.legId === legId);
}
