import type { RailPassenger } from '../../ports/rail-items';

export function wirePassenger({
  id,
  firstName,
  lastName,
  title,
  bornOn,
  residence,
  document,
  email,
  phone,
  cardNumber,
}: RailPassenger): Record<string, string> {
  const fields = {
    id,
    first_name: firstName,
    last_name: lastName,
    title,
    date_of_birth: bornOn,
    country_of_residence: residence,
    type: document?.type ?? null,
    documentNumber: document?.number ?? null,
    countryCode: document?.country ?? null,
    expirationDate: document?.expires ?? null,
    email,
    phone_number: phone,
    reduction_card_id: cardNumber,
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
