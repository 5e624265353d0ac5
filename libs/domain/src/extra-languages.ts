import type { LanguageFacts } from './language-facts';

/** Languages that are no part of the site. With `WAYFARE_PSEUDO=1` `pseudo/extra-languages.ts` takes this file's place (decision 0123). */
export const EXTRA_LANGUAGES: Readonly<Record<string, LanguageFacts>> = {};
