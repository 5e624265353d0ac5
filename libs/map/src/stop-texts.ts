import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/stop.json';
import nl from '../locales/nl/stop.json';

const textsIn = kitTexts({ en, nl });

/** Texts of stops, in the page's language. */
export const useStopTexts = () => textsIn(useLanguage());
