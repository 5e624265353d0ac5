import { BAG_TYPES } from '@wayfare/api-contract';
import type { BagType } from '@wayfare/api-contract';
import { subtractMoney } from '@wayfare/domain';
import type {
  Carrier,
  FareCondition,
  FarePrice,
  SupplierSegment,
  SupplierSlice,
} from '../../ports/flight-offers';
import { toMoney } from '../duffel/wire-values';
import { toAirport } from './duffel.places';
import { toBagLimits } from './duffel.schemas';
import type { WireCondition, WireSegment, WireSlice } from './duffel.schemas';
import { durationBetween } from './local-duration';

export const toCarrier = ({
  iata_code: code,
  name,
}: WireSegment['marketing_carrier']): Carrier => ({ iataCode: code ?? '', name });

/** A penalty in another currency counts as unknown. */
export function toCondition(wire: WireCondition | undefined): FareCondition {
  if (wire === null || wire === undefined) return null;
  const isKnown = wire.penalty_amount !== null && wire.penalty_currency === 'EUR';
  return { allowed: wire.allowed, penalty: isKnown ? toMoney(wire.penalty_amount) : null };
}

/** Base = total - tax. */
export function toFarePrice(wire: {
  readonly total_amount: string;
  readonly tax_amount: string | null;
}): FarePrice {
  const [total, tax] = [toMoney(wire.total_amount), toMoney(wire.tax_amount)];
  return { base: subtractMoney(total, tax), tax, total };
}

const isBagType = (type: string): type is BagType => BAG_TYPES.some((known) => known === type);

const leaves = ({ departing_at: local, origin: { time_zone: timeZone } }: WireSegment) => ({
  local,
  timeZone,
});
const lands = ({ arriving_at: local, destination: { time_zone: timeZone } }: WireSegment) => ({
  local,
  timeZone,
});

function toSegment(wire: WireSegment): SupplierSegment {
  return {
    id: wire.id,
    origin: toAirport(wire.origin),
    originTerminal: wire.origin_terminal,
    destination: toAirport(wire.destination),
    destinationTerminal: wire.destination_terminal,
    departingAt: wire.departing_at,
    arrivingAt: wire.arriving_at,
    duration: wire.duration ?? durationBetween(leaves(wire), lands(wire)),
    marketingCarrier: toCarrier(wire.marketing_carrier),
    flightNumber: wire.marketing_carrier_flight_number,
    operatingCarrier: toCarrier(wire.operating_carrier),
    aircraft: wire.aircraft?.name ?? '',
    stops: wire.stops.map(({ airport, duration }) => ({ airport: toAirport(airport), duration })),
    passengers: wire.passengers.flatMap(
      ({ passenger_id: passengerId, cabin_class: cabinClass, baggages }) =>
        passengerId === null
          ? []
          : [
              {
                passengerId,
                cabinClass,
                baggages: baggages.flatMap(({ type, quantity, ...wireLimits }) =>
                  isBagType(type) ? [{ type, quantity, ...toBagLimits(wireLimits) }] : [],
                ),
              },
            ],
    ),
  };
}

/** Real airports, even after a search by city. */
export function toSlice(wire: WireSlice): SupplierSlice {
  const [first, last] = [wire.segments[0], wire.segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error('the slice has no flights');
  return {
    id: wire.id,
    origin: toAirport(first.origin),
    destination: toAirport(last.destination),
    duration: wire.duration ?? durationBetween(leaves(first), lands(last)),
    fareBrand: wire.fare_brand_name,
    advanceSeatSelection: wire.conditions.advance_seat_selection ?? null,
    change: toCondition(wire.conditions.change_before_departure),
    segments: wire.segments.map(toSegment),
  };
}
