import { kitTexts } from '@wayfare/i18n/kit-texts';
import en from '../locales/en/map.json';
import nl from '../locales/nl/map.json';

export const mapTexts = kitTexts({ en, nl });
