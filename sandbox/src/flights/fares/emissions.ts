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

/** All seats of an aircraft, each by the room that it takes. */
function roomOf(layout: readonly CabinPlan[]): number {
  const room =
    rooms.get(layout) ??
    layout.reduce((sum, plan) => sum + seatsOf(plan).length * WEIGHT[plan.cabin], 0);
  rooms.set(layout, room);
  return room;
}

/** Kilograms of CO2 of a seat. */
export function seatEmissions({ departure }: Flight, cabin: CabinClass): number {
  const { aircraft, carrier, km } = departure;
  const room = roomOf(layoutOf(aircraft, carrier)) * LOAD;
  return (aircraft.carbon * (km + CLIMB_KM) * WEIGHT[cabin]) / room;
}
