import type { LanguageFacts } from './language-facts';

/** Empty; aliased to `pseudo/extra-languages.ts` with `WAYFARE_PSEUDO=1` (decision 0123). */
export const EXTRA_LANGUAGES: Readonly<Record<string, LanguageFacts>> = {};
