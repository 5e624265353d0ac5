/* Cancelling without an account: by the form, or by a mail's signed link. */
import { keyInUrl } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { CancellationView } from '../features/cancelation/cancelation-view';

export function loader({ url }: LoaderContext) {
  return { given: keyInUrl(url.searchParams) };
}

export function Component() {
  return (
    <CancellationView
      given={usePageData<typeof loader>().given}
      heading="cancelation.guestTitle"
      note="cancelation.prepaid"
    />
  );
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('cancelation.guestTitle') };
}
