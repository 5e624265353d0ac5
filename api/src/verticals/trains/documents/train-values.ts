import type { PassItem, TrainItem, TrainTraveler } from '@wayfare/api-contract';
import { TRAIN_AGES } from '@wayfare/api-contract';
import { durationMinutes, formatDate, formatMinutes, nightsBetween } from '@wayfare/domain';
import { writtenDays } from '../../../booking/documents/written-values';
import { standingItems } from './standing-items';
import { isTicket, type TicketLeg, type TrainSource, type TrainTextKey } from './train-source';

/** Local part of a time with offset. */
export const dayOf = (local: string) => local.slice(0, 10);
export const timeOf = (local: string) => local.slice(11, 16);

export function clockTime(local: string, day: string, { words }: TrainSource): string {
  const days = nightsBetween(dayOf(day), dayOf(local));
  return days <= 0 ? timeOf(local) : `${timeOf(local)} (${words('days', { count: days })})`;
}

/** Empty for a malformed duration. */
export function durationText(iso: string, { context }: TrainSource): string {
  const minutes = durationMinutes(iso);
  return minutes === null ? '' : formatMinutes(minutes, context.language);
}

export const route = ({ origin, destination }: Pick<TicketLeg, 'origin' | 'destination'>) =>
  `${origin.label} – ${destination.label}`;

export const travelerName = ({ firstName, lastName }: TrainTraveler) =>
  `${firstName} ${lastName}`.trim();

const TYPES = {
  ADULT: 'travellers.adult',
  YOUTH: 'travellers.youth',
  SENIOR: 'travellers.senior',
} as const satisfies Record<TrainTraveler['type'], TrainTextKey>;

/** Fares say "youth" for children; people do not. */
export function typeName({ age, type }: TrainTraveler, { words }: TrainSource): string {
  if (age <= TRAIN_AGES.infant.max) return words('travellers.infant');
  return words(age <= TRAIN_AGES.child.max ? 'travellers.child' : TYPES[type]);
}

function daysText(first: string, last: string, { context: { language } }: TrainSource): string {
  return first === last ? formatDate(first, language) : writtenDays(first, last, language);
}

const departureDay = ({ solution }: TicketLeg) => dayOf(solution.departure);

export const passDays = ({ validityStartDate, validUntil }: PassItem, source: TrainSource) =>
  daysText(validityStartDate, validUntil, source);

function isReturn(legs: readonly TicketLeg[]): boolean {
  const [there, back, ...others] = legs;
  return (
    there !== undefined &&
    back !== undefined &&
    others.length === 0 &&
    there.origin.code === back.destination.code &&
    there.destination.code === back.origin.code
  );
}

function legsOf(items: readonly TrainItem[]): TicketLeg[] {
  return items
    .filter(isTicket)
    .flatMap(({ legs }) => legs)
    .sort((a, b) => Date.parse(a.solution.departure) - Date.parse(b.solution.departure));
}

/** "Outbound: Amsterdam Centraal – Paris Nord, Thursday 14 January 2027". */
export function legTitle(leg: TicketLeg, source: TrainSource): string {
  const values = {
    route: route(leg),
    date: formatDate(departureDay(leg), source.context.language, 'full'),
  };
  const legs = legsOf(standingItems(source));
  if (!isReturn(legs)) return source.words('leg.only', values);
  return source.words(
    legs[0]?.id === leg.id && legs[0].solution.departure === leg.solution.departure
      ? 'leg.outbound'
      : 'leg.return',
    values,
  );
}

function titlesOf(item: TrainItem): { what: string; first: string; last: string } {
  if (!isTicket(item))
    return { what: item.label, first: item.validityStartDate, last: item.validUntil };
  const [leg] = item.legs;
  if (leg === undefined) return { what: '', first: '', last: '' };
  const what = isReturn(item.legs) ? route(leg) : item.legs.map(route).join(', ');
  return { what, first: departureDay(leg), last: departureDay(item.legs.at(-1) ?? leg) };
}

export function itemTitle(item: TrainItem, source: TrainSource): string {
  const { what, first, last } = titlesOf(item);
  return what === '' ? '' : `${what}, ${daysText(first, last, source)}`;
}

/** '' unless the carrier made a change. */
export const carrierOf = ({ booking }: TrainSource): string =>
  booking.carrier_change?.carrier ?? '';

/** Destination or pass with the date, and a count of the rest. */
export function bookingTitle(source: TrainSource): {
  readonly what: string;
  readonly days: string;
} {
  const items = standingItems(source);
  const legs = legsOf(items);
  const [first, back] = legs;
  if (isReturn(legs) && items.every(isTicket) && first !== undefined && back !== undefined)
    return { what: route(first), days: daysText(departureDay(first), departureDay(back), source) };
  const [item, ...others] = items;
  if (item === undefined) return { what: '', days: '' };
  const { what, first: begins, last } = titlesOf(item);
  const days = daysText(begins, last, source);
  return {
    what,
    days:
      others.length === 0
        ? days
        : source.words('title.more', { days, count: String(others.length) }),
  };
}
