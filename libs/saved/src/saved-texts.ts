import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/saved.json';
import nl from '../locales/nl/saved.json';

const textsIn = kitTexts({ en, nl });

export const useSavedTexts = () => textsIn(useLanguage());
