export { createI18n } from './create-i18n';
export type { I18nByLanguage } from './create-i18n';
/* Facade of react-i18next: its only shared copy, tree-shaken. */
export { I18nextProvider } from 'react-i18next';
export { translatorOf, useTranslation } from './use-translation';
export type { Translate } from './use-translation';
