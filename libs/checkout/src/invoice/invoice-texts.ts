import type { InvoiceDetails, InvoiceProblem } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';

interface InvoiceTexts {
  /** of the form, for whoever does not see it */
  form: string;
  summary: (count: number) => string;
  fields: Readonly<Record<keyof InvoiceDetails, string>>;
  houseNumber: string;
  vatHint: string;
  referenceHint: string;
  chooseCountry: string;
  problems: Readonly<Record<InvoiceProblem, (field: string) => string>>;
}

/** What the form of who an invoice is made out to says. */
export const INVOICE_TEXTS: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    form: 'Who is the invoice for?',
    summary: (count) =>
      count === 1
        ? 'There is a problem with the details of the invoice'
        : `There are ${count} problems with the details of the invoice`,
    fields: {
      company: 'Company name',
      street: 'Street',
      houseNumber: 'House number',
      postcode: 'Postcode',
      city: 'City',
      country: 'Country',
      vatNumber: 'VAT number',
      reference: 'Own reference',
    },
    houseNumber: 'House number (optional)',
    vatHint: 'Optional. With the letters of the country, for example NL004495445B01.',
    referenceHint:
      'Optional. Your own reference or cost centre, as it should stand on the invoice.',
    chooseCountry: 'Choose a country',
    problems: {
      required: (field) => `${field}: please fill this in`,
      tooLong: (field) => `${field}: this is too long`,
      postcode: () => 'Enter a postcode of 2 to 12 letters, digits, spaces and hyphens',
      vatFormat: () => 'Enter a VAT number in the form of its country, for example NL004495445B01',
      vatChecksum: () =>
        'Check the VAT number: its check digits do not fit, so there is a typing error in it',
      vatRefused: () => 'This VAT number is not in use, says the register of its country',
    },
  },
  nl: {
    form: 'Op wiens naam komt de factuur?',
    summary: (count) =>
      count === 1
        ? 'Er klopt iets niet in de gegevens voor de factuur'
        : `Er kloppen ${count} dingen niet in de gegevens voor de factuur`,
    fields: {
      company: 'Bedrijfsnaam',
      street: 'Straat',
      houseNumber: 'Huisnummer',
      postcode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      vatNumber: 'Btw-nummer',
      reference: 'Eigen referentie',
    },
    houseNumber: 'Huisnummer (niet verplicht)',
    vatHint: 'Niet verplicht. Met de letters van het land, bijvoorbeeld NL004495445B01.',
    referenceHint:
      'Niet verplicht. Je eigen referentie of kostenplaats, zoals die op de factuur moet staan.',
    chooseCountry: 'Kies een land',
    problems: {
      required: (field) => `${field}: vul dit in`,
      tooLong: (field) => `${field}: dit is te lang`,
      postcode: () => 'Vul een postcode in van 2 tot 12 letters, cijfers, spaties en koppeltekens',
      vatFormat: () =>
        'Vul een btw-nummer in zoals het land die heeft, bijvoorbeeld NL004495445B01',
      vatChecksum: () =>
        'Controleer het btw-nummer: de controlecijfers kloppen niet, dus er zit een typefout in',
      vatRefused: () => 'Dit btw-nummer is volgens het register van het land niet in gebruik',
    },
  },
};
