import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { TravellersContent } from '../features/travellers/travellers-content';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('travellers.title') };
}

export function Component() {
  return <AreaPage page="travellers" Content={TravellersContent} />;
}
