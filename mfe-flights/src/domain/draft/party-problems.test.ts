import { buildFlightOffer } from '@wayfare/testing';
import {
  GOOD_CONTACT,
  GOOD_PARTY,
  PARTY_DEPARTURE,
  PARTY_PASSENGERS,
  TRAVELLER_CASES,
} from '@wayfare/api-contract/flight-cases';
import { TYPED_PARTY } from '../../testing/party';
import { completeParty, partyProblems } from './party-problems';
import type { TypedTraveller } from './typed-traveller';

const OFFER = buildFlightOffer();
const GOOD = { travelers: TYPED_PARTY, contactInfo: GOOD_CONTACT };

const TYPED: Readonly<Record<string, keyof TypedTraveller>> = {
  'phone.type': 'phoneType',
  'phone.prefix': 'phonePrefix',
  'phone.number': 'phoneNumber',
};

/** What somebody types to send this value in this field. */
function typed(field: string, value: string | null): Partial<TypedTraveller> {
  if (field === 'date_of_birth') {
    const [birthYear = '', birthMonth = '', birthDay = ''] = (value ?? '').split('-');
    return { birthYear, birthMonth, birthDay };
  }
  const adult = PARTY_PASSENGERS.findIndex(({ id }) => id === value);
  return field === 'responsible_adult'
    ? { responsibleAdult: adult === -1 ? '' : String(adult) }
    : { [TYPED[field] ?? field]: value ?? '' };
}

const withTyped = (index: number, patch: Partial<TypedTraveller>) => ({
  ...GOOD,
  travelers: TYPED_PARTY.map((traveller, at) =>
    at === index ? { ...traveller, ...patch } : traveller,
  ),
});

describe('who is flying, judged as the API judges', () => {
  it('is about the party and the day of the API’s own cases', () => {
    expect(OFFER.slices[0]?.segments[0]?.departing_at.slice(0, 10)).toBe(PARTY_DEPARTURE);
    expect(partyProblems(GOOD, OFFER)).toEqual([]);
  });

  // spaces and the zero before a number are taken out of it before it is sent
  const judged = TRAVELLER_CASES.filter(([, , value]) => value !== '06 1234');

  it.each(judged)('%s %s "%s": %s', (_, path, value, problem) => {
    const [index = '', ...field] = path.split('.');
    const found = partyProblems(
      withTyped(Number(index), typed(field.join('.'), value)),
      OFFER,
    ).filter((issue) => issue.field === path);
    expect(found.map((issue) => issue.problem)).toEqual(problem === null ? [] : [problem]);
  });

  it('FLT-28 an adult looks after one child only', () => {
    const children = buildFlightOffer({
      passengers: [...OFFER.passengers.slice(0, 3), { id: 'pas_5', type: 'child', age: 4 }],
    });
    const second: TypedTraveller = { ...TYPED_PARTY[2], name: 'Daan' } as TypedTraveller;
    const party = { ...GOOD, travelers: [...TYPED_PARTY.slice(0, 3), second] };
    expect(partyProblems(party, children)).toEqual([
      { field: '3.responsible_adult', problem: 'adultTaken' },
    ]);
  });

  it('FLT-29 everybody has to be filled in', () => {
    const missing = partyProblems({ ...GOOD, travelers: TYPED_PARTY.slice(0, 1) }, OFFER);
    expect(new Set(missing.map(({ field }) => field.split('.')[0]))).toEqual(
      new Set(['1', '2', '3']),
    );
  });

  it.each([
    [
      'both missing',
      { email: '', confirm_email: '' },
      ['contact.email required', 'contact.confirm_email required'],
    ],
    ['no address', { email: 'anneke', confirm_email: 'anneke' }, ['contact.email emailInvalid']],
    [
      'another one',
      { ...GOOD_CONTACT, confirm_email: 'anne@example.com' },
      ['contact.confirm_email emailsDiffer'],
    ],
  ])('asks for an e-mail address: %s', (_, contactInfo, expected) => {
    expect(
      partyProblems({ ...GOOD, contactInfo }, OFFER).map(
        ({ field, problem }) => `${field} ${problem}`,
      ),
    ).toEqual(expected);
  });

  it('FLT-25 sends prefix and number of a phone as it is written in its country', () => {
    const [first] =
      completeParty(withTyped(0, { phonePrefix: '31', phoneNumber: '06-1234 5678' }), OFFER)
        ?.passengers ?? [];
    expect(first?.phone).toEqual({ type: 'MOBILE', prefix: '31', number: '612345678' });
  });

  it('3.3.7 sends the phone of traveller 1 for whoever uses it, and complains of it once', () => {
    const same = withTyped(2, { samePhone: true, phoneType: '', phonePrefix: '', phoneNumber: '' });
    expect(completeParty(same, OFFER)?.passengers[2]?.phone).toEqual(GOOD_PARTY[0].phone);
    const wrong = {
      ...same,
      travelers: same.travelers.map((traveller, index) =>
        index === 0 ? { ...traveller, phoneNumber: '12' } : traveller,
      ),
    };
    expect(partyProblems(wrong, OFFER).map(({ field }) => field)).toEqual(['0.phone.number']);
  });

  it('FLT-30 sends what was typed in the words of the API', () => {
    const party = completeParty(
      withTyped(0, { birthDay: '2', birthMonth: '3', name: ' Anneke ' }),
      OFFER,
    );
    expect(party).toEqual({ passengers: GOOD_PARTY, contact: GOOD_CONTACT });
  });

  it('sends nobody as long as somebody is missing', () => {
    expect(completeParty({ ...GOOD, travelers: [] }, OFFER)).toBeNull();
    expect(
      completeParty({ ...GOOD, contactInfo: { email: '', confirm_email: '' } }, OFFER),
    ).toBeNull();
  });
});
