import type {
  FlightOffer,
  FlightTraveller,
  FlightContact,
  TravellerIssue,
} from '@wayfare/api-contract';
import {
  findTravellerProblems,
  FlightContactSchema,
  FlightTravellerSchema,
} from '@wayfare/api-contract/flight-travellers';
import { internationalPhone, splitPhone } from '@wayfare/domain';
import { phoneParts, phoneText } from '@wayfare/forms';
import { getDotPath, safeParse } from 'valibot';
import type { FlightStore } from './stored-flight';
import { typedFor, type TypedTraveller } from './typed-traveller';

type Party = Pick<FlightOffer, 'passengers' | 'slices'>;
type Typed = Pick<FlightStore, 'travelers' | 'contactInfo'>;

/** '' when all fields are empty, else year-month-day, valid or not. */
function typedDate({ birthDay, birthMonth, birthYear }: TypedTraveller): string {
  const parts = [birthYear, birthMonth, birthDay].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  const [year = '', month = '', day = ''] = parts;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** International form behind the prefix; an invalid number stays as typed. */
function phoneOf({ phoneType: type, phonePrefix, phoneNumber }: TypedTraveller) {
  const typed = { code: phonePrefix.trim(), number: phoneNumber.trim() };
  const text = phoneText(typed);
  const whole = phoneParts(text).code === typed.code ? splitPhone(internationalPhone(text)) : null;
  const { code, rest } = whole ?? { code: typed.code, rest: typed.number };
  return { type, prefix: code, number: rest };
}

/** Typed values in the API's form, unvalidated, in the order of the offer's passengers. */
export function wireTravellers(
  typed: readonly TypedTraveller[],
  { passengers }: Pick<Party, 'passengers'>,
) {
  const party = typedFor(typed, { passengers });
  return party.map((traveller, index) => ({
    passenger_id: passengers[index]?.id ?? '',
    name: traveller.name,
    surname: traveller.surname,
    gender: traveller.gender,
    date_of_birth: typedDate(traveller),
    phone: phoneOf(traveller.samePhone ? (party[0] ?? traveller) : traveller),
    responsible_adult:
      traveller.type === 'adult' || traveller.responsibleAdult === ''
        ? null
        : (passengers[Number(traveller.responsibleAdult)]?.id ?? null),
    ...(traveller.assistance.length === 0 ? {} : { assistance: traveller.assistance }),
  }));
}

const departureOf = ({ slices }: Party) =>
  (slices[0]?.segments[0]?.departing_at ?? '').slice(0, 10);

function contactIssues(contact: Typed['contactInfo']): TravellerIssue[] {
  const { issues = [] } = safeParse(FlightContactSchema, contact, { abortPipeEarly: true });
  return issues.map((issue) => ({
    field: `contact.${getDotPath(issue) ?? ''}`,
    problem: issue.message as TravellerIssue['problem'],
  }));
}

/** Problems by the API's rules. A shared phone is reported at its owner only. */
export function partyProblems({ travelers, contactInfo }: Typed, offer: Party): TravellerIssue[] {
  const typed = typedFor(travelers, offer);
  const isOwn = ({ field }: TravellerIssue) => {
    const [index = '', name] = field.split('.');
    return name !== 'phone' || index === '0' || typed[Number(index)]?.samePhone !== true;
  };
  const issues = findTravellerProblems(wireTravellers(typed, offer), {
    passengers: offer.passengers,
    departure: departureOf(offer),
  });
  return [...issues.filter(isOwn), ...contactIssues(contactInfo)];
}

export function isPartyComplete(typed: Typed, offer: Party): boolean {
  return partyProblems(typed, offer).length === 0;
}

export function completeParty(
  typed: Typed,
  offer: Party,
): { passengers: FlightTraveller[]; contact: FlightContact } | null {
  const contact = safeParse(FlightContactSchema, typed.contactInfo);
  if (!contact.success || !isPartyComplete(typed, offer)) return null;
  const passengers = wireTravellers(typed.travelers, offer).map((traveller) =>
    safeParse(FlightTravellerSchema, traveller),
  );
  return {
    passengers: passengers.flatMap((parsed) => (parsed.success ? [parsed.output] : [])),
    contact: contact.output,
  };
}
