import type { Party, PartyRoom } from '@wayfare/domain';
import { countParty } from '@wayfare/domain';

type Translate = (key: string, count: number) => string;

/** "2 adults, 1 child (5)"; ages not chosen yet are left out. */
function peopleText(party: Party, t: Translate): string[] {
  const { adults, children } = countParty(party);
  const ages = party.flatMap((room) => room.childAges).filter((age) => age !== null);
  const childText =
    children === 0
      ? []
      : [`${t('search.childrenCount', children)}${ages.length > 0 ? ` (${ages.join(', ')})` : ''}`];
  return [t('search.adultsCount', adults), ...childText];
}

export const guestsText = (room: PartyRoom, t: Translate): string =>
  peopleText([room], t).join(', ');

export const partyText = (party: Party, t: Translate): string =>
  [...peopleText(party, t), t('search.roomsCount', party.length)].join(', ');
