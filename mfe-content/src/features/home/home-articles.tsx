import { useTranslation } from '@wayfare/i18n';
import { Later, useLanguage, usePlatform, type Deferred } from '@wayfare/remote-kit';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { paths } from '../../domain/paths';
import { ArticleGrid, ArticlesLoading } from '../../ui/articles/article-grid';
import { BlockFailure } from '../../ui/block-failure';
import { HomeSection } from './home-section';
import { ARTICLES_SHOWN } from './load-home';

type Newest = readonly ArticleTeaser[] | null;

function Articles({ articles }: { articles: Newest }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  if (articles?.length === 0) return null;
  return (
    <HomeSection
      title={t('home.articles')}
      lead={t('home.articlesLead')}
      more={{ to: paths.articles(language), label: t('home.moreArticles') }}
    >
      {articles === null ? (
        <BlockFailure title={t('reading.articlesFailed')} />
      ) : (
        <ArticleGrid articles={articles} level={3} />
      )}
    </HomeSection>
  );
}

/** Behind the articles' flag. */
export function HomeArticles({ articles }: { articles: Deferred<Newest> }) {
  const { t } = useTranslation('content');
  const { flags } = usePlatform();
  if (flags.articles !== true) return null;
  const waiting = (
    <HomeSection title={t('home.articles')} lead={t('home.articlesLead')} isBusy>
      <ArticlesLoading count={ARTICLES_SHOWN} />
    </HomeSection>
  );
  return (
    <Later value={articles} fallback={waiting}>
      {(settled) => <Articles articles={settled} />}
    </Later>
  );
}
