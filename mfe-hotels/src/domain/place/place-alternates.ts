import { paths } from '../paths';

/** This place's page in both languages, for hreflang and the language switch. */
export function placeAlternates(own: { en: string; nl: string }) {
  return { en: paths.place('en', own.en), nl: paths.place('nl', own.nl) };
}
