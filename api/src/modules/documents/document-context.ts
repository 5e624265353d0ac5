import type { HotelBooking } from '@wayfare/api-contract';
import type { Language } from '@wayfare/domain';
import { wordsOf, type Words } from './document-texts';

/** What a document says that no booking knows. */
export interface DocumentContext {
  readonly language: Language;
  /** such as `https://www.example.com` */
  readonly siteOrigin: string;
  readonly supportEmail: string;
  /** addresses, or paths on the site */
  readonly links: { readonly booking: string };
  /** what cancelling came to, as it was confirmed; else it is read from the booking's payment */
  readonly cancellation?: { readonly refund: string; readonly fee: string };
}

/** A booking, about to be written down. */
export interface DocumentSource {
  readonly booking: HotelBooking;
  readonly context: DocumentContext;
  readonly words: Words;
}

export function sourceOf(booking: HotelBooking, context: DocumentContext): DocumentSource {
  return { booking, context, words: wordsOf(context.language) };
}

/** The full address of a path on the site; an address stays what it is. Throws for what is no web address. */
export function absoluteUrl(link: string, { siteOrigin }: DocumentContext): string {
  const url = new URL(link, siteOrigin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`"${url.protocol}" is no address of a page`);
  return url.href;
}
