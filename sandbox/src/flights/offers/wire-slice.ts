import { hash32 } from '../../kit/random';
import { idOf } from '../../kit/ids';
import { isoDuration, localTime } from '../../kit/zones';
import type { Traveller } from '../fares/travellers';
import { cabinAboard } from '../reference/aircraft';
import { arePartners, type Airline } from '../reference/airlines';
import { wireAirport } from '../reference/places';
import { designator, durationOf, firstOf, lastOf, type Flight } from '../timetable/flight';
import { terminalOf } from '../timetable/transfers';
import { conditionFor } from './conditions';
import type { Slice } from './offer';

export function sliceId({ key }: Slice): string {
  return idOf('sli', key);
}

export function segmentId({ key }: Slice, index: number): string {
  return idOf('seg', key, index);
}

export function wireAirline({ iata, name }: Airline) {
  return { id: `arl_${iata.toLowerCase()}`, name, iata_code: iata };
}

/** A flight is sold under its own number, or under one of the partner that sells it. */
function numberOf({ departure }: Flight, seller: Airline) {
  const isShared = seller !== departure.carrier && arePartners(seller, departure.carrier);
  const shared = 6_000 + (hash32(`shared/${seller.iata}/${designator(departure)}`) % 3_000);
  return {
    marketing_carrier: wireAirline(isShared ? seller : departure.carrier),
    marketing_carrier_flight_number: isShared ? String(shared) : departure.number,
    operating_carrier: wireAirline(departure.operator),
    operating_carrier_flight_number: departure.number,
  };
}

/** An infant on a lap flies with the luggage of its parents. Where a trolley costs extra, what fits under the seat does not (FLT-33). */
function bagsOf({ brand, seller }: Slice, { type }: Traveller) {
  if (type === 'infant_without_seat') return [];
  return [
    { type: 'backpack', quantity: seller.kind === 'lowcost' && brand.carryOn === 0 ? 1 : 0 },
    { type: 'carry_on', quantity: brand.carryOn },
    { type: 'checked', quantity: brand.checked },
  ].filter(({ quantity }) => quantity > 0);
}

type SeatOf = (flightIndex: number, passengerId: string) => object | null;

function wireSegment(
  slice: Slice,
  index: number,
  travellers: readonly Traveller[],
  seatOf: SeatOf | undefined,
) {
  const flight = slice.flights[index] ?? firstOf(slice.flights);
  const { from, to, carrier, aircraft } = flight.departure;
  return {
    id: segmentId(slice, index),
    origin: wireAirport(from),
    destination: wireAirport(to),
    origin_terminal: terminalOf(from, carrier),
    destination_terminal: terminalOf(to, carrier),
    departing_at: localTime(flight.departsAt, from.timeZone),
    arriving_at: localTime(flight.arrivesAt, to.timeZone),
    duration: isoDuration(durationOf([flight])),
    aircraft: { iata_code: aircraft.iata, name: aircraft.name },
    ...numberOf(flight, slice.seller),
    passengers: travellers.map((traveller) => ({
      passenger_id: traveller.id,
      cabin_class: cabinAboard(flight.departure, slice.cabin),
      baggages: bagsOf(slice, traveller),
      ...(seatOf === undefined ? {} : { seat: seatOf(index, traveller.id) }),
    })),
  };
}

export function wireSlice(slice: Slice, travellers: readonly Traveller[], seatOf?: SeatOf) {
  const { flights, brand } = slice;
  return {
    id: sliceId(slice),
    origin: wireAirport(firstOf(flights).departure.from),
    destination: wireAirport(lastOf(flights).departure.to),
    duration: isoDuration(durationOf(flights)),
    fare_brand_name: brand.name,
    conditions: {
      change_before_departure: conditionFor('change', [slice], travellers),
      advance_seat_selection: brand.freeSeats,
    },
    segments: flights.map((_, index) => wireSegment(slice, index, travellers, seatOf)),
  };
}
