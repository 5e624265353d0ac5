import * as v from 'valibot';
import type { PreferenceGroup } from '../wire/wire-types';
import { parseWith, refused } from '../wire/problems';
import type { TicketItem } from './booking';

export const PREFERENCE_OPTIONS: Readonly<Record<PreferenceGroup, readonly string[]>> = {
  SEATING_PREFERENCE: ['WINDOW', 'AISLE', 'MIDDLE'],
  SPACE_TYPE: ['QUIET', 'FAMILY', 'STANDARD'],
  COMPARTMENT_TYPE: ['OPEN', 'COMPARTMENT', 'LADIES_ONLY'],
  TABLE: ['WITH_TABLE', 'WITHOUT_TABLE'],
  DUPLEX_LEVEL: ['UPPER_DECK', 'LOWER_DECK'],
  SEAT_TYPE: ['SOLO', 'DUO', 'FACE_TO_FACE'],
  DIRECTION: ['FORWARD', 'BACKWARD'],
  BERTH_LEVEL: ['UPPER', 'MIDDLE_BERTH', 'LOWER'],
};

const BodySchema = v.object({
  preferences: v.array(v.object({ group: v.string(), option: v.string() })),
});

export function offeredGroups({ offers }: TicketItem): PreferenceGroup[] {
  return [...new Set(offers.flatMap(({ en }) => en.offer.preferenceGroups))];
}

export function setPreferences(item: TicketItem, body: unknown): void {
  const { preferences } = parseWith(BodySchema, body);
  const groups = offeredGroups(item);
  const chosen = preferences.map(({ group: name, option }, index) => {
    const group = groups.find((offered) => offered === name);
    if (group === undefined) throw refused('not-asked', `preferences.${index}.group`);
    if (!PREFERENCE_OPTIONS[group].includes(option))
      throw refused('no-such-option', `preferences.${index}.option`);
    return { group, option };
  });
  if (new Set(chosen.map(({ group }) => group)).size < chosen.length)
    throw refused('wish-twice', 'preferences');
  item.preferences = chosen;
}
