import type { TrainBooking } from '@wayfare/api-contract';
import { today } from '@wayfare/domain';
import * as v from 'valibot';
import type { Booking } from '../bookings/booking';
import { bookingFacts } from '../bookings/booking-facts';
import { TrainDetailsSchema } from './train-details';

/** Passes are used in several countries of one time. */
const PASS_TIME_ZONE = 'Europe/Amsterdam';

/** When a booking begins: its first leg, or the first day of its pass. */
export function beginsAt({ legs, pass }: Pick<TrainBooking, 'legs' | 'pass'>): string {
  return legs[0]?.departure ?? pass?.validFrom ?? '';
}

/** A train booking as its owner sees it; throws when its details are not those of tickets or a pass. */
export function trainBookingView(booking: Booking, now: number): TrainBooking {
  const { cancelable, ...details } = v.parse(TrainDetailsSchema, booking.details);
  const isAhead = today(details.legs[0]?.origin.timeZone ?? PASS_TIME_ZONE, () => now) <= beginsAt(details).slice(0, 10);
  return { ...bookingFacts(booking), vertical: 'trains', canCancel: cancelable && isAhead && booking.state === 'confirmed', ...details };
}
