import {
  PASSENGER_FIELDS,
  TRAIN_ASSISTANCE_KINDS,
  type PassengerField,
  type TrainAssistanceKind,
  type TrainPassenger,
  type TrainPassengerDraft,
  type TrainTraveler,
} from '@wayfare/api-contract';
import { TrainPassengerSchema } from '@wayfare/api-contract/train-travellers';
import { internationalPhone } from '@wayfare/domain';
import type { TypedDay } from '@wayfare/ui';
import { safeParse } from 'valibot';

/** Fields of a passenger, under the specification's names (TRN-14). */
export const PASSENGER_TEXTS = ['first_name', 'last_name', ...PASSENGER_FIELDS] as const;
export type PassengerText = 'first_name' | 'last_name' | PassengerField;

/** As typed; a date is `year-month-day`, possibly incomplete. */
export interface TypedPassenger extends Record<PassengerText, string> {
  assistance: TrainAssistanceKind[];
}

export const EMPTY_PASSENGER: TypedPassenger = {
  first_name: '',
  last_name: '',
  title: '',
  date_of_birth: '',
  country_of_residence: '',
  countryCode: '',
  type: '',
  expirationDate: '',
  documentNumber: '',
  email: '',
  phone_number: '',
  reduction_card_id: '',
  assistance: [],
};

const DAYS = ['date_of_birth', 'expirationDate'] as const;
export type DayText = (typeof DAYS)[number];
export const isDayText = (name: PassengerText): name is DayText => DAYS.some((day) => day === name);

export function parseTyped(kept: Readonly<Record<string, unknown>>): TypedPassenger {
  const texts = PASSENGER_TEXTS.flatMap((name) => {
    const value = kept[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const asked: readonly unknown[] = Array.isArray(kept.assistance) ? kept.assistance : [];
  return {
    ...EMPTY_PASSENGER,
    ...Object.fromEntries(texts),
    assistance: TRAIN_ASSISTANCE_KINDS.filter((kind) => asked.includes(kind)),
  };
}

export function dayParts(typed: string): TypedDay {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { year, month, day };
}

export function typedDay({ year, month, day }: TypedDay): string {
  const parts = [year, month, day].map((part) => part.replaceAll(/\D/g, ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

function wireDay(typed: string): string {
  const { year, month, day } = dayParts(typed);
  return typed === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Typed values in the form that the rules judge. */
export function draftOf({
  assistance: _assistance,
  ...typed
}: TypedPassenger): TrainPassengerDraft {
  return {
    ...typed,
    date_of_birth: wireDay(typed.date_of_birth),
    expirationDate: wireDay(typed.expirationDate),
    phone_number: internationalPhone(typed.phone_number, typed.country_of_residence),
  };
}

/** Only the requested fields; null while something is wrong. */
export function toPassenger(
  id: string,
  typed: TypedPassenger,
  fields: readonly PassengerField[],
): TrainPassenger | null {
  const draft = draftOf(typed);
  const asked = (['first_name', 'last_name', ...fields] as const).map((name) => [
    name,
    draft[name] ?? '',
  ]);
  const { assistance } = typed;
  const parsed = safeParse(TrainPassengerSchema, {
    id,
    ...Object.fromEntries(asked),
    ...(assistance.length === 0 ? {} : { assistance }),
  });
  return parsed.success ? parsed.output : null;
}

export function typedOf({
  passenger,
  firstName,
  lastName,
}: Pick<TrainTraveler, 'passenger' | 'firstName' | 'lastName'>): TypedPassenger {
  return passenger === null
    ? { ...EMPTY_PASSENGER, first_name: firstName, last_name: lastName }
    : parseTyped({ ...passenger });
}
