import { SavedHotels } from '../features/saved/saved-hotels';

/** The hotels among what whoever is here has saved. */
export function Component() {
  return <SavedHotels />;
}
