import { paymentSettingsOrNull } from '@wayfare/checkout';
import type { LoaderContext, MetaContext } from '@wayfare/remote-kit';
import { usePageData } from '@wayfare/remote-kit';
import { NewCard } from '../features/saved-cards/new-card';
import { AreaPage } from '../ui/area/area-page';

export async function loader(context: LoaderContext) {
  return { settings: await paymentSettingsOrNull(context) };
}

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('cards.add') };
}

function Content() {
  return <NewCard settings={usePageData<typeof loader>().settings} />;
}

export function Component() {
  return <AreaPage page="cards" Content={Content} />;
}
