import { ALERT_FALL } from '@wayfare/api-contract';
import { formatDate, formatMoney, isIsoDate, money } from '@wayfare/domain';
import type { Language } from '@wayfare/domain';
import { INFO, SUCCESS } from '../booking/documents/mail/mail-look';
import type { MailPage } from '../booking/documents/mail/mail-page';
import { writtenDays } from '../booking/documents/written-values';
import { wordsOf } from '../platform/texts/words';
import type { AlertRow } from './alerts.repository';

/** Absolute. */
export interface AlertLinks {
  readonly on: string;
  readonly off: string;
  readonly search: string;
}

export interface AlertMailSource {
  readonly alert: Pick<AlertRow, 'language' | 'title' | 'startsOn' | 'endsOn' | 'told'>;
  /** cents; null for the mail that asks for consent */
  readonly fall: { readonly before: number; readonly now: number } | null;
  readonly links: AlertLinks;
  readonly supportEmail: string;
}

function daysOf({ startsOn, endsOn, language }: AlertMailSource['alert']): string {
  if (!isIsoDate(startsOn)) return startsOn;
  return endsOn === null || !isIsoDate(endsOn)
    ? formatDate(startsOn, language)
    : writtenDays(startsOn, endsOn, language);
}

const euros = (cents: number, language: Language) => formatMoney(money(cents), language);

export function alertMailPage({ alert, fall, links, supportEmail }: AlertMailSource): MailPage {
  const { language, title } = alert;
  const words = wordsOf(language, 'price-alert-mails');
  const brand = words('brand');
  const kind = fall === null ? 'confirm' : 'fell';
  const values = {
    title,
    days: daysOf(alert),
    before: euros(fall?.before ?? alert.told, language),
    now: euros(fall?.now ?? alert.told, language),
    percent: String(ALERT_FALL.percent),
    euros: String(ALERT_FALL.euros),
  };
  const facts =
    fall === null
      ? [{ label: words('priceNow'), value: values.now }]
      : [
          { label: words('priceBefore'), value: values.before },
          { label: words('priceNow'), value: values.now },
        ];
  return {
    language,
    tone: fall === null ? INFO : SUCCESS,
    brand,
    subject: words(`${kind}.subject`, values),
    preheader: words(`${kind}.preheader`, values),
    heading: words(`${kind}.heading`),
    greeting: words('greeting'),
    paragraphs: [words(`${kind}.intro`, values), words(`${kind}.terms`, values)],
    demo: null,
    action: { label: words(`${kind}.action`), href: fall === null ? links.on : links.search },
    keys: [],
    sections: [
      {
        kind: 'facts',
        title: words('watched'),
        facts: [
          { label: words('what'), value: title },
          { label: words('days'), value: values.days },
          ...facts,
        ],
      },
      {
        kind: 'text',
        title: words(`${kind}.offTitle`),
        paragraphs: [words(`${kind}.off`)],
        links: fall === null ? [] : [{ label: words('offAction'), href: links.off }],
      },
      {
        kind: 'text',
        title: words('support.title'),
        paragraphs: [words('support.text', { email: supportEmail })],
        links: [{ label: supportEmail, href: `mailto:${supportEmail}` }],
      },
    ],
    footer: words('footer', { brand }),
  };
}
