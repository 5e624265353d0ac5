import type { Party } from '@wayfare/domain';
import { countParty } from '@wayfare/domain';

type Translate = (key: string, count: number) => string;

/** "2 adults, 1 child (5), 1 room"; ages that are not chosen yet are left out. */
export function partyText(party: Party, t: Translate): string {
  const { adults, children, rooms } = countParty(party);
  const ages = party.flatMap((room) => room.childAges).filter((age) => age !== null);
  const childText = children === 0 ? [] : [`${t('search.childrenCount', children)}${ages.length > 0 ? ` (${ages.join(', ')})` : ''}`];
  return [t('search.adultsCount', adults), ...childText, t('search.roomsCount', rooms)].join(', ');
}
