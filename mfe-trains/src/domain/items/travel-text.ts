import type { TrainItem } from '@wayfare/api-contract';

/** "Amsterdam Centraal – Paris Nord", a return with both directions; a pass by its label. */
export function travelText(item: TrainItem): string {
  return item.type === 'pass'
    ? item.label
    : item.legs
        .map(({ origin, destination }) => `${origin.label} – ${destination.label}`)
        .join(', ');
}
