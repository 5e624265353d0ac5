import { kitTexts } from '@wayfare/i18n/kit-texts';
import { useLanguage } from '@wayfare/remote-kit';
import en from '../locales/en/where.json';
import nl from '../locales/nl/where.json';

const textsIn = kitTexts({ en, nl });

/** Texts shown before the map's chunk loads. */
export const useWhereTexts = () => textsIn(useLanguage());
