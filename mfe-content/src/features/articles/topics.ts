import { ARTICLE_TOPICS, type ArticleTopic } from '@wayfare/api-contract';

export interface TopicCount {
  topic: ArticleTopic;
  count: number;
}

/** null for all topics, and for an unknown one. */
export function readTopic(query: URLSearchParams): ArticleTopic | null {
  const asked = query.get('topic');
  return ARTICLE_TOPICS.find((topic) => topic === asked) ?? null;
}

/** Without empty topics. */
export function countTopics(articles: readonly { topic: ArticleTopic }[]): TopicCount[] {
  return ARTICLE_TOPICS.map((topic) => ({
    topic,
    count: articles.filter((article) => article.topic === topic).length,
  })).filter(({ count }) => count > 0);
}
