export { createI18n } from './create-i18n';
export type { I18nByLanguage } from './create-i18n';
export { I18nextProvider } from './provider';
export { translatorOf, useTranslation } from './use-translation';
export type { Translate } from './use-translation';
