import type { Language } from '@wayfare/domain';

interface OfferTexts {
  title: string;
  wanted: string;
  hint: string;
  madeOutTo: (company: string) => string;
  change: string;
  atProperty: string;
  details: string;
  away: string;
}

/** What a checkout says of an invoice for a business, before its form is there. */
export const OFFER_TEXTS: Readonly<Record<Language, OfferTexts>> = {
  en: {
    title: 'Invoice',
    wanted: 'I need an invoice for a business',
    hint: 'With the company’s name, address and VAT number. It is ready once the booking is paid.',
    madeOutTo: (company) => `Made out to ${company}`,
    change: 'Change these details',
    atProperty: 'You pay at the property, which gives you the invoice.',
    details: 'Who is the invoice for?',
    away: 'The form could not be loaded. Load this page again, or take the tick away and ask for the invoice later.',
  },
  nl: {
    title: 'Factuur',
    wanted: 'Ik heb een factuur voor een bedrijf nodig',
    hint: 'Met naam, adres en btw-nummer van het bedrijf. De factuur is klaar zodra de boeking is betaald.',
    madeOutTo: (company) => `Op naam van ${company}`,
    change: 'Deze gegevens wijzigen',
    atProperty: 'Je betaalt bij de accommodatie, die geeft je de factuur.',
    details: 'Op wiens naam komt de factuur?',
    away: 'Het formulier kon niet worden geladen. Laad deze pagina opnieuw, of haal het vinkje weg en vraag de factuur later aan.',
  },
};
