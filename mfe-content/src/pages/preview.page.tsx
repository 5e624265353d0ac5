import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { DraftView } from './preview/draft-view';
import { loadPreview } from './preview/load-preview';
import { NoPreview } from './preview/no-preview';

export async function loader(context: LoaderContext) {
  return { draft: await loadPreview(context) };
}

export function meta({
  data: { draft },
  t,
}: MetaContext<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return {
    title:
      draft === null
        ? t('preview.noneTitle')
        : t('preview.metaTitle', { title: draft.attributes.title }),
    noindex: true,
  };
}

export function Component() {
  const { draft } = usePageData<typeof loader>();
  return (
    <>
      {/* security: the address holds the secret, which no request or link may reveal */}
      <meta name="referrer" content="no-referrer" />
      {draft === null ? <NoPreview /> : <DraftView draft={draft} />}
    </>
  );
}
