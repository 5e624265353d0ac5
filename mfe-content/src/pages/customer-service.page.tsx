import type { ContentPage } from '@wayfare/api-contract';
import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { MetaContext, PageMeta } from '@wayfare/remote-kit';
import { ContactChannels } from '../features/help/contact-channels';
import { HelpTopics } from '../features/help/help-topics';
import styles from '../features/help/help.module.css';
import { structuredQuestions } from '../features/help/structured-questions';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader, textPageMeta } from '../features/text-pages/text-page-loader';
import { TextErrorBoundary } from '../features/text-pages/text-error-boundary';
import { RichText } from '../ui/rich-text/rich-text';

const CHANNELS = 'channels';

export const startsWhenUsed = true;

export const loader = textPageLoader('customer-service');

export function meta(context: MetaContext<ContentPage>): PageMeta {
  return { ...textPageMeta(context), structured: [structuredQuestions(context.data)] };
}

export function Component() {
  const { t } = useTranslation('content');
  const page = usePageData<typeof loader>();
  return (
    <TextPage page={page}>
      <RichText html={page.body ?? ''} />
      <p>
        <a href={`#${CHANNELS}`} className={styles.toChannels}>
          {t('help.toChannels')}
        </a>
      </p>
      <HelpTopics topics={page.topics} />
      <ContactChannels id={CHANNELS} />
    </TextPage>
  );
}

export const ErrorBoundary = TextErrorBoundary;
