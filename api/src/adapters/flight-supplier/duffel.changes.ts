import type { Duffel } from '@duffel/api';
import * as v from 'valibot';
import type { FlightSupplier, SupplierChangeOffer } from '../../ports/flight-supplier';
import type { CallGuard } from '../call-guard';
import { hasCode } from '../duffel/failures';
import { toMoney } from '../duffel/wire-values';
import { flightProblem, meaning } from './duffel.errors';
import {
  ChangeAnswerSchema,
  ChangeOfferSchema,
  ChangeRequestAnswerSchema,
} from './duffel.order-schemas';
import type { WireChangeOffer } from './duffel.order-schemas';
import { paymentOf } from './duffel.orders';
import { toSlice } from './duffel.slices';

type Calls = Pick<
  FlightSupplier,
  'changeOffers' | 'changeOffer' | 'createChange' | 'confirmChange'
>;

/** These codes after a quote: the order was changed or cancelled in the meantime. */
const TOO_LATE = {
  not_found: 'OFFER_EXPIRED',
  order_not_changeable: 'OFFER_EXPIRED',
  order_not_changeable_yet: 'OFFER_EXPIRED',
  already_cancelled: 'OFFER_EXPIRED',
} as const;
const CONFIRMED = ['order_change_already_actioned', 'order_change_already_confirmed'] as const;

function toChangeOffer({ slices, ...wire }: WireChangeOffer): SupplierChangeOffer {
  const [added] = slices.add;
  if (added === undefined) throw new Error('the change adds no flights');
  return {
    id: wire.id,
    slice: toSlice(added),
    changeTotal: toMoney(wire.change_total_amount),
    penalty: toMoney(wire.penalty_total_amount ?? wire.penalty_amount),
    newTotal: toMoney(wire.new_total_amount),
    expiresAt: new Date(wire.expires_at),
  };
}

/** Cheapest first; drops offers without a price or with other than one slice. */
function offersOf(answer: unknown): SupplierChangeOffer[] {
  const candidates = v.parse(ChangeRequestAnswerSchema, answer).data.order_change_offers;
  const offers = candidates.flatMap((candidate) => {
    const parsed = v.safeParse(ChangeOfferSchema, candidate);
    return parsed.success ? [toChangeOffer(parsed.output)] : [];
  });
  if (candidates.length > 0 && offers.length === 0)
    throw new Error('no offer of the change can be read');
  return offers.sort((a, b) => a.changeTotal.amount - b.changeTotal.amount);
}

export function changeCalls(
  { orderChangeRequests, orderChangeOffers, orderChanges }: Duffel,
  guard: CallGuard,
  orderById: FlightSupplier['orderById'],
): Calls {
  const orderOf = (answer: unknown) => v.parse(ChangeAnswerSchema, answer).data.order_id;
  return {
    changeOffers: (orderId, { sliceId, origin, destination, departureDate, cabinClass }) =>
      guard.run(async () => {
        const added = {
          origin,
          destination,
          departure_date: departureDate,
          cabin_class: cabinClass,
        };
        return offersOf(
          await orderChangeRequests.create({
            order_id: orderId,
            slices: { remove: [{ slice_id: sliceId }], add: [added] },
          }),
        );
      }),
    changeOffer: (id) =>
      guard.run(() =>
        meaning(TOO_LATE, async () => {
          const offer = toChangeOffer(
            v.parse(
              v.object({ data: ChangeOfferSchema }),
              await orderChangeOffers.get(encodeURIComponent(id)),
            ).data,
          );
          if (offer.expiresAt.getTime() <= Date.now())
            throw flightProblem('OFFER_EXPIRED', new Error('the change offer has expired'));
          return offer;
        }),
      ),
    createChange: (changeOfferId) =>
      guard.run(() =>
        meaning(TOO_LATE, async () => ({
          id: v.parse(
            ChangeAnswerSchema,
            await orderChanges.create({ selected_order_change_offer: changeOfferId }),
          ).data.id,
        })),
      ),
    async confirmChange(id, amount) {
      const orderId = await guard.run(() =>
        meaning(TOO_LATE, async () => {
          try {
            // a free change must carry no payment
            return orderOf(
              await orderChanges.confirm(
                encodeURIComponent(id),
                amount.amount > 0 ? { payment: paymentOf(amount) } : {},
              ),
            );
          } catch (error) {
            if (!hasCode(error, ...CONFIRMED)) throw error;
            return orderOf(await orderChanges.get(encodeURIComponent(id)));
          }
        }),
      );
      return orderById(orderId);
    },
  };
}
