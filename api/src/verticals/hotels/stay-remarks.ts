import type { Assistance } from '@wayfare/api-contract';
import { GUEST_LIMITS, sanitiseText } from '@wayfare/domain';
import type { StayBookingRecord } from './stay-details';

/** In English, as free text: the wire has no field. */
const NEEDS: Readonly<Record<Assistance, string>> = {
  wheelchairRoom: 'wheelchair-accessible room',
  stepFree: 'step-free access',
  rollInShower: 'step-free shower',
  visualAlarm: 'visual fire alarm',
  hearing: 'facilities for a hard-of-hearing guest',
  assistanceDog: 'stays with an assistance dog',
};

/** Assistance first, then the traveller's words up to the wire's limit. */
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
  return [...needs, sanitiseText(specialRequest)]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, GUEST_LIMITS.requestMax);
}
