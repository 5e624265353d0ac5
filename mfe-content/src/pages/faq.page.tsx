import type { ContentPage } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { useLanguage, usePageData } from '@wayfare/remote-kit';
import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { Breadcrumbs } from '@wayfare/ui';
import { crumbList } from '../domain/crumb-list';
import { paths } from '../domain/paths';
import { HelpTopics } from '../features/help/help-topics';
import { structuredQuestions } from '../features/help/structured-questions';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader, textPageMeta } from '../features/text-pages/text-page-loader';
import { TextErrorBoundary } from '../features/text-pages/text-error-boundary';
import { RichText } from '../ui/rich-text/rich-text';

export const startsWhenUsed = true;

export const loader = textPageLoader('travel-health');

const crumbsOf = (
  { title }: ContentPage,
  { language, t }: Pick<MetaContext<unknown>, 'language' | 't'>,
) => [
  { label: t('reading.home'), href: paths.home(language) },
  { label: t('help.title'), href: paths.customerService(language) },
  { label: title, href: paths.faq(language) },
];

export function meta(context: MetaContext<ContentPage>): PageMeta {
  return {
    ...textPageMeta(context),
    structured: [structuredQuestions(context.data), crumbList(crumbsOf(context.data, context))],
  };
}

export function Component() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const page = usePageData<typeof loader>();
  const way = crumbsOf(page, { language, t }).slice(0, -1);
  return (
    <TextPage
      page={page}
      above={
        <Breadcrumbs label={t('reading.breadcrumbs')} crumbs={[...way, { label: page.title }]} />
      }
    >
      <RichText html={page.body ?? ''} />
      <HelpTopics topics={page.topics} />
    </TextPage>
  );
}

export const ErrorBoundary = TextErrorBoundary;
