import { SavedHotels } from '../features/saved/saved-hotels';

export function Component() {
  return <SavedHotels />;
}
