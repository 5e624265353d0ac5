import { ARTICLE_TOPICS, type ArticleTopic } from '@wayfare/api-contract';

export interface TopicCount {
  topic: ArticleTopic;
  count: number;
}

/** The topic that an address asks for; null for all of them, and for one that does not exist. */
export function readTopic(query: URLSearchParams): ArticleTopic | null {
  const asked = query.get('topic');
  return ARTICLE_TOPICS.find((topic) => topic === asked) ?? null;
}

/** How many articles each topic has, without those that have none. */
export function countTopics(articles: readonly { topic: ArticleTopic }[]): TopicCount[] {
  return ARTICLE_TOPICS.map((topic) => ({
    topic,
    count: articles.filter((article) => article.topic === topic).length,
  })).filter(({ count }) => count > 0);
}
