import type { Article } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice, Stack } from '@wayfare/ui';
import { ArticleView } from '../articles/article-view';

export function DraftView({ article }: { article: Article }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return (
    <Stack gap={6}>
      <Notice tone="warning" title={t('preview.banner')}>
        {t('preview.bannerText')}
      </Notice>
      <ArticleView article={article} lang={article.locale === language ? undefined : article.locale} />
    </Stack>
  );
}
