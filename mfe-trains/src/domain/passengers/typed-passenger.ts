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

/** What can be asked of a passenger, under the names of the specification (TRN-14). */
export const PASSENGER_TEXTS = ['first_name', 'last_name', ...PASSENGER_FIELDS] as const;
export type PassengerText = 'first_name' | 'last_name' | PassengerField;

/** A passenger as typed; a day is `year-month-day` as far as it is typed. */
export interface TypedPassenger extends Record<PassengerText, string> {
  /** the help that is needed on the way */
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

/** What was kept of a passenger; what is no text there is empty here. */
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

/** The three fields of a day. */
export function dayParts(typed: string): TypedDay {
  const [year = '', month = '', day = ''] = typed.split('-');
  return { year, month, day };
}

export function typedDay({ year, month, day }: TypedDay): string {
  const parts = [year, month, day].map((part) => part.replaceAll(/\D/g, ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** A typed day as it is sent, YYYY-MM-DD. */
function wireDay(typed: string): string {
  const { year, month, day } = dayParts(typed);
  return typed === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What was typed, as the rules judge it. */
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

/** A passenger as the API takes it, with nothing that is not asked for; null as long as something is wrong. */
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

/** What the basket knows of a passenger already. */
export function typedOf({
  passenger,
  firstName,
  lastName,
}: Pick<TrainTraveler, 'passenger' | 'firstName' | 'lastName'>): TypedPassenger {
  return passenger === null
    ? { ...EMPTY_PASSENGER, first_name: firstName, last_name: lastName }
    : parseTyped({ ...passenger });
}
