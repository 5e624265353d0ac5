import { TRAIN_CATEGORIES } from '@wayfare/api-contract';
import { isRecord } from '@wayfare/forms';
import type { PassSearch, Place, TicketSearch } from './criteria';

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200;
const isSmall = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= -1 && value <= 99;
const hasTexts = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => isText(value[key]));

export const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  hasTexts(value, ['code', 'label', 'localLabel', 'timezone']) &&
  (value['type'] === 'city' || value['type'] === 'station');
const isParty = (value: unknown): boolean =>
  isRecord(value) && TRAIN_CATEGORIES.every((category) => isSmall(value[category]));
const isCards = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((own) => Array.isArray(own) && own.every(isText));

export function isTicketSearch(value: unknown): value is TicketSearch {
  if (!isRecord(value)) return false;
  const hasNumbers = isSmall(value['hour']) && isSmall(value['returnHour']);
  return (
    isPlace(value['from']) &&
    isPlace(value['to']) &&
    hasTexts(value, ['date', 'returnDate']) &&
    hasNumbers &&
    isParty(value['passengers']) &&
    isCards(value['cards'])
  );
}

export function isPassSearch(value: unknown): value is PassSearch {
  return isRecord(value) && hasTexts(value, ['area', 'date']) && isParty(value['passengers']);
}
