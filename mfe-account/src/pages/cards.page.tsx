import type { MetaContext } from '@wayfare/remote-kit';
import { CardsContent } from '../features/saved-cards/cards-content';
import { AreaPage } from '../ui/area/area-page';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('cards.title') };
}

export function Component() {
  return <AreaPage page="cards" Content={CardsContent} />;
}
