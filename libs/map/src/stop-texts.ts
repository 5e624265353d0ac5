import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/stop.json';
import nl from '../locales/nl/stop.json';

const textsIn = kitTexts({ en, nl });

export const useStopTexts = () => textsIn(useLanguage());
