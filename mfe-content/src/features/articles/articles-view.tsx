import type { ArticleTopic } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { ButtonLink, EmptyState, Stack } from '@wayfare/ui';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { paths } from '../../domain/paths';
import { ArticleGrid } from '../../ui/articles/article-grid';
import styles from './articles.module.css';
import { TopicLinks } from './topic-links';
import { countTopics } from './topics';

interface ArticlesViewProps {
  title: string;
  articles: readonly ArticleTeaser[];
  topic: ArticleTopic | null;
}

function NoArticles({ topic }: { topic: ArticleTopic | null }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  if (topic === null)
    return (
      <EmptyState
        title={t('articles.empty')}
        action={<ButtonLink to={paths.home(language)}>{t('toHome')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('articles.emptyTopic')}
      action={<ButtonLink to={paths.articles(language)}>{t('articles.showAll')}</ButtonLink>}
    />
  );
}

export function ArticlesView({ title, articles, topic }: ArticlesViewProps) {
  const { t } = useTranslation('content');
  const shown = topic === null ? articles : articles.filter((article) => article.topic === topic);
  const said =
    topic === null
      ? t('articles.count', { count: shown.length })
      : t('articles.countTopic', { count: shown.length, topic: t(`topics.${topic}`) });
  return (
    <Stack gap={6}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.intro}>{t('articles.lead')}</p>
      </header>
      {articles.length > 0 && (
        <TopicLinks topics={countTopics(articles)} total={articles.length} chosen={topic} />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {shown.length === 0 ? (
        <NoArticles topic={topic} />
      ) : (
        <ArticleGrid articles={shown} level={2} isMain />
      )}
    </Stack>
  );
}
