import type { MetaContext } from '@wayfare/remote-kit';
import { TravellersContent } from '../features/travellers/travellers-content';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('travellers.title') };
}

export function Component() {
  return <AreaPage page="travellers" Content={TravellersContent} />;
}
