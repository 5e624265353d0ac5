import type { HotelBooking } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import type { KeyOf } from '../../platform/texts/catalogues';
import type { Words } from '../../platform/texts/words';

export type SharedKey = KeyOf<'documents'>;

export interface DocumentContext {
  readonly language: Language;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  /** addresses, or paths on the site */
  readonly links: { readonly booking: string };
  readonly invoice?: { readonly company: string; readonly path: string };
  /** what a refund gives back; without it the booking's payment tells */
  readonly givenBack?: string;
  /** as confirmed; without it the booking's payment tells */
  readonly cancellation?: { readonly refund: string; readonly fee: string };
}

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

export interface DocumentSource<
  Booking extends AnyBooking = AnyBooking,
  Key extends string = SharedKey,
> {
  readonly booking: Booking;
  readonly context: DocumentContext;
  readonly words: Words<Key>;
}

/** Resolves a path on the site; throws for what is no web address. */
export function absoluteUrl(link: string, { siteOrigin }: DocumentContext): string {
  const url = new URL(link, siteOrigin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`"${url.protocol}" is no address of a page`);
  return url.href;
}
