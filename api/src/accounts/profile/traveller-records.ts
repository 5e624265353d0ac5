import type { SavedTraveller } from '@wayfare/api-contract';
import { DOCUMENT_TYPES } from '@wayfare/api-contract/schemas';
import * as v from 'valibot';
import type { travellers } from '../../platform/db/schema/accounts';
import type { DocumentNumbers } from '../../platform/records/document-numbers';
import { asItWas, recordCodec } from '../../platform/records/record-codec';

/** Laxer than the form, whose rules may become stricter. */
const TravellerSchema = v.object({
  version: v.literal(2),
  firstName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  gender: v.picklist(['', 'MALE', 'FEMALE']),
  email: v.string(),
  phone: v.string(),
  country: v.string(),
  documentType: v.picklist(['', ...DOCUMENT_TYPES]),
  /** encrypted by `documentNumbers`; '' without one */
  document: v.string(),
  documentExpires: v.string(),
});
export type TravellerRecord = Readonly<v.InferOutput<typeof TravellerSchema>>;

const codec = recordCodec({ schema: TravellerSchema, upgrades: [asItWas] });

type Row = Pick<typeof travellers.$inferSelect, 'id' | 'details'>;

/** With the document's number decrypted; throws StoredRecordError. */
export function savedTraveller({ id, details }: Row, numbers: DocumentNumbers): SavedTraveller {
  const place = { table: 'travellers', id };
  const { version: _version, document, ...traveller } = codec.read(details, place);
  return { ...traveller, id, document: numbers.open(document, { ...place, path: 'document' }) };
}
