import type { FlightTraveller } from '@wayfare/api-contract';
import { findTravellerProblems } from '@wayfare/api-contract/flight-travellers';
import { isIsoDate, ticketName } from '@wayfare/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { invalid } from '../../platform/http/problem';
import { isTextKey } from '../../platform/texts/messages';
import type { OrderPassenger } from '../../ports/flight-supplier';
import type { FlightRecord, SoldFlight } from './flight-records';

/** Digits with country code that suppliers accept. */
const DIALLED = /^[1-9]\d{6,14}$/;

/** E.164; null for an impossible number. */
export function toE164({
  prefix,
  number,
}: Pick<FlightTraveller['phone'], 'prefix' | 'number'>): string | null {
  const parsed = parsePhoneNumberFromString(`+${prefix}${number}`);
  const digits =
    parsed?.isPossible() === true
      ? parsed.number.slice(1)
      : `${prefix}${number.replace(/^0+/, '')}`;
  return DIALLED.test(digits) ? `+${digits}` : null;
}

type Asked = Pick<SoldFlight, 'party' | 'itinerary'>;

/** In the offer's order (FLT-21 to FLT-30): 422 with the first invalid field. */
export function checkedTravellers(
  asked: readonly FlightTraveller[],
  { party, itinerary }: Asked,
): FlightTraveller[] {
  const places = party.map(({ id }) =>
    asked.findIndex(({ passenger_id: passenger }) => passenger === id),
  );
  if (places.includes(-1) || asked.length !== party.length)
    throw invalid('passengers', 'flights.passengersOther');
  const travellers = places.flatMap((place) => asked[place] ?? []);
  const departure = itinerary[0]?.segments[0]?.departingAt.slice(0, 10) ?? '';
  const [issue] = findTravellerProblems(travellers, { passengers: party, departure });
  if (issue !== undefined) {
    const [index = '', ...rest] = issue.field.split('.');
    const key = `passenger.${issue.problem}`;
    throw invalid(
      ['passengers', places[Number(index)], ...rest].join('.'),
      isTextKey(key) ? key : 'INVALID_REQUEST',
    );
  }
  if (travellers.every(({ phone }) => toE164(phone) === null))
    throw invalid(`passengers.${places[0] ?? 0}.phone.number`, 'flights.phoneUnusable');
  return travellers;
}

/** Names as on the ticket (OQ-48); a traveller without a number borrows a companion's. */
export function orderPassengers({
  travellers,
  party,
  contactEmail,
}: Pick<FlightRecord, 'travellers' | 'party' | 'contactEmail'>): OrderPassenger[] {
  const numbers = travellers.map(({ phone }) => toE164(phone));
  const anyNumber = numbers.find((number) => number !== null) ?? '';
  const isInfant = (id: string) =>
    party.find((passenger) => passenger.id === id)?.type === 'infant_without_seat';
  return travellers.map(
    ({ passenger_id: id, name, surname, gender, date_of_birth: bornOn }, index) => {
      if (!isIsoDate(bornOn)) throw new Error('a traveller was kept without a date of birth');
      return {
        id,
        givenName: ticketName(name) ?? '',
        familyName: ticketName(surname) ?? '',
        gender,
        bornOn,
        email: contactEmail,
        phone: numbers[index] ?? anyNumber,
        infantId:
          travellers.find((other) => other.responsible_adult === id && isInfant(other.passenger_id))
            ?.passenger_id ?? null,
      };
    },
  );
}
