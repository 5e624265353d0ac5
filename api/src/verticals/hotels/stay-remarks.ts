import type { Assistance } from '@wayfare/api-contract';
import { GUEST_LIMITS, sanitizeText } from '@wayfare/domain';
import type { StayBookingRecord } from './stay-details';

/** The wire has no field for them; properties everywhere read English. */
const NEEDS: Readonly<Record<Assistance, string>> = {
  wheelchairRoom: 'wheelchair-accessible room',
  stepFree: 'step-free access',
  rollInShower: 'step-free shower',
  visualAlarm: 'visual fire alarm',
  hearing: 'facilities for a hard-of-hearing guest',
  assistanceDog: 'stays with an assistance dog',
};

/** What the property is asked: the needs of guests first, then the traveller's own words as far as the wire takes them. */
export function remarksOf({
  assistance,
  specialRequest,
}: Pick<StayBookingRecord['holder'], 'assistance' | 'specialRequest'>): string {
  const needs =
    assistance.length === 0
      ? []
      : [
          `Accessibility needs, please confirm: ${assistance.map((need) => NEEDS[need]).join('; ')}.`,
        ];
  return [...needs, sanitizeText(specialRequest)]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, GUEST_LIMITS.requestMax);
}
