import { TRAIN_AGES, TRAIN_CATEGORIES } from '@wayfare/api-contract';
import type { PassengerField, TrainCategory } from '@wayfare/api-contract';
import { findPassengerIssues } from '@wayfare/api-contract/train-travellers';
import type { TrainPassenger } from '@wayfare/api-contract';
import { invalid } from '../../../platform/http/problem';
import { isTextKey } from '../../../platform/texts/messages';
import type { RailItem, RailPassenger, RailTraveller } from '../../../ports/rail-items';

/** Of two matching categories the older one. */
export function categoryOf(age: number): TrainCategory {
  return (
    TRAIN_CATEGORIES.findLast(
      (category) =>
        category !== 'adult' && age >= TRAIN_AGES[category].min && age <= TRAIN_AGES[category].max,
    ) ?? 'adult'
  );
}

/** Day for ages (OQ-62): first departure, or first pass day. */
export function travelDay(item: RailItem): string {
  return item.kind === 'pass'
    ? item.validFrom
    : (item.legs[0]?.solution.departure.slice(0, 10) ?? '');
}

export function fieldsOf(
  { passengerFields, leadFields }: Pick<RailItem, 'passengerFields' | 'leadFields'>,
  { isLead }: Pick<RailTraveller, 'isLead'>,
): PassengerField[] {
  return [...new Set([...passengerFields, ...(isLead ? leadFields : [])])];
}

/** In the item's order: 422 for a stranger or the first invalid field (TRN-58 to TRN-66). */
export function checkedPassengers(
  asked: readonly TrainPassenger[],
  item: RailItem,
  field: string,
): TrainPassenger[] {
  const places = item.travellers.map(({ id }) =>
    asked.findIndex((passenger) => passenger.id === id),
  );
  if (places.includes(-1) || asked.length !== item.travellers.length)
    throw invalid(`${field}.travelers`, 'trains.travellersOther');
  return item.travellers.flatMap((traveller, index) => {
    const place = places[index] ?? 0;
    const passenger = asked[place];
    if (passenger === undefined) return [];
    const [issue] = findPassengerIssues(passenger, {
      category: categoryOf(traveller.age),
      fields: fieldsOf(item, traveller),
      travelDay: travelDay(item),
    });
    const key = issue === undefined ? null : `rider.${issue.problem}`;
    if (issue !== undefined && key !== null)
      throw invalid(
        `${field}.travelers.${place}.${issue.field}`,
        isTextKey(key) ? key : 'INVALID_REQUEST',
      );
    return [passenger];
  });
}

function documentOf({
  type,
  documentNumber,
  countryCode,
  expirationDate,
}: TrainPassenger): RailPassenger['document'] {
  if (
    type === undefined ||
    documentNumber === undefined ||
    countryCode === undefined ||
    expirationDate === undefined
  )
    return null;
  return { type, number: documentNumber, country: countryCode, expires: expirationDate };
}

/** Data minimisation: only fields that the carrier asks for. */
export function railPassenger(
  passenger: TrainPassenger,
  fields: readonly PassengerField[],
): RailPassenger {
  const asked = <Field extends PassengerField>(field: Field) =>
    fields.includes(field) ? (passenger[field] ?? null) : null;
  return {
    id: passenger.id,
    firstName: passenger.first_name,
    lastName: passenger.last_name,
    title: asked('title'),
    bornOn: asked('date_of_birth'),
    residence: asked('country_of_residence'),
    document: fields.includes('documentNumber') ? documentOf(passenger) : null,
    email: asked('email'),
    phone: asked('phone_number'),
    cardNumber: asked('reduction_card_id'),
  };
}
