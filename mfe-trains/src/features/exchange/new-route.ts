import type { TicketItem } from '@wayfare/api-contract';
import type { ManageQuery } from '../../domain/after-sales/manage-query';
import type { Place } from '../../domain/search/criteria';

type Stop = TicketItem['legs'][number]['origin'];

const placeOf = ({ code, label, timeZone }: Stop): Place => ({
  code,
  type: 'station',
  label,
  localLabel: label,
  timezone: timeZone,
});

export interface Route {
  from: Place;
  to: Place;
}

/** The ticket's places, or the address's where the carrier allows another route (OQ-72). */
export function routeOf(
  { exchangeEligibility }: Pick<TicketItem, 'exchangeEligibility'>,
  leg: TicketItem['legs'][number],
  { from, to }: Pick<ManageQuery, 'from' | 'to'>,
  places: readonly Place[],
): Route {
  const named = (code: string) =>
    exchangeEligibility.routeChangePossible
      ? places.find((place) => place.code === code)
      : undefined;
  return { from: named(from) ?? placeOf(leg.origin), to: named(to) ?? placeOf(leg.destination) };
}
