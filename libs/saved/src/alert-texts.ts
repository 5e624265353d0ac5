import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/alert.json';
import nl from '../locales/nl/alert.json';

const textsIn = kitTexts({ en, nl });

/** `consent` is the text agreed to: change `ALERT_CONSENT` with it. */
export const useAlertTexts = () => textsIn(useLanguage());
