import { savedTravellers } from '@wayfare/api-contract';
import { OwnPart } from '../../ui/area/own-part';
import { useOwn } from '../../ui/area/use-own';
import { TravellersView } from './travellers-view';

export function TravellersContent({ owner }: { owner: string }) {
  const own = useOwn(savedTravellers, owner);
  return (
    <OwnPart own={own}>{({ travellers }) => <TravellersView travellers={travellers} />}</OwnPart>
  );
}
