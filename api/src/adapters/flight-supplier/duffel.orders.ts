import type { Duffel } from '@duffel/api';
import { formatDecimal } from '@wayfare/domain';
import type { Money } from '@wayfare/domain';
import * as v from 'valibot';
import { Problem, wasNotSent } from '../../platform/http/problem';
import type {
  FlightOrder,
  FlightSupplier,
  OrderPassenger,
  SupplierOrder,
} from '../../ports/flight-supplier';
import type { CallGuard } from '../call-guard';
import { causeOf, errorEntries, hasCode } from '../duffel/failures';
import { flightProblem, meaning, toFlightProblem } from './duffel.errors';
import { toOrder } from './duffel.order';
import { MarkedSchema, OrderAnswerSchema, OrderSchema } from './duffel.order-schemas';

type CreateParams = Parameters<Duffel['orders']['create']>[0];
/** The client's types omit the documented filter by offer. */
type ListParams = NonNullable<Parameters<Duffel['orders']['listWithGenerator']>[0]>;
type Calls = Pick<FlightSupplier, 'order' | 'findOrder' | 'orderById' | 'payOrder'>;

const REFERENCE = 'reference';

export const paymentOf = (amount: Money) =>
  ({ type: 'balance', amount: formatDecimal(amount), currency: amount.currency }) as const;

function toPassenger({
  id,
  givenName,
  familyName,
  gender,
  bornOn,
  email,
  phone,
  infantId,
}: OrderPassenger): CreateParams['passengers'][number] {
  const [title, letter] = gender === 'MALE' ? (['mr', 'm'] as const) : (['ms', 'f'] as const);
  const infant = infantId === null ? {} : { infant_passenger_id: infantId };
  return {
    id,
    title,
    gender: letter,
    given_name: givenName,
    family_name: familyName,
    born_on: bornOn,
    email,
    phone_number: phone,
    ...infant,
  };
}

/** Holds carry no payment, bags or seats by Duffel's rule; the client's types still say `pay_later`. */
function paramsOf({
  offerId,
  type,
  passengers,
  services,
  amount,
  reference,
}: FlightOrder): CreateParams {
  const terms =
    type === 'hold'
      ? {}
      : {
          services: services.map(({ id, quantity }) => ({ id, quantity })),
          payments: [paymentOf(amount)],
        };
  return {
    type: type as CreateParams['type'],
    selected_offers: [offerId],
    passengers: passengers.map(toPassenger),
    metadata: { [REFERENCE]: reference },
    ...terms,
  };
}

/** Verifies the match: the filter may be ignored, or the offer sold to another booking. */
function isOrderOf(candidate: unknown, offerId: string, reference: string | undefined): boolean {
  const { offer_id: offer, metadata } = v.parse(MarkedSchema, candidate);
  const mark = metadata?.[REFERENCE];
  return reference === undefined || typeof mark !== 'string'
    ? offer === offerId
    : mark === reference;
}

async function find(
  { orders }: Duffel,
  offerId: string,
  reference: string | undefined,
): Promise<SupplierOrder | null> {
  const filter: ListParams & { readonly offer_id: string } = { offer_id: offerId };
  for await (const { data } of orders.listWithGenerator(filter))
    if (isOrderOf(data, offerId, reference)) return toOrder(v.parse(OrderSchema, data));
  return null;
}

const SOLD_BEFORE = [
  'offer_request_already_booked',
  'order_creation_already_attempted',
  'duplicate_booking',
] as const;
const SEAT = /\bseat (\d{1,3}[A-Z])\b/i;

export function orderCalls(
  duffel: Duffel,
  guard: CallGuard,
  offer: FlightSupplier['offer'],
): Calls {
  const { orders, payments } = duffel;
  const findOrder: Calls['findOrder'] = (offerId, reference) =>
    guard.run(() => find(duffel, offerId, reference));
  const orderById: Calls['orderById'] = (id) =>
    guard.run(async () =>
      toOrder(v.parse(OrderAnswerSchema, await orders.get(encodeURIComponent(id))).data),
    );

  /** Duffel rarely says which extra is gone: bags still on sale are ruled out. */
  async function goneService({ offerId, services }: FlightOrder, error: unknown): Promise<Problem> {
    const [designator] = errorEntries(error).flatMap(
      ({ message }) => SEAT.exec(message)?.[1] ?? [],
    );
    if (designator !== undefined)
      return new Problem('SEAT_TAKEN', { values: { designator }, cause: causeOf(error) });
    const bags = await offer(offerId, { bags: true }).then(
      ({ bags: sold }) => sold ?? [],
      () => [],
    );
    const gone = services.filter(({ id }) => !bags.some((bag) => bag.id === id));
    const isSeat =
      gone.length > 0 && gone.every(({ type, quantity }) => type !== 'baggage' && quantity === 1);
    return isSeat
      ? new Problem('SEAT_TAKEN', { text: 'SEAT_TAKEN.unnamed', cause: causeOf(error) })
      : flightProblem('BAGS_FAILED', error);
  }

  return {
    findOrder,
    orderById,
    async order(order) {
      // these refusals need a second look, outside the order's deadline
      const outcome = await guard.run(async () => {
        try {
          return {
            order: toOrder(v.parse(OrderAnswerSchema, await orders.create(paramsOf(order))).data),
          };
        } catch (error) {
          if (hasCode(error, ...SOLD_BEFORE)) return { soldBefore: error };
          if (hasCode(error, 'ancillary_service_not_available')) return { gone: error };
          throw error;
        }
      });
      if (outcome.order !== undefined) return outcome.order;
      if (outcome.gone !== undefined) throw await goneService(order, outcome.gone);
      // the order was sent: an unsent lookup proves nothing
      const sold = await findOrder(order.offerId, order.reference).catch((error: unknown) =>
        Promise.reject(wasNotSent(error) ? flightProblem('SUPPLIER_FAILED', error) : error),
      );
      if (sold === null) throw toFlightProblem(outcome.soldBefore);
      return sold;
    },
    async payOrder(id, amount) {
      await guard.run(async () => {
        try {
          await meaning({ already_cancelled: 'OFFER_EXPIRED' }, () =>
            payments.create({ order_id: id, payment: paymentOf(amount) }),
          );
        } catch (error) {
          // instant orders are paid at creation
          if (!hasCode(error, 'already_paid', 'order_type_not_eligible_for_payment')) throw error;
        }
      });
      return orderById(id);
    },
  };
}
