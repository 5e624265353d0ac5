import { fetchCached } from '@wayfare/api-client/query-cache';
import { keyInUrl, paymentSettingsOrNull } from '@wayfare/checkout';
import type { LoaderContext, MetaContext, PageMeta } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { placesQuery } from '../api/places.api';
import { readManageQuery } from '../domain/after-sales/manage-query';
import { CancelBookingView, type ManageData } from './manage-booking/manage-booking-view';

export async function loader(context: LoaderContext): Promise<ManageData> {
  const { api, url } = context;
  const { action, offer, from, to } = readManageQuery(url.searchParams);
  const codes = [from, to].filter((code) => code !== '');
  const mayPay = action === 'exchange' && offer !== '';
  return {
    given: keyInUrl(url.searchParams),
    settings: mayPay ? await paymentSettingsOrNull(context) : null,
    // without names the ticket's stations are shown
    places:
      action === 'exchange' && codes.length > 0
        ? await fetchCached(placesQuery(api, codes)).catch(() => [])
        : [],
  };
}

export function Component() {
  return <CancelBookingView {...usePageData<typeof loader>()} />;
}

export function meta({ t }: MetaContext<unknown>): PageMeta {
  return { title: t('manage.heading') };
}
