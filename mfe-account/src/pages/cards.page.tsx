import type { MetaContext } from '@wayfare/remote-kit';
import { AreaPage } from '../features/area/area-page';
import { CardsContent } from '../features/saved-cards/cards-content';

export function meta({ t }: MetaContext<unknown>) {
  return { title: t('cards.title') };
}

export function Component() {
  return <AreaPage page="cards" Content={CardsContent} />;
}
