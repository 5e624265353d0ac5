import { savedCards } from '@wayfare/api-contract';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { CardsView } from './cards-view';

export function CardsContent({ owner }: { owner: string }) {
  const own = useOwn(savedCards, owner);
  return <OwnPart own={own}>{({ cards }) => <CardsView cards={cards} />}</OwnPart>;
}
