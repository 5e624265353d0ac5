import type { Guest } from '@duffel/api/dist/Stays/StaysTypes';

/** What was searched for. Everything that a price depends on is in it. */
export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: number;
  guests: Guest[];
}

const DAY = 86_400_000;

/** The date of every night, the last one before the day of departure. */
export function nightsOf({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): string[] {
  const nights: string[] = [];
  for (let time = Date.parse(checkIn); time < Date.parse(checkOut); time += DAY)
    nights.push(new Date(time).toISOString().slice(0, 10));
  return nights;
}

export function ageOf(guest: Guest): number {
  return guest.age ?? 30;
}

export function adultsOf({ guests }: Stay): number {
  return guests.filter((guest) => guest.type === 'adult').length;
}

/** The wire does not say who sleeps where: the fullest room holds an even share, rounded up. */
export function guestsPerRoom({ rooms, guests }: Stay): number {
  return Math.ceil(guests.length / rooms);
}
