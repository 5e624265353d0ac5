import type { MailPage } from './mail-page';
import { mailText } from './mail-text';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Header injection: a traveller's name must not break the subject's line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export async function writtenMail(page: MailPage): Promise<WrittenMail> {
  // Loaded lazily, so that the API starts without React.
  const { mailHtml } = await import(/* webpackMode: "eager" */ './mail-html');
  return { subject: oneLine(page.subject), html: mailHtml(page), text: mailText(page) };
}
