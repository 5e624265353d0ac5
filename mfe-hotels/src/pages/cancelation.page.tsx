import { keyInUrl } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { CancellationView } from '../features/cancelation/cancelation-view';

export function loader({ url }: LoaderContext) {
  return { given: keyInUrl(url.searchParams) };
}

export function Component() {
  return <CancellationView given={usePageData<typeof loader>().given} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('cancelation.heading') };
}
