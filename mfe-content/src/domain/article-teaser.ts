import type { Article } from '@wayfare/api-contract';

/** What a card shows: a list is embedded in the page as data, so it is kept small. */
export type ArticleTeaser = Pick<
  Article,
  'slug' | 'title' | 'teaser' | 'cover' | 'topic' | 'readingMinutes' | 'publishedAt'
>;

export function toTeaser({
  slug,
  title,
  teaser,
  cover,
  topic,
  readingMinutes,
  publishedAt,
}: Article): ArticleTeaser {
  return { slug, title, teaser, cover, topic, readingMinutes, publishedAt };
}
