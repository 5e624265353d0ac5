import type { HotelBooking } from '@wayfare/api-contract';
import { sourceOf, type DocumentContext } from '../document-context';
import { mailContent } from './mail-content';
import type { MailKind } from './mail-copy';
import { writtenMail } from './written-mail';
import type { WrittenMail } from './written-mail';

/** A mail about a booking in the reader's language. */
export async function bookingMail(kind: MailKind, booking: HotelBooking, context: DocumentContext): Promise<WrittenMail> {
  return writtenMail(mailContent(kind, sourceOf(booking, context)));
}
