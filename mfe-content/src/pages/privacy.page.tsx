import { usePageData } from '@wayfare/remote-kit';
import { PrintedText } from '../features/text-pages/printed-text';
import { TextPage } from '../features/text-pages/text-page';
import { textPageLoader, textPageMeta } from '../features/text-pages/text-page-loader';
import { TextTrouble } from '../features/text-pages/text-trouble';

export const loader = textPageLoader('privacy-cookie-statement');
export const meta = textPageMeta;

export function Component() {
  const page = usePageData<typeof loader>();
  return (
    <TextPage page={page}>
      <PrintedText body={page.body ?? ''} />
    </TextPage>
  );
}

export const ErrorBoundary = TextTrouble;
