import { urgencyAt } from '@wayfare/ui';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { WaitingCards } from '../waiting-cards';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  articles: readonly ArticleTeaser[];
  level: 2 | 3;
  /** main list of the page: its first pictures load eagerly and its newest article leads */
  isMain?: boolean | undefined;
}

export function ArticleGrid({ articles, level, isMain = false }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => {
        const isLead = isMain && index === 0 && articles.length > 3;
        return (
          <li key={article.slug} className={isLead ? styles.lead : undefined}>
            <ArticleCard
              article={article}
              level={level}
              isLead={isLead}
              urgency={isMain ? urgencyAt(index, 3) : 'later'}
            />
          </li>
        );
      })}
    </ul>
  );
}

export const ArticlesLoading = ({ count }: { count: number }) => (
  <WaitingCards count={count} grid={styles.grid} />
);
