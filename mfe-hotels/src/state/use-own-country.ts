import { useSession } from '@wayfare/session';
import { isCountry } from '../domain/search/nationality';

export function useOwnCountry(): string | null {
  const country = useSession().profile?.['country'];
  return isCountry(country) ? country : null;
}
