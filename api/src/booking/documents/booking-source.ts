import type { HotelBooking } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { KeyOf } from '../../platform/texts/catalogues';
import type { Words } from '../../platform/texts/words';

/** A text that papers of every vertical share, by its key in `locales/<language>/documents.json`. */
export type SharedKey = KeyOf<'documents'>;

/** What a document says that no booking knows. */
export interface DocumentContext {
  readonly language: Language;
  /** such as `https://www.example.com` */
  readonly siteOrigin: string;
  readonly supportEmail: string;
  /** addresses, or paths on the site */
  readonly links: { readonly booking: string };
  /** whom its invoice is for, where that was asked at the checkout, and where it is */
  readonly invoice?: { readonly company: string; readonly path: string };
  /** what cancelling came to, as it was confirmed; else it is read from the booking's payment */
  readonly cancellation?: { readonly refund: string; readonly fee: string };
}

/** What all bookings have in common, whatever was booked. */
export type AnyBooking = Pick<
  HotelBooking,
  | 'booking_id'
  | 'reference'
  | 'pin'
  | 'status'
  | 'reason'
  | 'createdAt'
  | 'ledger'
  | 'terms'
  | 'payment'
  | 'documents'
>;

/** A booking, about to be written down with the texts of `Key`. */
export interface DocumentSource<
  Booking extends AnyBooking = AnyBooking,
  Key extends string = SharedKey,
> {
  readonly booking: Booking;
  readonly context: DocumentContext;
  readonly words: Words<Key>;
}

/** The full address of a path on the site; an address stays what it is. Throws for what is no web address. */
export function absoluteUrl(link: string, { siteOrigin }: DocumentContext): string {
  const url = new URL(link, siteOrigin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`"${url.protocol}" is no address of a page`);
  return url.href;
}
