import type { PassOrTicketsRequest } from '@wayfare/api-contract';
import { isRecord, readStored, writeStored } from '@wayfare/forms';
import type { IsoDate } from '@wayfare/domain';
import { NO_PLACE, travelersOf, type Passengers, type Place } from '../../domain/search/criteria';
import { isPlace, isText } from '../../domain/search/is-search';
import { dateProblem, placeProblem } from '../../domain/search/search-rules';

export interface JourneyDraft {
  from: Place;
  to: Place;
  /** YYYY-MM-DD */
  date: string;
}

export interface Journeys {
  journeys: JourneyDraft[];
}

export const MAX_JOURNEYS = 8;
const KEY = 'draft.trains.compare';

const isJourney = (value: unknown): boolean =>
  isRecord(value) && isPlace(value['from']) && isPlace(value['to']) && isText(value['date']);

function isJourneys(value: unknown): value is Journeys {
  if (!isRecord(value) || !Array.isArray(value['journeys'])) return false;
  const { length } = value['journeys'];
  return length > 0 && length <= MAX_JOURNEYS && value['journeys'].every(isJourney);
}

export const keepJourneys = (values: Journeys): void => void writeStored(KEY, values);

export function restoreJourneys(): Journeys | null {
  const kept = readStored(KEY);
  return isJourneys(kept) ? kept : null;
}

export function addJourney({ journeys }: Journeys): Journeys {
  const last = journeys.at(-1);
  return {
    journeys: [...journeys, { from: last?.to ?? NO_PLACE, to: NO_PLACE, date: last?.date ?? '' }],
  };
}

export const removeJourney = ({ journeys }: Journeys, index: number): Journeys => ({
  journeys: journeys.filter((_, at) => at !== index),
});

export const changeJourney = (
  { journeys }: Journeys,
  index: number,
  patch: Partial<JourneyDraft>,
): Journeys => ({
  journeys: journeys.map((journey, at) => (at === index ? { ...journey, ...patch } : journey)),
});

export function findJourneyProblems(
  { journeys }: Journeys,
  today: IsoDate,
): { field: string; code: string }[] {
  return journeys.flatMap(({ from, to, date }, index) => {
    const isSame = from.code !== '' && from.code === to.code;
    const found = [
      { field: `journeys.${index}.from`, code: placeProblem('from', from) },
      { field: `journeys.${index}.to`, code: isSame ? 'sameStation' : placeProblem('to', to) },
      { field: `journeys.${index}.date`, code: dateProblem(date, today) },
    ];
    return found.flatMap(({ field, code }) => (code === null ? [] : [{ field, code }]));
  });
}

export function journeysRequest(
  { journeys }: Journeys,
  passengers: Passengers,
): Pick<PassOrTicketsRequest, 'journeys' | 'travelers'> {
  return {
    journeys: journeys.map(({ from, to, date }) => ({
      origin: from.code,
      destination: to.code,
      date,
    })),
    travelers: travelersOf(passengers),
  };
}
