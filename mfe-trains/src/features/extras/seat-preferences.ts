import { SEAT_PREFERENCES, type PreferenceGroup, type TicketItem } from '@wayfare/api-contract';

export type Preference = TicketItem['preferences'][number];

export interface PreferenceChoice {
  group: PreferenceGroup;
  options: readonly string[];
  /** '' for no wish */
  chosen: string;
}

/** The groups that the carrier offers, of the eight that there are (TRN-33). */
export function preferenceChoices({
  preferenceGroups,
  preferences,
}: Pick<TicketItem, 'preferenceGroups' | 'preferences'>): PreferenceChoice[] {
  return preferenceGroups.map((group) => ({
    group,
    options: SEAT_PREFERENCES[group],
    chosen: preferences.find((wish) => wish.group === group)?.option ?? '',
  }));
}

/** All wishes after one of them was changed; '' takes it back. */
export function withPreference(
  preferences: readonly Preference[],
  { group, option }: Preference,
): Preference[] {
  const others = preferences.filter((wish) => wish.group !== group);
  return option === '' ? others : [...others, { group, option }];
}
