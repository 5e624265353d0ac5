import { SEAT_PREFERENCES, type PreferenceGroup, type TicketItem } from '@wayfare/api-contract';

export type Preference = TicketItem['preferences'][number];

export interface PreferenceChoice {
  group: PreferenceGroup;
  options: readonly string[];
  /** '' for no wish */
  chosen: string;
}

/** Of the eight groups those that the carrier offers (TRN-33). */
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

/** All wishes with one changed; '' withdraws it. */
export function withPreference(
  preferences: readonly Preference[],
  { group, option }: Preference,
): Preference[] {
  const others = preferences.filter((wish) => wish.group !== group);
  return option === '' ? others : [...others, { group, option }];
}
