import type { TicketItem } from '@wayfare/api-contract';
import { extraOwner, type ExtraOwner } from '@wayfare/domain';
import type { Translate } from '@wayfare/i18n';
import { passengerName } from './passenger-name';

type Owned = Pick<TicketItem, 'travelers' | 'legs'>;

/** "Anneke de Vries, Amsterdam Centraal to Paris Nord"; without a journey where it is not a single one. */
function ownerText(
  { travelers, legs }: Owned,
  { travelerId, legId }: ExtraOwner,
  t: Translate,
): string {
  const index = travelers.findIndex(({ id }) => id === travelerId);
  const traveler = travelers[index];
  const leg = legs.find(({ id }) => id === legId);
  const parts = [
    traveler === undefined ? '' : passengerName(traveler, index, t),
    leg === undefined
      ? ''
      : t('cart.route', { origin: leg.origin.label, destination: leg.destination.label }),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export function extraName(
  item: Owned,
  { label, ...owner }: ExtraOwner & { label: string },
  t: Translate,
): string {
  const whose = ownerText(item, owner, t);
  return whose === '' ? label : t('extras.bagOf', { bag: label, name: whose });
}

/** Extras of some journeys; those of no single journey belong to each. */
export function extrasOf(
  item: TicketItem,
  legIds: readonly string[],
): TicketItem['chosenServices'] {
  return item.chosenServices.filter(({ serviceOfferID }) => {
    const { legId } = extraOwner(item, serviceOfferID);
    return legId === null || legIds.includes(legId);
  });
}

/** "2 × Extra bag, Anneke de Vries, Amsterdam Centraal to Paris Nord" */
export function boughtExtras(item: TicketItem, t: Translate): string[] {
  return item.chosenServices.map(({ serviceOfferID, label, count }) =>
    t('extras.chosen', {
      count,
      bag: extraName(item, { label, ...extraOwner(item, serviceOfferID) }, t),
    }),
  );
}

/** "Seat: Window" */
export const wishText = (
  { group, option }: TicketItem['preferences'][number],
  t: Translate,
): string => `${t(`extras.group.${group}`)}: ${t(`extras.option.${option}`)}`;
