export { createI18n } from './create-i18n';
export type { I18nByLanguage } from './create-i18n';
/* The facade: all that pages may use of react-i18next, tree-shaken, and the only shared copy of it. */
export { I18nextProvider } from 'react-i18next';
export { translatorOf, useTranslation } from './use-translation';
export type { Translate } from './use-translation';
