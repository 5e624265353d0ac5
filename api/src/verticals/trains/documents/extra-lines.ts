import type { TicketItem } from '@wayfare/api-contract';
import { extraOwner, formatMoney, money, type ExtraOwner } from '@wayfare/domain';
import { standingTravelers } from './standing-items';
import { isTicket, type TrainSource } from './train-source';
import { route, travelerName } from './train-values';

type Owned = Pick<TicketItem, 'travelers' | 'legs'>;

/** Owner and journey, where unambiguous. */
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

/** Extras of remaining travellers. */
export function extraLines(item: TicketItem, source: TrainSource): string[] {
  const left = standingTravelers(item).map(({ id }) => id);
  return item.chosenServices.flatMap((service) => {
    const owner = extraOwner(item, service.serviceOfferID);
    const isGone = owner.travelerId !== null && !left.includes(owner.travelerId);
    return service.count === 0 || isGone ? [] : [lineOf(service, whose(item, owner), source)];
  });
}

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
