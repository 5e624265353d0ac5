import type { Language } from '@wayfare/domain';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

/** The site's common messages in every language: what a server or a test has, and what a page would fetch in part. */
export const COMMON: Readonly<Record<Language, object>> = { en, nl };
