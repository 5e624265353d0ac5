import { randomBytes } from 'node:crypto';
import type { CabinClass, PassengerType } from '@duffel/api/types';
import { digest, idOf } from '../../kit/ids';
import { typeByAge, type Traveller } from '../fares/travellers';

export interface TimeRange {
  from: string;
  to: string;
}

export interface SearchSlice {
  origin: string;
  destination: string;
  date: string;
  departure: TimeRange | undefined;
  arrival: TimeRange | undefined;
}

export type Guest = { type: PassengerType } | { age: number };

export interface Search {
  slices: readonly SearchSlice[];
  guests: readonly Guest[];
  /** without one, every cabin is offered */
  cabin: CabinClass | undefined;
  maxConnections: number;
  at: number;
  /** two equal searches in one second are two searches */
  nonce: string;
}

export function newNonce(): string {
  return randomBytes(4).toString('hex');
}

/** Offers of one search name the same travellers. */
export function travellersOf({
  guests,
  at,
  nonce,
}: Pick<Search, 'guests' | 'at' | 'nonce'>): Traveller[] {
  return guests.map((guest, index) => {
    const id = idOf('pas', digest(`${at}/${nonce}`), index);
    return 'age' in guest
      ? { id, type: typeByAge(guest.age), age: guest.age }
      : { id, type: guest.type, age: null };
  });
}
