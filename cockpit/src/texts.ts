import { createI18n } from '@wayfare/i18n';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

/** All texts of the cockpit: both catalogues weigh less than a request. */
export const I18N = createI18n({ en, nl });
