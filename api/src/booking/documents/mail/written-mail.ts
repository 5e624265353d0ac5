import type { MailPage } from './mail-page';
import { mailText } from './mail-text';

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A subject is one line whatever somebody calls himself. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export async function writtenMail(page: MailPage): Promise<WrittenMail> {
  // React and the mail's components are loaded with the first mail, so that the API starts without them.
  const { mailHtml } = await import(/* webpackMode: "eager" */ './mail-html');
  return { subject: oneLine(page.subject), html: mailHtml(page), text: mailText(page) };
}
