import type { Language } from '@wayfare/domain';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

/** Common messages of every language, for servers and tests; pages fetch one. */
export const COMMON: Readonly<Record<Language, object>> = { en, nl };
