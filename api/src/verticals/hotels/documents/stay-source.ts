import type { HotelBooking } from '@wayfare/api-contract';
import en from '../../../../locales/stay-documents.en.json';
import nl from '../../../../locales/stay-documents.nl.json';
import type { DocumentContext, DocumentSource } from '../../../booking/documents/booking-source';
import { wordsOf, type SharedKey, type Texts } from '../../../booking/documents/document-texts';

/** A text of papers about stays, by its key in `locales/stay-documents.*.json`. */
type OwnKey = keyof typeof en;

export type StayTextKey = SharedKey | OwnKey;

export const STAY_TEXTS: Texts<OwnKey> = { en, nl };

/** A stay, about to be written down. */
export type StaySource = DocumentSource<HotelBooking, StayTextKey>;

export function staySource(booking: HotelBooking, context: DocumentContext): StaySource {
  return { booking, context, words: wordsOf(context.language, STAY_TEXTS) };
}
