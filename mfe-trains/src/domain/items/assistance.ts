import type { TrainAssistanceKind, TrainItem, TrainTraveler } from '@wayfare/api-contract';
import { foldExchanged, isTotallyRefunded } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { passengerName } from './passenger-name';

export function carriersOf(items: readonly TrainItem[]): string {
  const carriers = items.flatMap((item) =>
    item.type === 'pass'
      ? []
      : item.legs.flatMap(({ solution }) =>
          solution.segments.map(({ marketingCarrier }) => marketingCarrier),
        ),
  );
  return [...new Set(carriers)].join(', ');
}

function travels({ productAssignments }: TrainItem, { id }: TrainTraveler): boolean {
  const own = productAssignments.filter(({ travelerId }) => travelerId === id);
  return own.length === 0 || own.some(({ isCanceled }) => !isCanceled);
}

export interface AskedHelp {
  travellers: { name: string; assistance: readonly TrainAssistanceKind[] }[];
  carriers: string;
}

/** Assistance of those still travelling, and the carriers; tickets may repeat the same request. */
export function askedHelp(items: readonly TrainItem[], t: Translate): AskedHelp {
  const asking = foldExchanged(items)
    .map(({ item }) => item)
    .filter(
      (item) =>
        !isTotallyRefunded(item.bookingItemStatus) &&
        item.travelers.some((traveler) => traveler.assistance && travels(item, traveler)),
    );
  const people = new Map<string, Set<TrainAssistanceKind>>();
  for (const item of asking)
    item.travelers.forEach((traveler, index) => {
      if (!traveler.assistance || !travels(item, traveler)) return;
      const name = passengerName(traveler, index, t);
      people.set(name, new Set([...(people.get(name) ?? []), ...traveler.assistance]));
    });
  return {
    travellers: [...people].map(([name, kinds]) => ({ name, assistance: [...kinds] })),
    carriers: carriersOf(asking),
  };
}
