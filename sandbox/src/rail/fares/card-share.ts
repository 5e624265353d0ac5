import type { RailCard } from './rail-cards';

const RUSH_HOURS: readonly (readonly [from: string, to: string])[] = [
  ['06:30', '09:00'],
  ['16:00', '18:30'],
];

/** `departure` by the clock of the station. */
function isRushHour(departure: string): boolean {
  const weekday = new Date(departure.slice(0, 10)).getUTCDay();
  const time = departure.slice(11, 16);
  return weekday >= 1 && weekday <= 5 && RUSH_HOURS.some(([from, to]) => time >= from && time < to);
}

interface CardUse {
  age: number;
  carrier: string;
  departure: string;
  isOpen: boolean;
}

/** Share of the price that is left with a card; 1 where it does not help. */
export function shareWith(card: RailCard, { age, carrier, departure, isOpen }: CardUse): number {
  const [from, to] = card.ages ?? [0, 120];
  const isTaken = card.carriers === undefined || card.carriers.includes(carrier);
  if (
    card.isPass ||
    !isTaken ||
    age < from ||
    age > to ||
    (card.offPeak === true && isRushHour(departure))
  )
    return 1;
  return isOpen ? (card.paysOpen ?? card.pays) : card.pays;
}
