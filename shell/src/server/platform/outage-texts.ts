import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import en from '../../../locales/en/outage.json';
import nl from '../../../locales/nl/outage.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, nl };

/** What the server says when nothing else can be had: part of its own file, said without an instance. */
export const outageTexts = (language: Language) => TEXTS[language] ?? TEXTS[DEFAULT_LANGUAGE];
