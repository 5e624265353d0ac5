import { HOTEL_FACETS } from '@wayfare/api-contract/schemas';
import type { CatalogueFacetKey, FacetKey } from '@wayfare/api-contract';
import { bits, nested } from '../../catalogue/records/facet';
import type { Facet } from '../../catalogue/records/facet';
import { BOARDS } from '../../ports/stay-supplier';
import type { StayRate } from '../../ports/stay-supplier';
import { chargeInstant } from './payment-terms';

export type RateFacetKey = Exclude<FacetKey, CatalogueFacetKey>;

/** What a list says of a rate; the rest is asked for again when its hotel is opened. */
export type ListedRate = Pick<StayRate, 'id' | 'board' | 'paymentType' | 'freeCancellationUntil'>;

export const isFree = (
  { freeCancellationUntil: until }: Pick<StayRate, 'freeCancellationUntil'>,
  now: number,
): boolean => until !== null && until.getTime() > now;

/** Who is paid later; null when something is due at booking. */
export function payLater(
  { paymentType, freeCancellationUntil }: Pick<StayRate, 'paymentType' | 'freeCancellationUntil'>,
  now: number,
): 'us' | 'property' | null {
  if (paymentType === 'CARD_CHECK_IN' || paymentType === 'DIRECT') return 'property';
  return chargeInstant({ paymentType, freeCancellationUntil, now }) === null ? null : 'us';
}

interface RateFacts {
  readonly rate: ListedRate;
  readonly now: number;
}

const { cancellation, payment, board } = HOTEL_FACETS;

/** Codec per rate facet of the contract (decision 0080). */
export const RATE_FACETS: Readonly<Record<RateFacetKey, Facet<RateFacts>>> = {
  cancellation: bits(cancellation.options, ({ rate, now }) => Number(isFree(rate, now))),
  payment: bits(payment.options, ({ rate, now }) => Number(payLater(rate, now) !== null)),
  board: nested(board.options.toReversed(), ({ rate }, least) =>
    BOARDS.slice(BOARDS.findIndex((code) => code === least)).includes(rate.board),
  ),
};

export const RATE_KEYS = Object.keys(RATE_FACETS) as readonly RateFacetKey[];

export type RateCodes = Readonly<Record<RateFacetKey, number>>;

/** Empty for an unnamed rate. */
export function rateCodes(rate: ListedRate | null, now: number): RateCodes {
  const codes = RATE_KEYS.map((key) => [
    key,
    rate === null ? 0 : RATE_FACETS[key].codeOf({ rate, now }),
  ]);
  return Object.fromEntries(codes) as RateCodes;
}

/** Ranks by when money is due: nobody now, us possibly later, always now. */
const PAYMENT_RANK = { DIRECT: 2, CARD_CHECK_IN: 2, MERCHANT: 1, CARD_BOOKING: 0 } as const;

/** Whether `cheaper` is at least as flexible. */
function covers(cheaper: StayRate, dearer: StayRate): boolean {
  const until = ({ freeCancellationUntil }: StayRate) => freeCancellationUntil?.getTime() ?? 0;
  return (
    (cheaper.memberDeal || !dearer.memberDeal) &&
    (dearer.onRequest || !cheaper.onRequest) &&
    BOARDS.indexOf(cheaper.board) >= BOARDS.indexOf(dearer.board) &&
    until(cheaper) >= until(dearer) &&
    PAYMENT_RANK[cheaper.paymentType] >= PAYMENT_RANK[dearer.paymentType]
  );
}

/** Pareto front, cheapest first: drops a rate when another costs no more and offers no less. */
export function notableRates(rates: readonly StayRate[]): StayRate[] {
  const kept: StayRate[] = [];
  for (const rate of rates) if (!kept.some((known) => covers(known, rate))) kept.push(rate);
  return kept;
}
