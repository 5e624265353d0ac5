import { fraction } from '../kit/random';
import type { Hotel } from '../stays/catalogue/hotel';
import { cancellationTimeline } from '../stays/rates/cancellation';
import { amount, priceOf, type Price } from '../stays/rates/price';
import type { RoomKind } from '../stays/rates/room-kinds';
import { boardCode, rateKey, stayOf, type KeyedRate } from './rate-keys';

/** What the check of H-DELTA costs more than its rate. */
const DELTA = 0.08;
/** A wholesaler is cheaper for some houses and dearer for others, by this much at most. */
const SPREAD = 0.06;

const scaled = (price: Price, factor: number): Price => {
  const tax = Math.round(price.tax * factor);
  const total = Math.round(price.total * factor);
  return { base: total - tax, tax, total, due: price.due };
};

/** The price here: of the other double's, moved by a share that each house keeps. */
function priceHere(hotel: Hotel, kind: RoomKind, rate: KeyedRate): Price {
  const surcharge = rate.isChecked && hotel.id === 'H-DELTA' ? DELTA : 0;
  const price = priceOf(hotel, stayOf(rate), { ...rate, kind }, surcharge);
  return scaled(price, 1 + SPREAD * (2 * fraction(`hotelbeds/${hotel.id}`) - 1));
}

/** What cancelling costs from an instant on; nothing of a rate whose free days are over. */
function policiesOf(hotel: Hotel, rate: KeyedRate, total: number, now: number) {
  if (!rate.refundable)
    return [{ amount: amount(total), from: new Date(rate.at * 1000).toISOString() }];
  const steps = cancellationTimeline(hotel, { checkIn: rate.checkIn, total, now });
  if (steps[0]?.refund_amount !== amount(total)) return undefined;
  return steps.map(({ before }, index) => ({
    amount: amount(total - Math.round(Number(steps[index + 1]?.refund_amount ?? 0) * 100)),
    from: before,
  }));
}

function taxesOf({ tax, due }: Price) {
  const taxes = [
    { included: true, amount: amount(tax), currency: 'EUR', type: 'TAX' },
    ...(due === 0 ? [] : [{ included: false, amount: amount(due), currency: 'EUR', type: 'TAX' }]),
  ];
  return { taxes, allIncluded: due === 0 };
}

/** A rate on the wire; nothing when its free cancellation would already be over. */
export function wireRate(
  hotel: Hotel,
  kind: RoomKind,
  rate: KeyedRate,
  { now, left }: { now: number; left: number },
) {
  const price = priceHere(hotel, kind, rate);
  const policies = policiesOf(hotel, rate, price.total, now);
  if (policies === undefined) return undefined;
  const { rooms, adults, ages } = rate.occupancy;
  return {
    rateKey: rateKey(rate),
    rateClass: rate.refundable ? 'NOR' : 'NRF',
    rateType: hotel.id === 'H-DELTA' && !rate.isChecked ? 'RECHECK' : 'BOOKABLE',
    net: amount(price.total),
    allotment: left,
    paymentType: 'AT_WEB',
    packaging: false,
    boardCode: boardCode(rate.board),
    boardName: rate.board.replaceAll('_', ' ').toUpperCase(),
    cancellationPolicies: policies,
    taxes: taxesOf(price),
    rooms,
    adults,
    children: ages.length,
    ...(ages.length === 0 ? {} : { childrenAges: ages.join(',') }),
  };
}

export type WireRate = NonNullable<ReturnType<typeof wireRate>>;
