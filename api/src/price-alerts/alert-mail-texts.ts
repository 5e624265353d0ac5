import type { Language } from '@wayfare/domain';
import en from '../../locales/price-alert-mails.en.json';
import nl from '../../locales/price-alert-mails.nl.json';
import { fillIn } from '../booking/documents/document-texts';
import type { Values } from '../booking/documents/document-texts';

/** A text of mails about prices, by its key in `locales/price-alert-mails.*.json`. */
type AlertMailTextKey = keyof typeof en;

type AlertMailWords = (key: AlertMailTextKey, values?: Values) => string;

const TEXTS: Readonly<Record<Language, Readonly<Record<AlertMailTextKey, string>>>> = { en, nl };

export function alertMailWords(language: Language): AlertMailWords {
  return (key, values) => fillIn(TEXTS[language][key], values);
}
