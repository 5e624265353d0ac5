import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/alert-opener.json';
import nl from '../locales/nl/alert-opener.json';

const textsIn = kitTexts({ en, nl });

/** Texts that are there before the form's chunk. */
export const useAlertOpenerTexts = () => textsIn(useLanguage());
