import { keyInUrl, paymentSettingsOrNull } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { readManageQuery } from '../domain/after-sales/manage-query';
import { CancellationView } from './cancelation/cancelation-view';

export async function loader(context: LoaderContext) {
  const { searchParams } = context.url;
  const { view, offer } = readManageQuery(searchParams);
  const mayPay = view === 'pay' || (view === 'change' && offer !== '');
  return {
    given: keyInUrl(searchParams),
    settings: mayPay ? await paymentSettingsOrNull(context) : null,
  };
}

export function Component() {
  return <CancellationView {...usePageData<typeof loader>()} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('manage.heading') };
}
