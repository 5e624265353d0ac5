import { fraction } from '../../kit/random';
import type { Hotel } from '../catalogue/hotel';
import type { Setting } from '../catalogue/hotel-types';
import { roomKinds } from './room-kinds';

const SEASON: Record<Setting, readonly number[]> = {
  city: [0.84, 0.88, 0.96, 1.06, 1.12, 1.1, 1.04, 1.02, 1.12, 1.06, 0.94, 1.06],
  coast: [0.72, 0.74, 0.8, 0.94, 1.02, 1.2, 1.42, 1.44, 1.12, 0.9, 0.76, 0.82],
  mountain: [1.3, 1.42, 1.22, 0.86, 0.78, 0.94, 1.12, 1.14, 0.92, 0.8, 0.78, 1.32],
};
/** Sunday to Saturday night: offices fill the week, leisure fills the weekend. */
const LEISURE_WEEK = [0.92, 0.9, 0.9, 0.92, 0.98, 1.16, 1.18];
const OFFICE_WEEK = [0.88, 1.06, 1.12, 1.1, 1.02, 0.9, 0.86];
const OFFICE = new Set<Hotel['type']>(['business', 'conference', 'airport']);

/** Demand moves a night by up to 8 % either way. */
const DEMAND_SWING = 0.16;
export const NON_REFUNDABLE = 0.88;

export function nightCents(hotel: Hotel, date: string): number {
  const day = new Date(`${date}T00:00:00Z`);
  const season = SEASON[hotel.setting][day.getUTCMonth()] ?? 1;
  const week = (OFFICE.has(hotel.type) ? OFFICE_WEEK : LEISURE_WEEK)[day.getUTCDay()] ?? 1;
  const demand = 1 - DEMAND_SWING / 2 + DEMAND_SWING * fraction(`${hotel.id}/${date}`);
  return Math.round(hotel.nightCents * season * week * demand);
}

export function vatCents(hotel: Hotel, netCents: number): number {
  return Math.round((netCents * hotel.taxes.vatPercent) / 100);
}

/** What a night for two costs at its lowest: cheapest month, weekday, room and terms, taxes included. */
export function fromPriceCents(hotel: Hotel): number {
  const week = OFFICE.has(hotel.type) ? OFFICE_WEEK : LEISURE_WEEK;
  const factor = Math.min(...SEASON[hotel.setting]) * Math.min(...week) * (1 - DEMAND_SWING / 2);
  const room = Math.min(...roomKinds(hotel).map(({ factor: own }) => own));
  const net = Math.round(hotel.nightCents * factor * room * NON_REFUNDABLE);
  return net + vatCents(hotel, net);
}
