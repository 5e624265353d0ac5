import type { StayOption } from '@wayfare/api-contract';
import { formatDecimal } from '@wayfare/domain';
import type { Language, PartyOccupancy } from '@wayfare/domain';
import { text } from '../../platform/texts/messages';
import type { StayDates, StayPriceParts, StayRate } from '../../ports/stay-supplier';
import { localInstant } from '../../booking/local-instant';
import { laterDate } from './payment-terms';
import { roomNameIn } from './room-names';
import { stayPrice } from './stay-price';

/** Default capacity (CON-17). */
const DEFAULT_CAPACITY = 5;

export interface OptionContext {
  readonly dates: StayDates;
  readonly nights: number;
  readonly timeZone: string;
  readonly language: Language;
  readonly isMember: boolean;
  readonly now: number;
  readonly numbers?: readonly number[];
}

type Tax = StayOption['taxes'][number];

/** Tax as a percentage, charges as an amount; zero lines are dropped (CON-14). */
function taxesOf({ base, tax, fee }: StayPriceParts, language: Language): Tax[] {
  const percent = base.amount === 0 ? 0 : Math.round((tax.amount * 10_000) / base.amount) / 100;
  const lines: Tax[] = [
    {
      name: text('tax', language),
      type: 'PERCENTAGE',
      value: percent,
      totalAmount: formatDecimal(tax),
    },
    {
      name: text('fee', language),
      type: 'AMOUNT',
      value: fee.amount / 100,
      totalAmount: formatDecimal(fee),
    },
  ];
  return lines.filter(({ value, totalAmount }) => value !== 0 || totalAmount !== '0.00');
}

/** Code of a room kind in answers. */
export function roomCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

interface RoomKind {
  readonly roomName: string;
  readonly roomCapacity: number | null;
}

export function roomOf(
  { roomName, roomCapacity }: RoomKind,
  { paxes }: PartyOccupancy,
  {
    number,
    meal,
    language,
  }: { readonly number: number; readonly meal: string; readonly language: Language },
): StayOption['rooms'][number] {
  return {
    occupancyRefID: number,
    code: roomCode(roomName),
    description: roomNameIn(language, roomName),
    meal_plan: meal,
    maximun_capacity: Math.max(roomCapacity ?? DEFAULT_CAPACITY, paxes.length),
  };
}

export function stayOption(
  rate: StayRate,
  { dates, nights, timeZone, language, isMember, now, numbers = [] }: OptionContext,
): StayOption {
  const { price, memberDeal, freeCancellationUntil: free } = rate;
  const meal = text(`board.${rate.board}`, language);
  return {
    optionRefId: rate.id,
    boardCode: rate.board,
    paymentType: rate.paymentType,
    payLaterOn: laterDate({
      paymentType: rate.paymentType,
      freeCancellationUntil: free,
      timeZone,
      now,
    }),
    status: rate.onRequest ? 'RQ' : 'OK',
    rooms: dates.occupancies.map((occupancy, index) =>
      roomOf(rate, occupancy, { number: numbers[index] ?? index + 1, meal, language }),
    ),
    price: stayPrice({
      total: price.total,
      dueAtProperty: price.dueAtProperty,
      memberDeal,
      nights,
      isMember,
    }),
    base: formatDecimal(price.base),
    taxes: taxesOf(price, language),
    surcharges:
      price.dueAtProperty.amount === 0
        ? []
        : [
            {
              name: text('dueAtProperty', language),
              totalAmount: formatDecimal(price.dueAtProperty),
            },
          ],
    cancelPolicy: {
      refundable: free !== null,
      freeCancellationUntil: free === null ? null : localInstant(free, timeZone),
      timeZone,
    },
    expires_at: rate.expiresAt.toISOString(),
  };
}
