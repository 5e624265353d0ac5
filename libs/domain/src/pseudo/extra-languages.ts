import type { LanguageFacts } from '../language-facts';
import { pseudoText, PSEUDO_PREFIX, PSEUDO_TAG } from './pseudo-language';

/** Pseudo-language with unique signs, so that formatting by another language shows. */
export const EXTRA_LANGUAGES: Readonly<Record<string, LanguageFacts>> = {
  [PSEUDO_TAG]: {
    prefix: PSEUDO_PREFIX,
    locale: 'en-GB',
    direction: 'ltr',
    ownName: pseudoText('Pseudo'),
    signs: { group: '’', decimal: '·' },
    euros: (minus, digits) => `${minus}${digits}\u00a0€`,
    typedDay: { separator: '.', hint: pseudoText('dd.mm.yyyy') },
    duration: { hour: 'ĥ', minute: 'ɱ' },
    home: '',
    standIn: pseudoText,
  },
};
