import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language } from '@wayfare/domain';
import type accountMails from '../../../locales/en/account-mails.json';
import type cards from '../../../locales/en/cards.json';
import type contactMails from '../../../locales/en/contact-mails.json';
import type countryNames from '../../../locales/en/country-names.json';
import type documents from '../../../locales/en/documents.json';
import type flightDocuments from '../../../locales/en/flight-documents.json';
import type invoiceDocuments from '../../../locales/en/invoice-documents.json';
import type messages from '../../../locales/en/messages.json';
import type places from '../../../locales/en/places.json';
import type priceAlertMails from '../../../locales/en/price-alert-mails.json';
import type stayDocuments from '../../../locales/en/stay-documents.json';
import type trainDocuments from '../../../locales/en/train-documents.json';

interface Catalogues {
  'account-mails': typeof accountMails;
  cards: typeof cards;
  'contact-mails': typeof contactMails;
  'country-names': typeof countryNames;
  documents: typeof documents;
  'flight-documents': typeof flightDocuments;
  'invoice-documents': typeof invoiceDocuments;
  messages: typeof messages;
  places: typeof places;
  'price-alert-mails': typeof priceAlertMails;
  'stay-documents': typeof stayDocuments;
  'train-documents': typeof trainDocuments;
}

export type Namespace = keyof Catalogues;

type WithoutForm<Key> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/** Plurals by their stem, with a `count`. */
export type KeyOf<Name extends Namespace> = Name extends Namespace
  ? WithoutForm<keyof Catalogues[Name] & string>
  : never;

export type Catalogue = Readonly<Record<string, string>>;

/** The build includes the whole folder, so a further language is files alone. */
export function readCatalogue(language: Language, namespace: Namespace): Catalogue {
  const { standIn } = LANGUAGE_FACTS[language];
  if (standIn === undefined) return catalogueOf(language, namespace);
  const english = Object.entries(catalogueOf(DEFAULT_LANGUAGE, namespace));
  return Object.fromEntries(english.map(([key, text]) => [key, standIn(text)]));
}

const catalogueOf = (language: Language, namespace: Namespace): Catalogue =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import of a name that is not known yet is no value at once
  require(`../../../locales/${language}/${namespace}.json`) as Catalogue;
