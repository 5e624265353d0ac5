import { fraction } from '../kit/random';
import boards from '../stays/data/boards.json';
import { amount, cancellationTimeline, priceOf } from '../stays/rates/price';
import { idOf, isAdult, type Sale } from '../stays/rates/sale';

/** A wholesaler is cheaper for some houses and dearer for others, by this much at most. */
const SPREAD = 0.06;

/** Keys begin with it whose price was checked, and stays as it is. */
export const CHECKED = 'P@';
export const UNCHECKED = 'N@';

function priceHere(sale: Sale, isChecked: boolean) {
  const price = priceOf(sale, { isQuoted: isChecked });
  const factor = 1 + SPREAD * (2 * fraction(`hotelbeds/${sale.hotel.id}`) - 1);
  const [tax, total] = [Math.round(price.tax * factor), Math.round(price.total * factor)];
  return { tax, total, due: price.due };
}

/** What cancelling costs from an instant on; nothing of a rate whose free days are over. */
function policiesOf(sale: Sale, total: number, now: number) {
  const { refundable, at } = sale.token;
  if (!refundable) return [{ amount: amount(total), from: new Date(at * 1000).toISOString() }];
  const steps = cancellationTimeline(sale, total, now);
  if (steps[0]?.refund_amount !== amount(total)) return undefined;
  return steps.map(({ before }, index) => ({
    amount: amount(total - Math.round(Number(steps[index + 1]?.refund_amount ?? 0) * 100)),
    from: before,
  }));
}

const taxLine = (included: boolean, cents: number) => ({
  included,
  amount: amount(cents),
  currency: 'EUR',
  type: 'TAX',
});

export function wireRate(
  sale: Sale,
  { now, left, isChecked }: { now: number; left: number; isChecked: boolean },
) {
  const { hotel, token } = sale;
  const price = priceHere(sale, isChecked);
  const policies = policiesOf(sale, price.total, now);
  if (policies === undefined) return undefined;
  const { rooms, ages } = token.stay;
  const children = ages.slice(0, ages.length / rooms).filter((age) => !isAdult(age));
  return {
    rateKey: idOf(isChecked ? CHECKED : UNCHECKED, token),
    rateClass: token.refundable ? 'NOR' : 'NRF',
    rateType: hotel.id === 'H-DELTA' && !isChecked ? 'RECHECK' : 'BOOKABLE',
    net: amount(price.total),
    allotment: left,
    paymentType: 'AT_WEB',
    packaging: false,
    boardCode: boards[token.board].code,
    cancellationPolicies: policies,
    taxes: {
      taxes: [taxLine(true, price.tax), ...(price.due === 0 ? [] : [taxLine(false, price.due)])],
    },
    rooms,
    adults: ages.length / rooms - children.length,
    children: children.length,
    ...(children.length === 0 ? {} : { childrenAges: children.join(',') }),
  };
}

export type WireRate = NonNullable<ReturnType<typeof wireRate>>;
