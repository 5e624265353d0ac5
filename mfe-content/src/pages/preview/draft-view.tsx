import type { PreviewResult } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage } from '@wayfare/remote-kit';
import { Notice, Stack } from '@wayfare/ui';
import { ArticleView } from '../../features/articles/article-view';
import { DestinationGuide } from '../../features/destinations/destination-guide';
import { DestinationHero } from '../../features/destinations/destination-hero';

function Draft({ draft }: { draft: PreviewResult }) {
  const language = useLanguage();
  const lang = draft.attributes.locale === language ? undefined : draft.attributes.locale;
  if (draft.kind === 'articles') return <ArticleView article={draft.attributes} lang={lang} />;
  return (
    <article lang={lang}>
      <Stack gap={8}>
        <DestinationHero destination={draft.attributes} />
        <DestinationGuide destination={draft.attributes} />
      </Stack>
    </article>
  );
}

export function DraftView({ draft }: { draft: PreviewResult }) {
  const { t } = useTranslation('content');
  return (
    <Stack gap={6}>
      <Notice tone="warning" title={t('preview.banner')}>
        {t('preview.bannerText')}
      </Notice>
      <Draft draft={draft} />
    </Stack>
  );
}
