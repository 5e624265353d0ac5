import { LANGUAGES } from '@wayfare/domain';
import type { I18nByLanguage } from '@wayfare/i18n';
import en from '../../locales/en.json';
import nl from '../../locales/nl.json';

const MESSAGES = { en, nl };

export function addShellMessages(i18n: I18nByLanguage): I18nByLanguage {
  for (const language of LANGUAGES)
    i18n[language].addResourceBundle(language, 'shell', MESSAGES[language]);
  return i18n;
}
