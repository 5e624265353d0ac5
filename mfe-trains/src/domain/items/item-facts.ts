import {
  TRAIN_AGES,
  TRAIN_CATEGORIES,
  type PassengerField,
  type TrainBasket,
  type TrainCategory,
  type TrainItem,
  type TrainPrices,
  type TrainTraveler,
} from '@wayfare/api-contract';
import { remainingMs } from '@wayfare/domain';

/** The price shown and charged (TRN-22). */
export function shownAmount({ amountsToDisplay }: TrainPrices): string {
  return amountsToDisplay[0]?.amount.value ?? '0.00';
}

export const itemTotal = ({ prices }: Pick<TrainItem, 'prices'>): string => shownAmount(prices);

/** Both directions are one item and cannot be separated (OQ-66). */
export const isBound = (item: TrainItem): boolean =>
  item.type === 'point-to-point' && item.legs.length > 1;

type Kept = Pick<TrainBasket, 'bookingStatus' | 'expirationDate'>;

/** Price deadline: the basket's when prebooked; null once bought. */
export function keptTo(
  { bookingStatus, expirationDate }: Kept,
  item: Pick<TrainItem, 'expirationDate'>,
): string | null {
  return bookingStatus === 'PREBOOKED' ? expirationDate : item.expirationDate;
}

export function isLapsed(instant: string | null, now: number): boolean {
  return instant !== null && remainingMs(instant, now) === 0;
}

/** Ages count on this day: the first departure, or a pass's first day (OQ-62). */
export function travelDayOf(item: TrainItem): string {
  return item.type === 'pass'
    ? item.validityStartDate
    : (item.legs[0]?.solution.departure.slice(0, 10) ?? '');
}

export function categoryOf({ age }: Pick<TrainTraveler, 'age'>): TrainCategory {
  // seniors first: adults may be older than 64
  const bands = [...TRAIN_CATEGORIES].sort((a, b) => TRAIN_AGES[b].min - TRAIN_AGES[a].min);
  return bands.find((category) => age >= TRAIN_AGES[category].min) ?? 'infant';
}

/** Required fields besides the names. */
export function fieldsOf(
  { passengerFields, leadFields }: Pick<TrainItem, 'passengerFields' | 'leadFields'>,
  { leadTraveler }: Pick<TrainTraveler, 'leadTraveler'>,
): PassengerField[] {
  return leadTraveler ? [...new Set([...passengerFields, ...leadFields])] : [...passengerFields];
}
