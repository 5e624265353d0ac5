export type DistanceText =
  | { key: 'card.distance' | 'card.distanceAway' }
  | { key: 'card.distanceFrom'; place: string };

export const FROM_CENTRE: DistanceText = { key: 'card.distance' };
