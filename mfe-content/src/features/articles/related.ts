import type { Article } from '@wayfare/api-contract';

type Kin = Pick<Article, 'slug' | 'topic' | 'countries'>;

const SAME_TOPIC = 2;

function kinship(one: Kin, other: Kin): number {
  const shared = one.countries.filter((country) => other.countries.includes(country)).length;
  return shared + (one.topic === other.topic ? SAME_TOPIC : 0);
}

/** By shared topic and countries, then in the list's order. */
export function relatedTo<Entry extends Kin>(
  article: Kin,
  all: readonly Entry[],
  count: number,
): Entry[] {
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other, index) => ({ other, index, score: kinship(article, other) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .map(({ other }) => other);
}
