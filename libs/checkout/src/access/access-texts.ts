import type { Language } from '@wayfare/domain';
import type { AccessDraft } from './booking-access';

interface AccessTexts {
  form: string;
  summaryTitle: (count: number) => string;
  needsScript: string;
  reference: string;
  referenceNote: string;
  email: string;
  pin: string;
  pinNote: string;
  submit: string;
  searching: string;
  problems: Readonly<Record<keyof AccessDraft, string>>;
  notFound: string;
  notFoundText: string;
  typedStays: string;
  homeless: (reference: string) => string;
  homelessText: string;
  closed: string;
  closedText: string;
  endedLink: string;
  endedLinkText: string;
  intro: string;
  question: string;
  ask: string;
  refundLines: string;
  charged: string;
  fee: string;
  refund: string;
  toCard: string;
  nothingBack: string;
  validUntil: (time: string) => string;
  confirm: string;
  keep: string;
  failed: string;
  unchanged: (reference: string) => string;
  changed: string;
  done: string;
  invoice: string;
  invoiceTitle: string;
  invoiceText: string;
  linkTitle: string;
  linkText: string;
  revokeTitle: string;
  revokeText: string;
  revoke: string;
  revokeFailed: string;
  revoked: string;
  revokedText: string;
}

/** What is read by whoever looks for a booking and cancels it. */
export const ACCESS_TEXTS: Readonly<Record<Language, AccessTexts>> = {
  en: {
    form: 'Find your booking',
    summaryTitle: (count) =>
      count === 1 ? '1 answer needs your attention' : `${count} answers need your attention`,
    needsScript:
      'Finding a booking needs JavaScript. Switch it on in your browser and load this page again.',
    reference: 'Booking reference',
    referenceNote: 'Eight letters and digits, in your confirmation.',
    email: 'E-mail address of the booking',
    pin: 'PIN',
    pinNote: 'Four digits, in your confirmation.',
    submit: 'Find the booking',
    searching: 'Looking for the booking…',
    problems: {
      reference: 'Enter the eight letters and digits of the booking reference',
      email: 'This email is invalid',
      pin: 'Enter the four digits of the PIN',
    },
    notFound: 'We found no booking with these details',
    notFoundText: 'Compare them with your confirmation and try again.',
    typedStays: 'What you entered is still there.',
    homeless: (reference) => `Booking ${reference} cannot be shown right now`,
    homelessText: 'This part of the site is away for a moment. Try again later.',
    closed: 'This booking is not open here',
    closedText:
      'Log in with the account that it was made with, or enter what your confirmation says. It then stays open here for two hours.',
    endedLink: 'This link opens no booking any more',
    endedLinkText:
      'Links end 30 days after the trip, or when the booking’s owner ends them. Enter what your confirmation says to find the booking.',
    intro:
      'Enter what your confirmation says. You see what you get back before anything is canceled.',
    question: 'Cancel this booking?',
    ask: 'See what you get back',
    refundLines: 'What you get back',
    charged: 'Charged so far',
    fee: 'Cancellation costs',
    refund: 'You get back',
    toCard: 'The refund goes back the way you paid.',
    nothingBack: 'Nothing is paid back.',
    validUntil: (time) => `This holds until ${time}.`,
    confirm: 'Cancel the booking',
    keep: 'Keep the booking',
    failed: 'Cancel failed: try again later',
    unchanged: (reference) => `Booking ${reference} is unchanged.`,
    changed: 'The amounts have changed since you saw them. Look again before you cancel.',
    done: 'Your booking is canceled',
    invoice: 'Invoice for a company',
    invoiceTitle: 'Invoice',
    invoiceText: 'In the name of your company, with its VAT number and your own reference.',
    linkTitle: 'You opened this booking with a link',
    linkText:
      'A link shows the booking and changes nothing. To cancel, change or pay it, enter the e-mail address and the PIN of your confirmation.',
    revokeTitle: 'Links to this booking',
    revokeText:
      'Whoever has a link from your mails, voucher or calendar sees this booking until 30 days after the trip. You can end all of them; documents that you download afterwards carry new ones.',
    revoke: 'End all links',
    revokeFailed: 'The links could not be ended: try again later',
    revoked: 'All links are ended',
    revokedText: 'Links in earlier mails, vouchers and calendars open nothing any more.',
  },
  nl: {
    form: 'Zoek je boeking',
    summaryTitle: (count) =>
      count === 1 ? '1 antwoord vraagt je aandacht' : `${count} antwoorden vragen je aandacht`,
    needsScript:
      'Om een boeking te zoeken is JavaScript nodig. Zet het aan in je browser en laad deze pagina opnieuw.',
    reference: 'Boekingsnummer',
    referenceNote: 'Acht letters en cijfers, in je bevestiging.',
    email: 'E-mailadres van de boeking',
    pin: 'Pincode',
    pinNote: 'Vier cijfers, in je bevestiging.',
    submit: 'Boeking zoeken',
    searching: 'De boeking wordt gezocht…',
    problems: {
      reference: 'Vul de acht letters en cijfers van het boekingsnummer in',
      email: 'Dit e-mailadres is ongeldig',
      pin: 'Vul de vier cijfers van de pincode in',
    },
    notFound: 'We vonden geen boeking met deze gegevens',
    notFoundText: 'Vergelijk ze met je bevestiging en probeer het opnieuw.',
    typedStays: 'Wat je hebt ingevuld staat er nog.',
    homeless: (reference) => `Boeking ${reference} kan nu niet worden getoond`,
    homelessText: 'Dit deel van de site is even weg. Probeer het later opnieuw.',
    closed: 'Deze boeking is hier niet open',
    closedText:
      'Log in met het account waarmee je hebt geboekt, of vul in wat er in je bevestiging staat. De boeking blijft hier dan twee uur open.',
    endedLink: 'Deze link opent geen boeking meer',
    endedLinkText:
      'Links eindigen 30 dagen na de reis, of wanneer wie geboekt heeft ze beëindigt. Vul in wat er in je bevestiging staat om de boeking te vinden.',
    intro:
      'Vul in wat er in je bevestiging staat. Je ziet wat je terugkrijgt voordat er iets wordt geannuleerd.',
    question: 'Deze boeking annuleren?',
    ask: 'Bekijk wat je terugkrijgt',
    refundLines: 'Wat je terugkrijgt',
    charged: 'Tot nu toe afgeschreven',
    fee: 'Annuleringskosten',
    refund: 'Je krijgt terug',
    toCard: 'De terugbetaling gaat terug zoals je hebt betaald.',
    nothingBack: 'Er wordt niets terugbetaald.',
    validUntil: (time) => `Dit geldt tot ${time}.`,
    confirm: 'De boeking annuleren',
    keep: 'De boeking houden',
    failed: 'Annuleren mislukt: probeer het later opnieuw',
    unchanged: (reference) => `Boeking ${reference} is niet veranderd.`,
    changed: 'De bedragen zijn veranderd sinds je ze zag. Kijk nog eens voordat je annuleert.',
    done: 'Je boeking is geannuleerd',
    invoice: 'Factuur voor een bedrijf',
    invoiceTitle: 'Factuur',
    invoiceText: 'Op naam van je bedrijf, met het btw-nummer en je eigen referentie.',
    linkTitle: 'Je opende deze boeking met een link',
    linkText:
      'Een link toont de boeking en verandert niets. Vul het e-mailadres en de pincode uit je bevestiging in om te annuleren, te wijzigen of te betalen.',
    revokeTitle: 'Links naar deze boeking',
    revokeText:
      'Wie een link uit je mails, voucher of agenda heeft, ziet deze boeking tot 30 dagen na de reis. Je kunt ze allemaal beëindigen; documenten die je daarna downloadt hebben nieuwe.',
    revoke: 'Alle links beëindigen',
    revokeFailed: 'De links konden niet worden beëindigd: probeer het later opnieuw',
    revoked: 'Alle links zijn beëindigd',
    revokedText: 'Links in eerdere mails, vouchers en agenda’s openen niets meer.',
  },
};
