import type { SeatElement, SeatMap } from '@wayfare/api-contract';
import {
  AIRCRAFT,
  layoutOf,
  type CabinPlan,
} from '../../../sandbox/src/flights/reference/aircraft';
import { airlineOf } from '../../../sandbox/src/flights/reference/airlines';
import { drawnRows, wingIndices, type Place } from '../../../sandbox/src/flights/seats/cabin-rows';
import { isRestricted, seatKind } from '../../../sandbox/src/flights/seats/seat-kinds';

export interface Asked {
  /** IATA type code */
  aircraft: string;
  airline: string;
  cabin: SeatMap['cabins'][number]['cabin_class'];
  segment: string;
}

/** Every third seat or so is taken, always the same ones. */
const isTaken = (row: number, letter: string) => (row * 7 + letter.charCodeAt(0) * 13) % 10 < 4;

function element(
  place: Place,
  plan: CabinPlan,
  passengers: readonly { id: string; type: string }[],
): SeatElement {
  if (place.kind !== 'seat')
    return {
      type: place.kind,
      designator: null,
      name: null,
      disclosures: [],
      available_services: [],
    };
  const designator = `${place.row}${place.letter}`;
  const kind = seatKind(plan, place.row);
  const guests = isTaken(place.row, place.letter)
    ? []
    : passengers.filter(
        ({ type }) => type !== 'infant_without_seat' && (!kind.adultsOnly || type === 'adult'),
      );
  return {
    type: isRestricted(kind) ? 'restricted_seat_general' : 'seat',
    designator,
    name: kind.name,
    disclosures: [...kind.disclosures],
    available_services: guests.map(({ id }) => ({
      id: `${designator}-${id}`,
      passenger_id: id,
      total_amount: (kind.factor * 20).toFixed(2),
      total_currency: 'EUR',
    })),
  };
}

/** A cabin of one of the sandbox's aircraft, as the API tells of it. */
export function aircraftMap(
  { aircraft, airline, cabin, segment }: Asked,
  passengers: readonly { id: string; type: string }[],
): SeatMap {
  const type = AIRCRAFT.find(({ iata }) => iata === aircraft);
  if (type === undefined) throw new Error(`no aircraft ${aircraft}`);
  const plans = layoutOf({ aircraft: type, carrier: airlineOf(airline) }).filter(
    (plan) => cabin === plan.cabin,
  );
  return {
    slice_id: 'sli_1',
    segment_id: segment,
    cabins: plans.map((plan) => {
      const rows = drawnRows(plan);
      return {
        deck: plan.deck,
        cabin_class: plan.cabin,
        aisles: plan.columns.length - 1,
        wings: wingIndices(plan, rows),
        rows: rows.map(({ sections }) => ({
          sections: sections.map((places) => ({
            elements: places.map((place) => element(place, plan, passengers)),
          })),
        })),
      };
    }),
  };
}
