import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { lowestPricesKept } from '@wayfare/search';
import { Stack } from '@wayfare/ui';
import { passAreasOrNull } from '../api/facts.api';
import { fromPassQuery, fromTicketQuery } from '../domain/search/criteria-codec';
import { CartBar } from '../features/cart/cart-bar';
import { resolvePlaces } from '../features/search/resolve-places';
import { TrainLanding } from '../features/search/train-landing';
import { TrainSearch } from '../features/search/train-search';

/** The URL holds a search when the traveller returns from the results to edit it. */
export async function loader({ api, language, url, cache }: LoaderContext) {
  cache?.(lowestPricesKept('trains'));
  const tickets = fromTicketQuery(url.searchParams);
  const pass = fromPassQuery(url.searchParams);
  const isPass = pass !== null || url.searchParams.get('product') === 'pass';
  return {
    tickets: tickets && (await resolvePlaces(api, tickets)),
    pass,
    areas: isPass ? await passAreasOrNull(api, language) : null,
  };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('landing.metaTitle'), description: t('landing.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('trains');
  const data = usePageData<typeof loader>();
  return (
    <Stack gap={5}>
      <h1>{t('landing.title')}</h1>
      <p>{t('landing.lead')}</p>
      <CartBar />
      <TrainSearch {...data} isCard />
      <TrainLanding />
    </Stack>
  );
}
