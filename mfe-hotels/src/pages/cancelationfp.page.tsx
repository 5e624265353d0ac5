/* Cancelling without an account: starts with the form, whoever's session this is. A mail's signed link opens the booking. */
import { linkInUrl } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { CancelationView } from '../features/cancelation/cancelation-view';

export function loader({ url }: LoaderContext) {
  return { given: linkInUrl(url.searchParams) };
}

export function Component() {
  return <CancelationView given={usePageData<typeof loader>().given} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('cancelation.guestTitle') };
}
