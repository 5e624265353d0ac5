import type { Language } from '@wayfare/domain';
import en from '../../../locales/account-mails.en.json';
import nl from '../../../locales/account-mails.nl.json';
import { fillIn } from '../../booking/documents/document-texts';
import type { Values } from '../../booking/documents/document-texts';

/** A text of mails about accounts, by its key in `locales/account-mails.*.json`. */
export type AccountMailTextKey = keyof typeof en;

export type AccountMailWords = (key: AccountMailTextKey, values?: Values) => string;

const TEXTS: Readonly<Record<Language, Readonly<Record<AccountMailTextKey, string>>>> = { en, nl };

export function accountMailWords(language: Language): AccountMailWords {
  return (key, values) => fillIn(TEXTS[language][key], values);
}
