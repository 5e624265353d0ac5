import type { BoughtService } from '@wayfare/api-contract';
import { money } from '@wayfare/domain';
import * as v from 'valibot';
import { Problem } from '../../platform/http/problem';
import type { FlightSupplier, SupplierOrder } from '../../ports/flight-supplier';
import type { FarePrice } from '../../ports/flight-offers';
import { planOf } from '../../booking/booking';
import { answeredByChange } from '../../booking/carrier-change';
import type { Booking } from '../../booking/booking';
import type { ChangeOutcome, PayOutcome } from '../../booking/bookable-supplier';
import { totalOf } from './flight-ledger';
import { withCommission } from './flight-price';
import type { FlightCommission } from './flight-price';
import { FlightCentsSchema, flightOf } from './flight-records';
import type { FlightRecord } from './flight-records';
import { carriedOver, servicesElsewhere, servicesOfSlice } from './services-after-change';
import { withOrder } from './sold-flight';

const PayPlanSchema = v.object({ cents: FlightCentsSchema, supplierCents: v.number() });
export type PayPlan = Readonly<v.InferOutput<typeof PayPlanSchema>>;

/** `supplierCents` due to the airline; negative is a refund. */
const ChangePlanSchema = v.object({
  sliceId: v.string(),
  changeId: v.string(),
  supplierCents: v.number(),
});
export type ChangePlan = Readonly<v.InferOutput<typeof ChangePlanSchema>>;

const isCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Problem && codes.includes(error.problemCode);

/** Throws StoredRecordError for an unreadable row or plan. */
export function checkFlight(booking: Booking): void {
  flightOf(booking);
  if (booking.amendment?.kind === 'payment') planOf(booking, PayPlanSchema);
  if (booking.amendment?.kind === 'change') planOf(booking, ChangePlanSchema);
}

export function heldPrice(price: FarePrice, commission: FlightCommission): PayPlan {
  const { base, tax } = withCommission(price, commission);
  return {
    cents: { base: base.amount, tax: tax.amount, bags: 0, seats: 0, changes: 0 },
    supplierCents: price.total.amount,
  };
}

/** Pays at the agreed price or lower. */
export async function payOrder(
  supplier: FlightSupplier,
  booking: Booking,
  commission: FlightCommission,
  plan: PayPlan = planOf(booking, PayPlanSchema),
): Promise<PayOutcome> {
  const record = flightOf(booking);
  const id = booking.supplierBooking ?? '';
  const total = totalOf(plan.cents).amount;
  try {
    const order = await supplier.payOrder(id, money(plan.supplierCents));
    // a call with a lost answer may have paid less
    const paid =
      order.price.total.amount < plan.supplierCents ? heldPrice(order.price, commission) : plan;
    const cents = totalOf(paid.cents).amount;
    return {
      kind: 'paid',
      changes: { details: withOrder({ ...record, ...paid }, order), total: cents, dueNow: cents },
    };
  } catch (error) {
    if (isCode(error, 'OFFER_EXPIRED')) return { kind: 'gone' };
    if (!isCode(error, 'PRICE_CHANGED')) throw error;
  }
  const fresh = heldPrice((await supplier.orderById(id)).price, commission);
  if (fresh.supplierCents < plan.supplierCents)
    return payOrder(supplier, booking, commission, fresh);
  return {
    kind: 'dearer',
    changes: {
      details: { ...record, priceChange: { before: total, now: totalOf(fresh.cents).amount } },
    },
  };
}

interface Changing {
  readonly plan: ChangePlan;
  readonly difference: number;
  readonly order: SupplierOrder;
}

/** Merges a bag that moved along with its rest on unchanged flights. */
export function joined(
  kept: readonly BoughtService[],
  carried: readonly BoughtService[],
): BoughtService[] {
  const more = (id: string) =>
    carried.filter((service) => service.id === id).flatMap(({ segment_ids: segments }) => segments);
  const isKept = (id: string) => kept.some((service) => service.id === id);
  return [
    ...kept.map((service) => ({
      ...service,
      segment_ids: [...service.segment_ids, ...more(service.id)],
    })),
    ...carried.filter(({ id }) => !isKept(id)),
  ];
}

function withChange(
  record: FlightRecord,
  { plan: { sliceId, supplierCents }, difference, order }: Changing,
): FlightRecord {
  const index = record.itinerary.findIndex(({ id }) => id === sliceId);
  const previous = record.itinerary[index];
  const paid = {
    ...record,
    cents: { ...record.cents, changes: record.cents.changes + difference },
    supplierCents: record.supplierCents + supplierCents,
  };
  if (previous === undefined) return withOrder(paid, order);
  const { carried, lost } = carriedOver(
    servicesOfSlice(record.services, previous),
    order.slices[index],
    order,
  );
  const after = withOrder(
    { ...paid, services: servicesElsewhere(record.services, previous) },
    order,
  );
  return {
    ...after,
    services: joined(after.services, carried),
    changesMade: [...record.changesMade, { index, previous, difference, lost }],
  };
}

/** Idempotent by the change's id. */
export async function changeOrder(
  supplier: FlightSupplier,
  booking: Booking,
): Promise<ChangeOutcome> {
  const record = flightOf(booking);
  const plan = planOf(booking, ChangePlanSchema);
  try {
    const order = await supplier.confirmChange(plan.changeId, money(plan.supplierCents));
    return {
      kind: 'changed',
      changes: {
        details: withChange(record, { plan, difference: booking.amendment?.amount ?? 0, order }),
        supplierReference: order.reference,
        ...answeredByChange(booking),
      },
    };
  } catch (error) {
    if (isCode(error, 'PRICE_CHANGED')) return { kind: 'refused', reason: 'PRICE_CHANGED' };
    if (isCode(error, 'OFFER_EXPIRED')) return { kind: 'refused', reason: 'NO_SEATS' };
    if (isCode(error, 'INVALID_REQUEST')) return { kind: 'refused', reason: 'SUPPLIER_FAILED' };
    throw error;
  }
}
