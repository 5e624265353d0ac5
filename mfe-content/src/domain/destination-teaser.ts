import type { Destination } from '@wayfare/api-contract';

/** What a card shows of a country; a list travels to the browser as data, so it carries nothing else. */
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
