import type { BagService, FlightOffer, FlightSegment, FlightSlice } from '@wayfare/api-contract';
import { compareMoney, formatDecimal, parseMoney } from '@wayfare/domain';
import type {
  BagLimits,
  FareCondition,
  SupplierBag,
  SupplierOffer,
  SupplierSegment,
  SupplierSlice,
} from '../../ports/flight-offers';
import { withCommission } from './flight-price';
import type { FlightCommission } from './flight-price';

type Condition = FlightOffer['conditions']['refund_before_departure'];

function conditionOf(condition: FareCondition): Condition {
  if (condition === null) return null;
  const { allowed, penalty } = condition;
  return {
    allowed,
    penalty_amount: penalty === null ? null : formatDecimal(penalty),
    penalty_currency: penalty?.currency ?? null,
  };
}

const bagLimits = (bag: BagLimits) => ({
  maximum_weight_kg: bag.maximumWeightKg ?? null,
  maximum_depth_cm: bag.maximumDepthCm ?? null,
  maximum_height_cm: bag.maximumHeightCm ?? null,
  maximum_length_cm: bag.maximumLengthCm ?? null,
});

function segmentOf(segment: SupplierSegment): FlightSegment {
  const { id, duration, aircraft, flightNumber, stops, passengers } = segment;
  return {
    id,
    origin: segment.origin.iataCode,
    origin_terminal: segment.originTerminal,
    destination: segment.destination.iataCode,
    destination_terminal: segment.destinationTerminal,
    departing_at: segment.departingAt,
    arriving_at: segment.arrivingAt,
    duration,
    marketing_carrier: segment.marketingCarrier.iataCode,
    marketing_carrier_flight_number: flightNumber,
    operating_carrier: segment.operatingCarrier.iataCode,
    aircraft,
    stops: stops.map((stop) => ({ airport: stop.airport.iataCode, duration: stop.duration })),
    passengers: passengers.map(({ passengerId, cabinClass, baggages }) => ({
      passenger_id: passengerId,
      cabin_class: cabinClass,
      baggages: baggages.map((bag) => ({
        type: bag.type,
        quantity: bag.quantity,
        ...bagLimits(bag),
      })),
    })),
  };
}

/** Identity of flights regardless of supplier and price: `KL1665-202612100920`, joined by full stops. */
export function itineraryKey({ segments }: Pick<SupplierSlice, 'segments'>): string {
  return segments
    .map(
      ({ marketingCarrier, flightNumber, departingAt }) =>
        `${marketingCarrier.iataCode}${flightNumber}-${departingAt.slice(0, 16).replace(/\D/g, '')}`,
    )
    .join('.');
}

export function flightSlice(slice: SupplierSlice): FlightSlice {
  const { id, duration, fareBrand, segments } = slice;
  return {
    id,
    origin: (segments[0] ?? slice).origin.iataCode,
    destination: (segments.at(-1) ?? slice).destination.iataCode,
    duration,
    fare_brand_name: fareBrand,
    itinerary_key: itineraryKey(slice),
    conditions: {
      advance_seat_selection: slice.advanceSeatSelection,
      change_before_departure: conditionOf(slice.change),
    },
    segments: segments.map(segmentOf),
  };
}

function bagOf({
  id,
  bag,
  maximumQuantity,
  passengerIds,
  segmentIds,
  price,
}: SupplierBag): BagService {
  return {
    id,
    type: 'baggage',
    maximum_quantity: maximumQuantity,
    passenger_ids: [...passengerIds],
    segment_ids: [...segmentIds],
    total_amount: formatDecimal(price),
    total_currency: 'EUR',
    metadata: {
      type: bag.type,
      ...bagLimits(bag),
    },
  };
}

export function fareConditions({
  refund,
  change,
}: Pick<SupplierOffer, 'refund' | 'change'>): FlightOffer['conditions'] {
  return {
    refund_before_departure: conditionOf(refund),
    change_before_departure: conditionOf(change),
  };
}

/** The only place that adds the commission; bags carry none. */
export function flightOffer(offer: SupplierOffer, commission: FlightCommission): FlightOffer {
  const { base, tax, total } = withCommission(offer.price, commission);
  return {
    id: offer.id,
    owner: {
      iata_code: offer.owner.iataCode,
      name: offer.owner.name,
      conditions_of_carriage_url: offer.conditionsOfCarriageUrl ?? null,
    },
    total_amount: formatDecimal(total),
    base_amount: formatDecimal(base),
    tax_amount: formatDecimal(tax),
    total_currency: 'EUR',
    total_emissions_kg: offer.emissionsKg,
    expires_at: offer.expiresAt.toISOString(),
    passengers: offer.passengers.map(({ id, type, age }) => ({ id, type, age })),
    payment_requirements: {
      requires_instant_payment: offer.requiresInstantPayment,
      payment_required_by: offer.paymentRequiredBy?.toISOString() ?? null,
      price_guarantee_expires_at: offer.priceGuaranteeExpiresAt?.toISOString() ?? null,
    },
    conditions: fareConditions(offer),
    slices: offer.slices.map(flightSlice),
    available_services: offer.bags?.map(bagOf) ?? null,
  };
}

/** Sorted again: the commission may swap close prices. */
export function flightOffers(
  offers: readonly SupplierOffer[],
  commission: FlightCommission,
): FlightOffer[] {
  return offers
    .map((offer) => flightOffer(offer, commission))
    .sort(
      (a, b) =>
        compareMoney(parseMoney(a.total_amount), parseMoney(b.total_amount)) ||
        (a.id < b.id ? -1 : 1),
    );
}
