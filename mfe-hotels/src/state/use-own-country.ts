import { useSession } from '@wayfare/session';
import { isCountry } from '../domain/search/nationality';

/** The country of whoever is logged in, as their account keeps it; a search starts from it. Null where none is known. */
export function useOwnCountry(): string | null {
  const country = useSession().profile?.['country'];
  return isCountry(country) ? country : null;
}
