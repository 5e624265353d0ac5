import { useLanguage, usePlatform, type Platform } from '@wayfare/remote-kit';
import type { Language } from '@wayfare/domain';

/** Flags have the name of their vertical or route. */
const isOff = ({ flags }: Platform, name: string) =>
  name.split('.').some((part) => flags[part] === false);

function hrefOf(platform: Platform, name: string, language: Language): string | null {
  if (!platform.hrefs.has(name) || isOff(platform, name)) return null;
  try {
    return platform.hrefs.href(name, language);
  } catch {
    // a page with parameters, which a promotion cannot give
    return null;
  }
}

/** By published name; null when the page is missing or switched off. */
export function usePromoHref(): (name: string) => string | null {
  const language = useLanguage();
  const platform = usePlatform();
  return (name) => hrefOf(platform, name, language);
}
