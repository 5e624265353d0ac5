import type { HotelDetail } from '@wayfare/api-contract';

/** Where a property states no times (CON-15, CON-16) or a room no capacity (CON-17). */
const DEFAULT_CHECK_IN = '15:00';
const DEFAULT_CHECK_OUT = '12:00';
const DEFAULT_CAPACITY = 5;

export function scheduleOf({ schedule }: Pick<HotelDetail['booking_details'], 'schedule'>): {
  start: string;
  end: string;
} {
  return {
    start: schedule.start === '' ? DEFAULT_CHECK_IN : schedule.start,
    end: schedule.end === '' ? DEFAULT_CHECK_OUT : schedule.end,
  };
}

export function capacityOf(room: { maximun_capacity: number }): number {
  return room.maximun_capacity > 0 ? room.maximun_capacity : DEFAULT_CAPACITY;
}
