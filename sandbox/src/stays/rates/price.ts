import { fraction } from '../../kit/random';
import { addDays, zoneOffset } from '../../kit/zones';
import type { Hotel } from '../catalogue/hotel';
import { SETTINGS, TYPES } from '../catalogue/hotel-types';
import boards from '../data/boards.json';
import { roomKinds, type Board } from './room-kinds';
import { isAdult, nightsOf, type Sale, type Stay } from './sale';

/** Sunday to Saturday night: offices fill the week, leisure fills the weekend. */
const LEISURE_WEEK = [0.92, 0.9, 0.9, 0.92, 0.98, 1.16, 1.18];
const OFFICE_WEEK = [0.88, 1.06, 1.12, 1.1, 1.02, 0.9, 0.86];

const DEMAND_SWING = 0.16;
const NON_REFUNDABLE = 0.88;
/** A guest beyond two per room, a guest alone in a room, and a week or longer. */
const EXTRA_GUEST = 0.16;
const ALONE = 0.93;
const LONG_STAY = 0.94;
const DELTA = 0.08;

function factorsOf({ type, city }: Hotel) {
  const week = TYPES[type].forOffices ? OFFICE_WEEK : LEISURE_WEEK;
  return { season: SETTINGS[city.setting].season, week };
}

function nightCents(hotel: Hotel, date: string): number {
  const day = new Date(date);
  const { season, week } = factorsOf(hotel);
  const factor = (season[day.getUTCMonth()] ?? 1) * (week[day.getUTCDay()] ?? 1);
  const demand = 1 - DEMAND_SWING / 2 + DEMAND_SWING * fraction(`${hotel.id}/${date}`);
  return Math.round(hotel.nightCents * factor * demand);
}

export function vatCents({ taxes }: Hotel, netCents: number): number {
  return Math.round((netCents * taxes.vatPercent) / 100);
}

export function fromPriceCents(hotel: Hotel): number {
  const { season, week } = factorsOf(hotel);
  const factor = Math.min(...season) * Math.min(...week) * (1 - DEMAND_SWING / 2);
  const room = Math.min(...roomKinds(hotel).map((kind) => kind.factor));
  const net = Math.round(hotel.nightCents * factor * room * NON_REFUNDABLE);
  return net + vatCents(hotel, net);
}

function roomNightFactor({ rooms, ages }: Stay): number {
  const paying = ages.filter((age) => age >= 3).length;
  const extra = Math.max(0, paying - 2 * rooms);
  return rooms * (ages.length <= rooms ? ALONE : 1) + extra * EXTRA_GUEST;
}

function boardCents(board: Board, stars: number, age: number): number {
  const adult = boards[board].base + boards[board].perStar * stars;
  if (age < 3) return 0;
  return age < 12 ? Math.round(adult / 2) : adult;
}

function netCents({ hotel, kind, token: { stay, board, refundable } }: Sale): number {
  const nights = nightsOf(stay);
  const terms = (refundable ? 1 : NON_REFUNDABLE) * (nights.length >= 7 ? LONG_STAY : 1);
  const factor = kind.factor * roomNightFactor(stay) * terms;
  const meals = stay.ages.reduce((sum, age) => sum + boardCents(board, hotel.stars, age), 0);
  return nights.reduce(
    (sum, night) => sum + Math.round(nightCents(hotel, night) * factor) + meals,
    0,
  );
}

/** In cents: base + tax = total, due is paid at the property on top. The same stay in the same hotel always costs the same. */
export function priceOf(sale: Sale, { isQuoted = false } = {}) {
  const { hotel, token } = sale;
  const { cityTaxPercent, cityTaxCents } = hotel.taxes;
  const surcharge = isQuoted && hotel.id === 'H-DELTA' ? DELTA : 0;
  const base = Math.round(netCents(sale) * (1 + surcharge));
  const tax = vatCents(hotel, base);
  const adultNights = token.stay.ages.filter(isAdult).length * nightsOf(token.stay).length;
  const due = Math.round((base * cityTaxPercent) / 100) + cityTaxCents * adultNights;
  return { base, tax, total: base + tax, due };
}

export const amount = (cents: number): string => (cents / 100).toFixed(2);

const DAYS_BEFORE = [1, 2, 3, 5, 7];

/** The end of a day, as the hotel's clocks say it: `2026-12-08T23:59:00+01:00`. */
function deadline(date: string, zone: string): string {
  const ahead = zoneOffset(zone, Date.parse(`${date}T12:00:00Z`));
  const offset = new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16);
  return `${date}T23:59:00${ahead < 0 ? '-' : '+'}${offset}`;
}

/** Full refund until some days before arrival; every third house then still gives half back until the day before. */
export function cancellationTimeline({ hotel, token }: Sale, total: number, now: number) {
  const { checkIn } = token.stay;
  const days = DAYS_BEFORE[Math.floor(fraction(`cancel/${hotel.id}`) * DAYS_BEFORE.length)] ?? 2;
  const steps = [{ days, refund: total }];
  if (days > 1 && fraction(`half/${hotel.id}`) < 0.34)
    steps.push({ days: 1, refund: Math.round(total / 2) });
  return steps
    .map((step) => ({
      before: deadline(addDays(checkIn, -step.days), hotel.city.timeZone),
      refund_amount: amount(step.refund),
      currency: 'EUR',
    }))
    .filter(({ before }) => Date.parse(before) > now);
}
