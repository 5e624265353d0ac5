import type { TicketItem } from '@wayfare/api-contract';
import { extraOwner, formatMoney, money, type ExtraOwner } from '@wayfare/domain';
import { standingTravelers } from './standing-items';
import { isTicket, type TrainSource } from './train-source';
import { route, travelerName } from './train-values';

type Owned = Pick<TicketItem, 'travelers' | 'legs'>;

/** Whose an extra is and on which journey, as far as that is one. */
function whose({ travelers, legs }: Owned, { travelerId, legId }: ExtraOwner): string[] {
  const traveler = travelers.find(({ id }) => id === travelerId);
  const leg = legs.find(({ id }) => id === legId);
  return [
    traveler === undefined ? '' : travelerName(traveler),
    leg === undefined ? '' : route(leg),
  ].filter((part) => part !== '');
}

const lineOf = (
  { label, count }: { label: string; count: number },
  owner: readonly string[],
  { words }: TrainSource,
) => [words('extras.line', { count: String(count), label }), ...owner].join(', ');

/** Extras of those who still travel: each with whose it is and on which journey. */
export function extraLines(item: TicketItem, source: TrainSource): string[] {
  const left = standingTravelers(item).map(({ id }) => id);
  return item.chosenServices.flatMap((service) => {
    const owner = extraOwner(item, service.serviceOfferID);
    const isGone = owner.travelerId !== null && !left.includes(owner.travelerId);
    return service.count === 0 || isGone ? [] : [lineOf(service, whose(item, owner), source)];
  });
}

/** What the latest change took away, where that was an exchange: each by name, with what came back for it. */
export function lostLines(source: TrainSource): string[] {
  const { booking, context, words } = source;
  const { itemId, extras = [], lostWishes = [] } = booking.changes.at(-1) ?? {};
  const owned = booking.bookingItems.filter(isTicket).find(({ id }) => id === itemId) ?? {
    travelers: [],
    legs: [],
  };
  const lost = extras.map(({ travellerId: travelerId, legId, paid, ...extra }) =>
    words('lost.extra', {
      extra: lineOf(extra, whose(owned, { travelerId, legId }), source),
      amount: formatMoney(money(paid), context.language),
    }),
  );
  return [
    ...lost,
    ...lostWishes.map(({ group }) => words('lost.wish', { wish: words(`wish.${group}`) })),
  ];
}
