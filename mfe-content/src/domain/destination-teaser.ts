import type { Destination } from '@wayfare/api-contract';

/** What a card shows: a list is embedded in the page as data, so it is kept small. */
export type DestinationTeaser = Pick<
  Destination,
  'slug' | 'title' | 'teaser' | 'cover' | 'bestMonths'
>;

export function toDestinationTeaser({
  slug,
  title,
  teaser,
  cover,
  bestMonths,
}: Destination): DestinationTeaser {
  return { slug, title, teaser, cover, bestMonths };
}
