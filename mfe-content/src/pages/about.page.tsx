import { usePageData } from '@wayfare/remote-kit';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader, textPageMeta } from '../features/text-pages/text-page-loader';
import { TextErrorBoundary } from '../features/text-pages/text-error-boundary';
import { RichText } from '../ui/rich-text/rich-text';

export const startsWhenUsed = true;

export const loader = textPageLoader('about-us');
export const meta = textPageMeta;

export function Component() {
  const page = usePageData<typeof loader>();
  return (
    <TextPage page={page}>
      <RichText html={page.body ?? ''} />
    </TextPage>
  );
}

export const ErrorBoundary = TextErrorBoundary;
