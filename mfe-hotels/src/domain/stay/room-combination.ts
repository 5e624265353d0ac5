import type {
  AvailabilityResult,
  QuoteRequest,
  StayOption,
  StayPrice,
} from '@wayfare/api-contract';
import { addMoney, combinationProblem, formatDecimal, money, parseMoney } from '@wayfare/domain';
import { kindOf } from './option-kind';

export interface Combination {
  choice: Pick<QuoteRequest, 'optionRefId' | 'rooms'>;
  price: StayPrice;
  taxes: StayOption['taxes'];
  rooms: StayOption['rooms'];
}

export type CombinationProblem = NonNullable<ReturnType<typeof combinationProblem>>;

const sum = (amounts: readonly string[]) =>
  formatDecimal(addMoney(money(0), ...amounts.map(parseMoney)));

/** An option without this price counts with its gross one; null where none has it. */
function sumOf(prices: readonly StayPrice[], part: 'member' | 'publicPrice'): string | null {
  return prices.every((price) => price[part] === null)
    ? null
    : sum(prices.map((price) => price[part] ?? price.gross));
}

function together(options: readonly StayOption[]): Pick<Combination, 'price' | 'taxes' | 'rooms'> {
  const prices = options.map(({ price }) => price);
  const names = [...new Set(options.flatMap(({ taxes }) => taxes.map(({ name }) => name)))];
  return {
    price: {
      currency: 'EUR',
      gross: sum(prices.map(({ gross }) => gross)),
      perNight: sum(prices.map(({ perNight }) => perNight)),
      taxesIncluded: true,
      payAtProperty: sum(prices.map(({ payAtProperty }) => payAtProperty)),
      member: sumOf(prices, 'member'),
      publicPrice: sumOf(prices, 'publicPrice'),
    },
    taxes: names.flatMap((name) => {
      const own = options.flatMap(({ taxes }) => taxes.filter((tax) => tax.name === name));
      return own[0] === undefined
        ? []
        : [{ ...own[0], totalAmount: sum(own.map(({ totalAmount }) => totalAmount)) }];
    }),
    rooms: options.flatMap(({ rooms }) => rooms),
  };
}

/**
 * Same choice for all rooms: the supplier's single rate, from `whole` (decision 0045). A string says why there is none.
 */
export function combine(
  chosen: readonly StayOption[],
  whole: readonly StayOption[],
  now: number,
): Combination | CombinationProblem {
  const [first] = chosen;
  const same =
    first !== undefined && chosen.every((option) => kindOf(option) === kindOf(first))
      ? whole.find((option) => kindOf(option) === kindOf(first))
      : undefined;
  if (same !== undefined)
    return {
      choice: { optionRefId: same.optionRefId },
      price: same.price,
      taxes: same.taxes,
      rooms: same.rooms,
    };
  const problem = combinationProblem(
    chosen.map(({ cancelPolicy, status }) => ({
      freeCancellationUntil: cancelPolicy.freeCancellationUntil,
      isOnRequest: status === 'RQ',
    })),
    now,
  );
  if (problem !== null) return problem;
  return {
    choice: {
      optionRefId: null,
      rooms: chosen.map(({ optionRefId }, index) => ({ occupancyRefID: index + 1, optionRefId })),
    },
    ...together(chosen),
  };
}

/** Options of these ids, one for all rooms or one for each; null when one is gone. */
export function optionsByIds(
  { options, rooms }: Pick<AvailabilityResult, 'options' | 'rooms'>,
  ids: readonly string[],
): StayOption[] | null {
  const offered = ids.length === 1 ? [options] : rooms.map((room) => room.options);
  const found = offered.flatMap(
    (known, index) => known.find(({ optionRefId }) => optionRefId === ids[index]) ?? [],
  );
  return found.length === Math.max(ids.length, offered.length) ? found : null;
}
