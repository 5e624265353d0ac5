import type { Language } from '@wayfare/domain';
import en from '../../locales/contact-mails.en.json';
import nl from '../../locales/contact-mails.nl.json';
import { fillIn } from '../booking/documents/document-texts';
import type { Values } from '../booking/documents/document-texts';

/** A text of mails about messages to support, by its key in `locales/contact-mails.*.json`. */
type ContactMailTextKey = keyof typeof en;

export type ContactMailWords = (key: ContactMailTextKey, values?: Values) => string;

const TEXTS: Readonly<Record<Language, Readonly<Record<ContactMailTextKey, string>>>> = { en, nl };

export function contactMailWords(language: Language): ContactMailWords {
  return (key, values) => fillIn(TEXTS[language][key], values);
}
