import { usePageData } from '@wayfare/remote-kit';
import { PrintedText } from './printed-text';
import { TextPage } from './text-page';
import type { textPageLoader } from './text-page-loader';

export function PrintedPage() {
  const page = usePageData<ReturnType<typeof textPageLoader>>();
  return (
    <TextPage page={page}>
      <PrintedText body={page.body ?? ''} />
    </TextPage>
  );
}
