import type { OfferedTicket } from '../offers/offered';
import { offersOf, type Item } from './booking';
import type { Passenger } from './passengers';

function gateName({ last_name: last, first_name: first }: Passenger): string {
  return `${last}/${first}`.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}

function ridesOf({ solution, comfort }: OfferedTicket, item: Item, travelerId: string): string[] {
  return solution.segments.map(({ id, vehicle, departure, origin, destination }) => {
    const seat =
      item.type === 'pass'
        ? undefined
        : item.seats.find((one) => one.segmentId === id && one.travelerId === travelerId);
    return [
      vehicle,
      departure.slice(0, 16),
      `${origin.code}>${destination.code}`,
      comfort,
      seat === undefined ? '-' : `${seat.coach}/${seat.seat}`,
    ].join(' ');
  });
}

/** What the Aztec code of a ticket says, one part after the other. */
export function barcodeOf(
  item: Item,
  passenger: Passenger,
  { reference, number }: { reference: string; number: string },
): string {
  const validity = offersOf(item).flatMap((offered) =>
    offered.type === 'pass'
      ? [
          `${offered.area.code} ${offered.facts.travelClass.code} ${offered.validFrom} ${offered.validUntil}`,
        ]
      : ridesOf(offered, item, passenger.id),
  );
  return ['RAIL1', reference, number, gateName(passenger), ...validity].join('|');
}
