import type { BoughtService, FlightOffer, OrderType } from '@wayfare/api-contract';
import { parseMoney } from '@wayfare/domain';
import type { SupplierOrder } from '../../ports/flight-supplier';
import type { SupplierOffer, SupplierSlice } from '../../ports/flight-offers';
import type { PricedOffer } from './chosen-services';
import { listedSlices } from './flight-details';
import { centsOf } from './flight-ledger';
import { flightOffer } from './flight-offer';
import type { FlightCommission } from './flight-price';
import type { FlightRecord, SoldFlight } from './flight-records';

interface Sold {
  readonly sold: SoldFlight;
  readonly shown: FlightOffer;
}

/** Stored and shown price; the commission is added here, once. */
export function soldFlight(
  { offer, services }: PricedOffer,
  {
    provider,
    type,
    commission,
  }: { provider: string; type: OrderType; commission: FlightCommission },
): Sold {
  const shown = flightOffer(offer, commission);
  const [bags, seats] = [centsOf(services, 'baggage'), centsOf(services, 'seat')];
  const sold: SoldFlight = {
    provider,
    type,
    offerId: offer.id,
    owner: offer.owner,
    party: offer.passengers,
    itinerary: offer.slices,
    services,
    cents: {
      base: parseMoney(shown.base_amount).amount,
      tax: parseMoney(shown.tax_amount).amount,
      bags,
      seats,
      changes: 0,
    },
    supplierCents: offer.price.total.amount + bags + seats,
    refund: offer.refund,
    change: offer.change,
    ...holdOf(offer),
  };
  return { sold, shown };
}

function holdOf({
  paymentRequiredBy,
  priceGuaranteeExpiresAt,
}: Pick<SupplierOffer, 'paymentRequiredBy' | 'priceGuaranteeExpiresAt'>): Pick<
  SoldFlight,
  'payBy' | 'guaranteedUntil'
> {
  return {
    payBy: paymentRequiredBy?.toISOString() ?? null,
    guaranteedUntil: priceGuaranteeExpiresAt?.toISOString() ?? null,
  };
}

type Segment = SupplierSlice['segments'][number];

/** Equal on offer and order, unlike the supplier's ids. */
const flightKey = ({ marketingCarrier, flightNumber, departingAt }: Segment) =>
  `${marketingCarrier.iataCode}${flightNumber} ${departingAt}`;

const segmentsOf = (itinerary: readonly SupplierSlice[]): readonly Segment[] =>
  itinerary.flatMap(({ segments }) => segments);

/** Extras of flights that are gone are lost. */
function servicesOn(
  order: readonly SupplierSlice[],
  { itinerary, services }: Pick<SoldFlight, 'itinerary' | 'services'>,
): BoughtService[] {
  const flights = new Map(segmentsOf(order).map((segment) => [flightKey(segment), segment.id]));
  const before = new Map(segmentsOf(itinerary).map((segment) => [segment.id, flightKey(segment)]));
  return services.flatMap((service) => {
    const segments = service.segment_ids.flatMap((id) => flights.get(before.get(id) ?? '') ?? []);
    return segments.length === 0 ? [] : [{ ...service, segment_ids: segments }];
  });
}

export function withOrder(record: FlightRecord, order: SupplierOrder): FlightRecord {
  return {
    ...record,
    slices: listedSlices(order.slices),
    cancelable: order.canCancel,
    itinerary: order.slices,
    services: servicesOn(order.slices, record),
    refund: order.refund,
    change: order.change,
    ...holdOf(order),
    tickets: order.tickets,
    changeable: order.canChange,
    // a rise stopped the booking; a fall is reported to the owner (OQ-51)
    priceChange:
      record.priceChange !== null && record.priceChange.now < record.priceChange.before
        ? record.priceChange
        : null,
  };
}
