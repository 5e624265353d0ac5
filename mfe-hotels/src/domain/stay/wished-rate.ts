import type { HotelFilters, StayOption } from '@wayfare/api-contract';

/** The query's parameter by which a list tells a hotel's page which of its rates somebody came for. */
const PARAMETER = 'rate';

const MEALS = ['BB', 'HB', 'FB', 'AI'];

/** Whether an option has what a wish names: `free` cancellation, paying `later`, or at least the meals of a board. */
function has({ cancelPolicy, paymentType, payLaterOn, boardCode }: StayOption, wish: string) {
  if (wish === 'free') return cancelPolicy.refundable;
  if (wish === 'later')
    return payLaterOn !== null || paymentType === 'DIRECT' || paymentType === 'CARD_CHECK_IN';
  return MEALS.includes(wish) && MEALS.indexOf(boardCode) >= MEALS.indexOf(wish);
}

/** Leads to the hotel's rate that the filters of a list were about; nothing where they were about none. */
export function wishOf({ cancellation, payment, board }: HotelFilters): string | null {
  const wishes = [...(cancellation ?? []), ...(payment ?? []), ...(board ?? [])];
  return wishes.length === 0 ? null : wishes.join();
}

/** What stands behind the `#`: the rooms, where the rate is. */
const ROOMS = '#rooms';

/** The address of a hotel's page, which opens at its rooms with the cheapest rate of that kind chosen. */
export function withWish(href: string, wish: string | null): string {
  return wish === null ? href : `${href}&${PARAMETER}=${encodeURIComponent(wish)}${ROOMS}`;
}

/** The first of some options, the cheapest first, that has all that the page was asked for; null where it was asked for nothing or none has. */
export function wishedOption(
  options: readonly StayOption[],
  query: URLSearchParams,
): StayOption | null {
  const wish = query.get(PARAMETER);
  if (wish === null || wish === '') return null;
  return options.find((option) => wish.split(',').every((each) => has(option, each))) ?? null;
}
