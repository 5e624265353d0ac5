import { ALERT_FALL } from '@wayfare/api-contract';
import { forLanguages, type Language } from '@wayfare/domain';
import { useLanguage } from '@wayfare/remote-kit';
import { ALERT_TITLE } from './alert-title';

const { percent, euros } = ALERT_FALL;

/** `consent` is the text agreed to: change `ALERT_CONSENT` with it. */
const EN = {
  consent: `We mail you when the lowest price falls by at least ${percent}% and €${euros}, at most once a day, until the first day of travel. Each mail has a link that ends it in one press.`,
  toAccount: 'The mails go to the address of your account.',
  email: 'E-mail address',
  confirms: 'First we send a mail with a link that turns the alert on.',
  emailWrong: 'Fill in an e-mail address, such as name@example.com.',
  send: 'Send me the link',
  turnOn: 'Turn the alert on',
  close: 'Not now',
  mailed: 'Check your mail',
  mailedText: (address: string) =>
    `We sent a link to ${address}. The alert is on once you press it. If nothing comes, look among unwanted mails.`,
  on: 'The price alert is on',
  onText: 'You see it under Saved, where you can end it too.',
  full: 'You have 20 price alerts already. End one under Saved first.',
  limited: 'That was a lot at once. Wait a minute and try again.',
  failed: 'The alert could not be set. Please try again.',
};

type AlertTexts = typeof EN;

const NL: AlertTexts = {
  consent: `We mailen je als de laagste prijs met minstens ${percent}% en €${euros} daalt, maximaal één keer per dag, tot de eerste reisdag. In elke mail staat een link waarmee je ze in één druk stopt.`,
  toAccount: 'De mails gaan naar het adres van je account.',
  email: 'E-mailadres',
  confirms: 'Eerst sturen we een mail met een link die de prijsalert aanzet.',
  emailWrong: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  send: 'Stuur me de link',
  turnOn: 'Zet de prijsalert aan',
  close: 'Niet nu',
  mailed: 'Kijk in je mail',
  mailedText: (address) =>
    `We hebben een link gestuurd naar ${address}. De prijsalert staat aan zodra je erop drukt. Komt er niets, kijk dan bij ongewenste mail.`,
  on: 'De prijsalert staat aan',
  onText: 'Je ziet hem bij Bewaard, waar je hem ook uitzet.',
  full: 'Je hebt al 20 prijsalerts. Zet er bij Bewaard eerst een uit.',
  limited: 'Dat was veel tegelijk. Wacht een minuut en probeer het opnieuw.',
  failed: 'De prijsalert kon niet worden aangezet. Probeer het opnieuw.',
};

const TEXTS: Readonly<Record<Language, AlertTexts>> = { en: EN, nl: NL };
const TITLED = forLanguages((language) => ({ ...TEXTS[language], title: ALERT_TITLE[language] }));

export const useAlertTexts = (): AlertTexts & { title: string } => TITLED[useLanguage()];
