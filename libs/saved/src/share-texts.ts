import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/share.json';
import nl from '../locales/nl/share.json';

const textsIn = kitTexts({ en, nl });

export const useShareTexts = () => textsIn(useLanguage());
