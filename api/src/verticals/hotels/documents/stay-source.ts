import type { HotelBooking } from '@wayfare/api-contract';
import type { DocumentContext, DocumentSource } from '../../../booking/documents/booking-source';
import type { KeyOf } from '../../../platform/texts/catalogues';
import { wordsOf } from '../../../platform/texts/words';

const NAMESPACES = ['stay-documents', 'documents'] as const;

export type StayTextKey = KeyOf<(typeof NAMESPACES)[number]>;

export type StaySource = DocumentSource<HotelBooking, StayTextKey>;

export function staySource(booking: HotelBooking, context: DocumentContext): StaySource {
  return { booking, context, words: wordsOf(context.language, ...NAMESPACES) };
}
