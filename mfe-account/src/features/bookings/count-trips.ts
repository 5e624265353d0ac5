import type { Trips } from '@wayfare/api-contract';

/** Bookings per filter; one that is in two trips counts with the first. */
export function countTrips({ trips, failed }: Trips): Readonly<Record<string, number>> {
  const counts = { all: 0, incoming: 0, expired: 0, canceled: 0, none: 0, failed: failed.length };
  const seen = new Set<string>();
  for (const { bucket, bookings } of trips) {
    for (const { booking_id: id } of bookings.filter((one) => !seen.has(one.booking_id))) {
      seen.add(id);
      counts.all += 1;
      counts[bucket] += 1;
    }
  }
  return counts;
}
