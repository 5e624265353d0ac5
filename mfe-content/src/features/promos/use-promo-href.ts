import { useLanguage, usePlatform, type Platform } from '@wayfare/remote-kit';
import type { Language } from '@wayfare/domain';

/** A flag has the name of the vertical or of the route that it switches. */
const isOff = ({ flags }: Platform, name: string) =>
  name.split('.').some((part) => flags[part] === false);

function hrefOf(platform: Platform, name: string, language: Language): string | null {
  if (!platform.hrefs.has(name) || isOff(platform, name)) return null;
  try {
    return platform.hrefs.href(name, language);
  } catch {
    // a page that needs to be told of what, such as one hotel: an editor's promotion has no way to say it
    return null;
  }
}

/** Where a promotion leads by published name; null when there is no such page, or not for now. */
export function usePromoHref(): (name: string) => string | null {
  const language = useLanguage();
  const platform = usePlatform();
  return (name) => hrefOf(platform, name, language);
}
