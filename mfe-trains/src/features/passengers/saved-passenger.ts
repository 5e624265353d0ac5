import type { Title, TrainDocumentType } from '@wayfare/api-contract';
import type { KnownTraveller } from '@wayfare/checkout';
import { shownPhone } from '@wayfare/forms';
import type { PassengerText } from '../../domain/passengers/typed-passenger';

const TITLE_OF: Readonly<Record<string, Title>> = { MALE: 'MR', FEMALE: 'MRS' };
const DOCUMENTS: Readonly<Record<string, TrainDocumentType>> = {
  passport: 'PASSPORT',
  nationalId: 'IDENTITY_CARD',
};

export function textsOf(
  known: KnownTraveller,
  asked: readonly PassengerText[],
): Partial<Record<PassengerText, string>> {
  const {
    firstName,
    lastName,
    email,
    dateOfBirth = '',
    gender = '',
    phone = '',
    country = '',
    documentType = '',
    document = '',
    documentExpires = '',
  } = known;
  const type = DOCUMENTS[documentType] ?? '';
  const texts: Partial<Record<PassengerText, string>> = {
    first_name: firstName,
    last_name: lastName,
    title: TITLE_OF[gender] ?? '',
    date_of_birth: dateOfBirth,
    country_of_residence: country,
    email,
    phone_number: shownPhone(phone),
    // number and expiry belong to the kind of document
    ...(type === '' ? {} : { type, documentNumber: document, expirationDate: documentExpires }),
  };
  return Object.fromEntries(
    asked.flatMap((name) => ((texts[name] ?? '') === '' ? [] : [[name, texts[name]]])),
  );
}
