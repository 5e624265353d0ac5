import type { TrainSegment } from '@wayfare/api-contract';

/** Carrier and number; a shared name only once. */
export function trainName({
  marketingCarrier,
  vehicle,
}: Pick<TrainSegment, 'marketingCarrier' | 'vehicle'>): string {
  return vehicle.startsWith(marketingCarrier) ? vehicle : `${marketingCarrier} ${vehicle}`;
}
