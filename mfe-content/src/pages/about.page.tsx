import { usePageData } from '@wayfare/remote-kit';
import { RichText } from '../features/rich-text/rich-text';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader, textPageMeta } from '../features/text-pages/text-page-loader';
import { TextTrouble } from '../features/text-pages/text-trouble';

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

export const ErrorBoundary = TextTrouble;
