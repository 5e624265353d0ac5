/* Bundled with a kit's texts: it meets the page's i18next by its public name. */
import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import { createI18n, translatorOf, type I18nByLanguage } from '@wayfare/i18n';

type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

export type KitTexts<Texts> = (
  key: KeysOf<Texts>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A kit's own texts by language, said by i18next; English stands in where a release is older than a language. */
export function kitTexts<Texts extends object>(
  tables: Readonly<Record<Language, Texts>>,
): (language: Language) => KitTexts<Texts> {
  let said: I18nByLanguage | null = null;
  return (language) => {
    said ??= createI18n(tables);
    // the page may be newer than this kit, and know a language more
    return translatorOf(said[language in tables ? language : DEFAULT_LANGUAGE], 'common');
  };
}
