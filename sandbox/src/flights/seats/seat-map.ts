import { idOf } from '../../kit/ids';
import type { CabinPlan } from '../cabins/cabin-plan';
import { drawnRows, wingIndices, type Place } from '../cabins/cabin-rows';
import { layoutOf } from '../cabins/layouts';
import { amount, CURRENCY } from '../fares/price';
import { cabinOf, type Offer, type Slice } from '../offers/offer';
import { segmentId, sliceId } from '../offers/wire-slice';
import type { Flight } from '../timetable/flight';
import { isRestricted, maySit, seatCents, seatKind } from './seat-kinds';
import type { SoldSeats } from './sold-seats';

interface Segment {
  id: string;
  slice: Slice;
  flight: Flight;
  flightIndex: number;
}

function segmentsOf({ slices }: Offer): Segment[] {
  return slices.flatMap((slice) =>
    slice.flights.map((flight, flightIndex) => ({
      id: segmentId(slice, flightIndex),
      slice,
      flight,
      flightIndex,
    })),
  );
}

/** Cabins that the fare admits to; the others are not shown. */
function plansOf({ slice, flight }: Segment): CabinPlan[] {
  const { aircraft, carrier } = flight.departure;
  const cabin = cabinOf(flight, slice.cabin);
  return layoutOf(aircraft, carrier).filter((plan) => plan.cabin === cabin);
}

/** A seat as an order has it, and the service by which each traveller who may sit there buys it. */
function seatFor(
  segment: Segment,
  plan: CabinPlan,
  { row, letter }: Extract<Place, { kind: 'seat' }>,
  { travellers, effects }: Offer,
) {
  const kind = seatKind(plan, row);
  const designator = `${row}${letter}`;
  const guests = effects.has('no-services')
    ? []
    : travellers.filter((traveller) => maySit(kind, traveller));
  return {
    seat: { designator, name: kind.name, disclosures: [...kind.disclosures] },
    isRestricted: isRestricted(kind),
    cents: seatCents(kind, plan.cabin, segment.slice, segment.flight),
    services: guests.map(({ id: passengerId }) => ({
      id: idOf('ase', segment.id, passengerId, designator),
      passengerId,
    })),
  };
}

/** What an order takes of a seat that an offer sells; also of one that somebody has taken: who asks may be too late. */
export function seatService(offer: Offer, serviceId: string) {
  for (const segment of segmentsOf(offer))
    for (const plan of plansOf(segment))
      for (const place of drawnRows(plan).flatMap(({ sections }) => sections.flat())) {
        if (place.kind !== 'seat') continue;
        const { services, seat, cents } = seatFor(segment, plan, place, offer);
        const service = services.find(({ id }) => id === serviceId);
        if (service !== undefined)
          return { ...segment, seat, cents, passengerId: service.passengerId };
      }
  return undefined;
}

function wireCabin(plan: CabinPlan, segment: Segment, offer: Offer, sold: SoldSeats) {
  const rows = drawnRows(plan);
  const element = (place: Place) => {
    if (place.kind !== 'seat') return { type: place.kind };
    const { seat, services, cents, ...found } = seatFor(segment, plan, place, offer);
    const isFree = sold.isFree(segment.flight, seat.designator);
    return {
      type: found.isRestricted ? 'restricted_seat_general' : 'seat',
      ...seat,
      available_services: (isFree ? services : []).map(({ id, passengerId }) => ({
        id,
        passenger_id: passengerId,
        total_amount: amount(cents),
        total_currency: CURRENCY,
      })),
    };
  };
  return {
    deck: plan.deck,
    cabin_class: plan.cabin,
    aisles: plan.columns.length - 1,
    wings: wingIndices(plan, rows),
    rows: rows.map(({ sections }) => ({
      sections: sections.map((places) => ({ elements: places.map(element) })),
    })),
  };
}

export function seatMaps(offer: Offer, sold: SoldSeats) {
  return segmentsOf(offer).map((segment) => ({
    id: `sea${segment.id.slice('seg'.length)}`,
    slice_id: sliceId(segment.slice),
    segment_id: segment.id,
    cabins: plansOf(segment).map((plan) => wireCabin(plan, segment, offer, sold)),
  }));
}
