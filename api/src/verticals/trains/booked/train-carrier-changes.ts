import type { CarrierJourney, TrainCarrierChange } from '@wayfare/api-contract';
import type { RailCarrierChange } from '../../../ports/rail-after-sales';
import type { RailItem } from '../../../ports/rail-items';
import type { RailSolution } from '../../../ports/rail-offers';
import type { RailBooking } from '../../../ports/rail-supplier';
import type { Booking } from '../../../booking/booking';
import { carrierChangeOf, wireCarrierChange } from '../../../booking/carrier-change';
import type { CarrierChange, KeptJourney } from '../../../booking/carrier-change';
import { keptExtras } from './changed-extras';
import { trainOf } from '../records/train-records';
import type { Adjustment, TrainRecord } from '../records/train-records';
import { wireExtra } from '../wire/wire-extra';

function journeyOf({ departure, arrival, segments }: RailSolution): KeptJourney {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a journey has no train');
  const place = ({ code, label: name, timeZone }: typeof first.origin) => ({
    code,
    name,
    timeZone,
    cityName: '',
    country: '',
  });
  return {
    origin: place(first.origin),
    destination: place(last.destination),
    departing_at: departure.slice(0, 19),
    arriving_at: arrival.slice(0, 19),
    services: segments.map(({ vehicle }) => vehicle),
  };
}

const ACTIONS = { accept: 'accept', exchange: 'change', refund: 'cancel' } as const;
const ANSWERS = {
  told: 'told',
  accepted: 'accepted',
  exchanged: 'changed',
  refunded: 'canceled',
} as const;

/** Acceptance moves no money, so it is withheld where an extra would be lost. */
function actionsOf({ actions, services }: RailCarrierChange): CarrierChange['actions'] {
  const isKept = services.every((service) => service.isKept);
  return (['accept', 'exchange', 'refund'] as const)
    .filter((action) => actions.includes(action) && (action !== 'accept' || isKept))
    .map((action) => ACTIONS[action]);
}

function kept(change: RailCarrierChange): CarrierChange {
  const { id, detectedAt, answer, before, after } = change;
  return {
    version: 2,
    id,
    detectedAt: detectedAt.toISOString(),
    actions: actionsOf(change),
    answer: answer === null ? null : ANSWERS[answer],
    journeys: [{ before: journeyOf(before), after: after === null ? null : journeyOf(after) }],
  };
}

function proposedOf(change: RailCarrierChange): NonNullable<TrainRecord['proposed']> {
  const { id: changeId, itemId, legId, before, preferences } = change;
  return {
    changeId,
    itemId,
    legId,
    carrier: before.segments[0]?.carrier ?? '',
    extras: keptExtras(change),
    wishes: preferences,
  };
}

type Known = Pick<TrainRecord, 'changesSeen'> & { readonly known: CarrierChange | null };

/** Next to record: an answer to the known change, then unseen ones, oldest first, then one still open. */
export function nextChange(
  changes: readonly RailCarrierChange[],
  { known, changesSeen = [] }: Known,
): RailCarrierChange | null {
  const same = changes.find(({ id }) => id === known?.id);
  const isOpen = known !== null && known.answer === null;
  if (isOpen && same !== undefined && same.answer !== null) return same;
  const unseen = changes.find(({ id }) => !changesSeen.includes(id));
  if (unseen !== undefined) return unseen;
  if (isOpen && same !== undefined) return same;
  return changes.findLast(({ answer }) => answer === null) ?? null;
}

function lostWishes(before: readonly RailItem[], now: readonly RailItem[], id: string) {
  const old = before.find((item) => item.id === id);
  const same = now.find((item) => item.id === id);
  const fresh = now.find((item) => item.id === (same?.replacedBy ?? id));
  if (old?.kind !== 'tickets' || fresh?.kind !== 'tickets') return [];
  return old.preferences.filter(
    ({ group }) => !fresh.preferences.some((wish) => wish.group === group),
  );
}

/** Replaced trains at no price: calendar and tickets change. */
function movedBy(
  change: RailCarrierChange,
  record: TrainRecord,
  { items }: Pick<RailBooking, 'items'>,
): Adjustment[] {
  const isMoved = change.answer === 'accepted' || change.answer === 'told';
  if (!isMoved || record.adjustments.some(({ quoteId }) => quoteId === change.id)) return [];
  const lost = lostWishes(record.items, items, change.itemId);
  return [{ kind: 'moved', cents: 0, quoteId: change.id, itemId: change.itemId, lostWishes: lost }];
}

/** Returns the record unchanged when the supplier lists nothing new. */
export function withCarrierChange(
  booking: Booking,
  record: TrainRecord,
  order: RailBooking,
): { readonly details: TrainRecord; readonly carrierChange?: CarrierChange | null } {
  const known = carrierChangeOf(booking);
  const seen = order.carrierChanges
    .map(({ id }) => id)
    .filter((id) => record.changesSeen?.includes(id) === true);
  const details = { ...record, items: order.items };
  const next = nextChange(order.carrierChanges, { known, changesSeen: seen });
  // withdrawn by the railway
  if (next === null) return known?.answer === null ? { details, carrierChange: null } : { details };
  return {
    details: {
      ...details,
      adjustments: [...details.adjustments, ...movedBy(next, record, order)],
      proposed: proposedOf(next),
      changesSeen: [...new Set([...seen, next.id])],
    },
    carrierChange: kept(next),
  };
}

export function trainCarrierChange(
  booking: Booking,
  items: readonly RailItem[],
): TrainCarrierChange | null {
  const stops = items.flatMap((item) =>
    item.kind === 'pass'
      ? []
      : item.legs.flatMap(({ solution: { segments } }) =>
          segments.flatMap(({ origin, destination }) => [origin, destination]),
        ),
  );
  const change = wireCarrierChange(
    booking,
    ({ code, name }) => stops.find((stop) => stop.code === code)?.label ?? name,
  );
  const { proposed } = trainOf(booking);
  if (change === null || proposed?.changeId !== change.id) return null;
  const { carrier, itemId: itemID, legId: legID, extras, wishes } = proposed;
  return {
    ...change,
    // station codes are internal to the supplier
    journeys: change.journeys.map(({ before, after }) => ({
      before: withoutCodes(before),
      after: after === null ? null : withoutCodes(after),
    })),
    carrier,
    itemID,
    legID,
    extras: extras.map(wireExtra),
    wishes: wishes.map((wish) => ({ ...wish })),
  };
}

function withoutCodes(journey: CarrierJourney): CarrierJourney {
  const place = (of: CarrierJourney['origin']) => ({ ...of, code: null });
  return {
    ...journey,
    origin: place(journey.origin),
    destination: place(journey.destination),
  };
}
