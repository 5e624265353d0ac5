import { forLanguages, type Language } from '@wayfare/domain';
import { paths } from '../paths';

export function placeAlternates(own: Readonly<Record<Language, string>>) {
  return forLanguages((language) => paths.place(language, own[language]));
}
