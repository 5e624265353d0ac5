import { useTranslation } from '@wayfare/i18n';
import { usePageData } from '@wayfare/remote-kit';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { Card, Stack } from '@wayfare/ui';
import { fromPassQuery, fromTicketQuery } from '../features/search/criteria-codec';
import { TrainSearch } from '../features/search/train-search';

/** The URL holds a search when the traveller comes back from the results to change it. */
export function loader({ url }: LoaderContext) {
  return { tickets: fromTicketQuery(url.searchParams), pass: fromPassQuery(url.searchParams) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('landing.metaTitle'), description: t('landing.metaDescription') };
}

export function Component() {
  const { t } = useTranslation('trains');
  const { tickets, pass } = usePageData<typeof loader>();
  return (
    <Stack gap={5}>
      <h1>{t('landing.title')}</h1>
      <p>{t('landing.lead')}</p>
      <Card isPadded>
        <TrainSearch tickets={tickets} pass={pass} />
      </Card>
    </Stack>
  );
}
