import type { Language } from '@wayfare/domain';

interface CarrierTexts {
  openTitle: (carrier: string) => string;
  openText: string;
  contact: (carrier: string) => string;
  toldTitle: (carrier: string) => string;
  toldText: string;
  acceptedTitle: string;
  acceptedText: string;
  before: string;
  after: string;
  gone: string;
  later: (days: number) => string;
  accept: string;
  change: string;
  cancel: string;
  failed: string;
  failedText: string;
  answered: string;
}

/** What is read by whoever's carrier changed the journey. */
export const CARRIER_TEXTS: Readonly<Record<Language, CarrierTexts>> = {
  en: {
    openTitle: (carrier) => `${carrier} has changed your journey`,
    openText: 'Please choose what you want. Until then your booking stays as you made it.',
    contact: (carrier) =>
      `This change is settled with ${carrier} itself. Write to us and we help you with it.`,
    toldTitle: (carrier) => `${carrier} has changed your times`,
    toldText: 'You need not do anything. Your documents have the new times.',
    acceptedTitle: 'You accepted the new times',
    acceptedText: 'Your booking and your documents have them, and we have sent you a confirmation.',
    before: 'Was',
    after: 'Becomes',
    gone: 'Does not run any more',
    later: (days) => (days === 1 ? '+1 day' : `+${days} days`),
    accept: 'Accept the new times',
    change: 'Choose other times for free',
    cancel: 'Cancel and get everything back',
    failed: 'Your answer could not be passed on',
    failedText: 'Nothing has changed. Please try again in a moment.',
    answered: 'This change has been answered already. Load the page again to see your booking.',
  },
  nl: {
    openTitle: (carrier) => `${carrier} heeft je reis gewijzigd`,
    openText: 'Kies wat je wilt. Tot dan blijft je boeking zoals je die maakte.',
    contact: (carrier) =>
      `Deze wijziging regel je met ${carrier} zelf. Schrijf ons en we helpen je ermee.`,
    toldTitle: (carrier) => `${carrier} heeft je tijden gewijzigd`,
    toldText: 'Je hoeft niets te doen. Je documenten hebben de nieuwe tijden.',
    acceptedTitle: 'Je hebt de nieuwe tijden geaccepteerd',
    acceptedText:
      'Ze staan in je boeking en je documenten, en we hebben je een bevestiging gestuurd.',
    before: 'Was',
    after: 'Wordt',
    gone: 'Gaat niet meer',
    later: (days) => (days === 1 ? '+1 dag' : `+${days} dagen`),
    accept: 'Nieuwe tijden accepteren',
    change: 'Gratis andere tijden kiezen',
    cancel: 'Annuleren en alles terugkrijgen',
    failed: 'Je antwoord kon niet worden doorgegeven',
    failedText: 'Er is niets gewijzigd. Probeer het zo nog eens.',
    answered: 'Deze wijziging is al beantwoord. Laad de pagina opnieuw om je boeking te zien.',
  },
};
