import type { SeatMap, SeatMapCabin, SeatMapCabinRowSectionElement } from '@duffel/api/types';
import { amount, CURRENCY } from '../fares/money';
import { idOf } from '../../kit/ids';
import type { Offer, Slice } from '../offers/offer';
import { cabinOf, segmentId, sliceId } from '../offers/wire-segment';
import type { Flight } from '../timetable/flight';
import type { CabinPlan } from '../cabins/cabin-plan';
import { drawnRows, wingIndices, type Place } from '../cabins/cabin-rows';
import { layoutOf } from '../cabins/layouts';
import { isRestricted, maySit, seatCents, seatKind, sellsSeats } from './seat-kinds';
import type { SoldSeats } from './sold-seats';

export interface OfferSegment {
  offer: Offer;
  slice: Slice;
  flight: Flight;
  sliceIndex: number;
  flightIndex: number;
}

export function segmentsOf(offer: Offer): OfferSegment[] {
  return offer.slices.flatMap((slice, sliceIndex) =>
    slice.flights.map((flight, flightIndex) => ({ offer, slice, flight, sliceIndex, flightIndex })),
  );
}

/** Cabins that the fare admits to; the others are not shown. */
export function plansOf({ offer, flight }: OfferSegment): CabinPlan[] {
  const cabin = cabinOf(flight, offer.cabin);
  return layoutOf(flight.departure.aircraft, flight.departure.carrier).filter(
    (plan) => plan.cabin === cabin,
  );
}

export function seatServiceId(
  { offer, sliceIndex, flightIndex }: OfferSegment,
  seat: string,
  travellerId: string,
): string {
  return idOf('ase', offer.key, sliceIndex, flightIndex, travellerId, seat);
}

function element(
  place: Place,
  segment: OfferSegment,
  plan: CabinPlan,
  sold: SoldSeats,
): SeatMapCabinRowSectionElement {
  if (place.kind !== 'seat') return { type: place.kind };
  const designator = `${place.row}${place.letter}`;
  const kind = seatKind(plan, place.row);
  const cents = seatCents(kind, segment.slice, segment.flight, plan);
  const isFree = sellsSeats(segment.offer) && sold.isFree(segment.flight, designator);
  const guests = isFree
    ? segment.offer.travellers.filter((traveller) => maySit(kind, traveller))
    : [];
  return {
    type: isRestricted(kind) ? 'restricted_seat_general' : 'seat',
    designator,
    name: kind.name,
    disclosures: [...kind.disclosures],
    available_services: guests.map(({ id }) => ({
      id: seatServiceId(segment, designator, id),
      passenger_id: id,
      total_amount: amount(cents),
      total_currency: CURRENCY,
    })),
  };
}

function wireCabin(plan: CabinPlan, segment: OfferSegment, sold: SoldSeats): SeatMapCabin {
  const rows = drawnRows(plan);
  return {
    deck: plan.deck,
    cabin_class: plan.cabin,
    aisles: plan.columns.length - 1,
    wings: wingIndices(plan, rows),
    rows: rows.map(({ sections }) => ({
      sections: sections.map((places) => ({
        elements: places.map((place) => element(place, segment, plan, sold)),
      })),
    })),
  };
}

export function seatMaps(offer: Offer, sold: SoldSeats): SeatMap[] {
  return segmentsOf(offer).map((segment) => ({
    id: idOf('sea', offer.key, segment.sliceIndex, segment.flightIndex),
    slice_id: sliceId(offer, segment.sliceIndex),
    segment_id: segmentId(offer, segment.sliceIndex, segment.flightIndex),
    cabins: plansOf(segment).map((plan) => wireCabin(plan, segment, sold)),
  }));
}
