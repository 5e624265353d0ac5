import { idOf } from '../../kit/ids';
import { amount, CURRENCY } from '../fares/price';
import { cabinAboard, layoutOf, type CabinPlan } from '../reference/aircraft';
import { drawnRows, wingIndices, type Place } from '../seats/cabin-rows';
import { isRestricted, maySit, seatCents, seatKind } from '../seats/seat-kinds';
import type { Offer } from './offer';
import type { Service } from './services';
import type { SoldSeats } from './sold-seats';
import { segmentId, sliceId } from './wire-slice';

type Segment = ReturnType<typeof segmentsOf>[number];

function segmentsOf(offer: Offer) {
  return offer.slices.flatMap((slice) =>
    slice.flights.map((flight, flightIndex) => {
      const id = segmentId(slice, flightIndex);
      return { id, offer, slice, flight, flightIndex };
    }),
  );
}

function plansOf({ slice, flight }: Segment): CabinPlan[] {
  const cabin = cabinAboard(flight.departure, slice.cabin);
  return layoutOf(flight.departure).filter((plan) => plan.cabin === cabin);
}

function servicesAt(place: Place, plan: CabinPlan, segment: Segment): Service[] {
  if (place.kind !== 'seat') return [];
  const { slice, flight, flightIndex } = segment;
  const kind = seatKind(plan, place.row);
  const designator = `${place.row}${place.letter}`;
  const metadata = { designator, name: kind.name, disclosures: kind.disclosures };
  const cents = seatCents(kind, plan.cabin, slice, flight);
  const sold = { type: 'seat', slice, flightIndex, maximum: 1, cents, metadata } as const;
  return segment.offer.travellers
    .filter((traveller) => maySit(kind, traveller))
    .map(({ id: passengerId }) => {
      const id = idOf('ase', segment.id, passengerId, designator);
      return { ...sold, id, passengerId };
    });
}

export function seatsForSale(offer: Offer): Service[] {
  return segmentsOf(offer).flatMap((segment) =>
    plansOf(segment).flatMap((plan) =>
      drawnRows(plan).flatMap(({ sections }) =>
        sections.flat().flatMap((place) => servicesAt(place, plan, segment)),
      ),
    ),
  );
}

function wireCabin(plan: CabinPlan, segment: Segment, sold: SoldSeats) {
  const rows = drawnRows(plan);
  const element = (place: Place) => {
    if (place.kind !== 'seat') return { type: place.kind };
    const designator = `${place.row}${place.letter}`;
    const kind = seatKind(plan, place.row);
    const isFree = sold.isFree(segment.flight, designator);
    return {
      type: isRestricted(kind) ? 'restricted_seat_general' : 'seat',
      designator,
      name: kind.name,
      disclosures: kind.disclosures,
      available_services: (isFree ? servicesAt(place, plan, segment) : []).map((service) => ({
        id: service.id,
        passenger_id: service.passengerId,
        total_amount: amount(service.cents),
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
    id: segment.id.replace('seg', 'sea'),
    slice_id: sliceId(segment.slice),
    segment_id: segment.id,
    cabins: plansOf(segment).map((plan) => wireCabin(plan, segment, sold)),
  }));
}
