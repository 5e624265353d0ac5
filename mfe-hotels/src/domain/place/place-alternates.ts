import { forLanguages, type Language } from '@wayfare/domain';
import { paths } from '../paths';

/** This place's page in each language, for hreflang and the language switch. */
export function placeAlternates(own: Readonly<Record<Language, string>>) {
  return forLanguages((language) => paths.place(language, own[language]));
}
