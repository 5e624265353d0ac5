import type { TrainSegment } from '@wayfare/api-contract';

/** A train as people call it: who runs it and its number, the name once. */
export function trainName({
  marketingCarrier,
  vehicle,
}: Pick<TrainSegment, 'marketingCarrier' | 'vehicle'>): string {
  return vehicle.startsWith(marketingCarrier) ? vehicle : `${marketingCarrier} ${vehicle}`;
}
