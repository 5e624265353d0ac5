import type { HotelBooking } from '@wayfare/api-contract';
import { sourceOf, type DocumentContext } from '../document-context';
import { mailContent } from './mail-content';
import type { MailKind } from './mail-copy';
import { mailText } from './mail-text';

/** A subject is one line whatever a hotel calls itself. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A mail about a booking in the reader's language. */
export async function bookingMail(kind: MailKind, booking: HotelBooking, context: DocumentContext): Promise<{ subject: string; html: string; text: string }> {
  // React and the mail's components are loaded with the first mail, so that the API starts without them.
  const { mailHtml } = await import(/* webpackMode: "eager" */ './mail-html');
  const content = mailContent(kind, sourceOf(booking, context));
  return { subject: oneLine(content.subject), html: mailHtml(content), text: mailText(content) };
}
