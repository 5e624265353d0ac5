import { DEFAULT_LANGUAGE, type Language } from '@wayfare/domain';
import { createContext } from 'react';

/** The language of the card fields, for what is said about them. */
export const CardLanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
