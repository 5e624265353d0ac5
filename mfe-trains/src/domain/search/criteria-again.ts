import {
  SEARCHED_AGES,
  TRAIN_CATEGORIES,
  type PassCriteria,
  type SearchTraveler,
  type TicketCriteria,
  type TrainCategory,
} from '@wayfare/api-contract';
import type { Cards, Passengers } from './criteria';
import { toPassQuery, toTicketQuery } from './criteria-codec';
import { placeOfCode } from './place-text';

const categoryOf = (age: number): TrainCategory =>
  TRAIN_CATEGORIES.find((category) => SEARCHED_AGES[category] === age) ?? 'adult';

const cardsOf = (travelers: readonly SearchTraveler[], category: TrainCategory) =>
  travelers
    .filter(({ age }) => categoryOf(age) === category)
    .map(({ cards }) => cards[0]?.code ?? '');

function partyOf(travelers: readonly SearchTraveler[]): { passengers: Passengers; cards: Cards } {
  const byCategory = TRAIN_CATEGORIES.map(
    (category) => [category, cardsOf(travelers, category)] as const,
  );
  const [adult, youth, senior, child, infant] = byCategory.map(([, own]) => own.length);
  return {
    passengers: {
      adult: adult ?? 0,
      youth: youth ?? 0,
      senior: senior ?? 0,
      child: child ?? 0,
      infant: infant ?? 0,
    },
    cards: Object.fromEntries(byCategory),
  };
}

const momentOf = (departure = '') => ({
  date: departure.slice(0, 10),
  hour: Number(departure.slice(11, 13)),
});

/** Query of an item's search, to repeat it when the offer has expired (TRN-39). */
export function queryOfTickets({ legs: [out, back], travelers }: TicketCriteria): URLSearchParams {
  const { date: returnDate, hour: returnHour } = momentOf(back?.departure);
  const places = { from: placeOfCode(out?.origin ?? ''), to: placeOfCode(out?.destination ?? '') };
  return toTicketQuery({
    ...places,
    ...momentOf(out?.departure),
    returnDate,
    returnHour,
    ...partyOf(travelers),
  });
}

export function queryOfPass({
  place,
  validityStartDate,
  travelers,
}: PassCriteria): URLSearchParams {
  return toPassQuery({
    area: place,
    date: validityStartDate,
    passengers: partyOf(travelers).passengers,
  });
}
