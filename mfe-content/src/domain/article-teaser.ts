import type { Article } from '@wayfare/api-contract';

/** What a card shows of an article; a list travels to the browser as data, so it carries nothing else. */
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
