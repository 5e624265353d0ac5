import type { CabinClass } from '@duffel/api/types';
import type { CabinPlan } from '../cabins/cabin-plan';
import { seatsOf } from '../cabins/cabin-rows';
import { layoutOf } from '../cabins/layouts';
import type { Flight } from '../timetable/flight';

/** Room that a seat takes, against one in economy. */
const WEIGHT: Readonly<Record<CabinClass, number>> = {
  economy: 1,
  premium_economy: 1.5,
  business: 2.9,
  first: 4,
};
const LOAD = 0.82;
/** Take-off and climb burn what this many kilometres of cruise burn. */
const CLIMB_KM = 110;

const rooms = new Map<readonly CabinPlan[], number>();

function measure(layout: readonly CabinPlan[]): number {
  return layout.reduce((sum, plan) => sum + seatsOf(plan).length * WEIGHT[plan.cabin], 0);
}

/** All seats of an aircraft, each by the room that it takes. */
function roomAboard({ departure }: Flight): number {
  const layout = layoutOf(departure.aircraft, departure.carrier);
  const room = rooms.get(layout) ?? measure(layout);
  rooms.set(layout, room);
  return room;
}

export function seatEmissions(flight: Flight, cabin: CabinClass): number {
  const { aircraft, km } = flight.departure;
  return (aircraft.carbon * (km + CLIMB_KM) * WEIGHT[cabin]) / (roomAboard(flight) * LOAD);
}
