import type { HotelFilters, StayOption } from '@wayfare/api-contract';

/** Query parameter with which a list names the rate to preselect. */
const PARAMETER = 'rate';

const MEALS = ['BB', 'HB', 'FB', 'AI'];

/** Whether an option satisfies a wish: `free` cancellation, paying `later`, or at least a board's meals. */
function has({ cancelPolicy, paymentType, payLaterOn, boardCode }: StayOption, wish: string) {
  if (wish === 'free') return cancelPolicy.refundable;
  if (wish === 'later')
    return payLaterOn !== null || paymentType === 'DIRECT' || paymentType === 'CARD_CHECK_IN';
  return MEALS.includes(wish) && MEALS.indexOf(boardCode) >= MEALS.indexOf(wish);
}

export function wishOf({ cancellation, payment, board }: HotelFilters): string | null {
  const wishes = [...(cancellation ?? []), ...(payment ?? []), ...(board ?? [])];
  return wishes.length === 0 ? null : wishes.join();
}

const ROOMS = '#rooms';

/** Opens the hotel's page at its rooms, with the cheapest rate of that kind chosen. */
export function withWish(href: string, wish: string | null): string {
  return wish === null ? href : `${href}&${PARAMETER}=${encodeURIComponent(wish)}${ROOMS}`;
}

/** The first (cheapest) option with everything wished for; null without a wish or a match. */
export function wishedOption(
  options: readonly StayOption[],
  query: URLSearchParams,
): StayOption | null {
  const wish = query.get(PARAMETER);
  if (wish === null || wish === '') return null;
  return options.find((option) => wish.split(',').every((each) => has(option, each))) ?? null;
}
