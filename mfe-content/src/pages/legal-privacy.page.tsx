import type { ContentPage } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Breadcrumbs } from '@wayfare/ui';
import { paths } from '../domain/paths';
import { numberedSections } from '../features/text-pages/numbered-sections';
import { PrintedText } from '../features/text-pages/printed-text';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader } from '../features/text-pages/text-page-loader';
import { TextErrorBoundary } from '../features/text-pages/text-error-boundary';

/* Sections are numbered, to be quoted. */

export const startsWhenUsed = true;

export const loader = textPageLoader('privacy-cookie-statement');

export function meta({ t }: MetaContext<ContentPage>): PageMeta {
  return { title: t('textPage.legalMetaTitle'), description: t('textPage.legalLead') };
}

export function Component() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const page = usePageData<typeof loader>();
  const title = t('textPage.legalTitle');
  const crumbs = (
    <Breadcrumbs
      label={t('reading.breadcrumbs')}
      crumbs={[
        { label: t('reading.home'), href: paths.home(language) },
        { label: page.title, href: paths.privacy(language) },
        { label: title },
      ]}
    />
  );
  return (
    <TextPage page={{ ...page, title, teaser: t('textPage.legalLead') }} above={crumbs}>
      <PrintedText body={numberedSections(page.body ?? '')} />
    </TextPage>
  );
}

export const ErrorBoundary = TextErrorBoundary;
