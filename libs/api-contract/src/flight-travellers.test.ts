import {
  GOOD_CONTACT,
  GOOD_PARTY,
  PARTY_DEPARTURE,
  PARTY_PASSENGERS,
  TRAVELLER_CASES,
} from './testing/flight-cases';
import { FlightContactSchema, findTravellerProblems } from './flight-travellers';
import type { TravellerDraft } from './flight-travellers';
import * as v from 'valibot';

const facts = { passengers: PARTY_PASSENGERS, departure: PARTY_DEPARTURE };

function changed(path: string, value: string | null): TravellerDraft[] {
  const party = structuredClone(GOOD_PARTY) as unknown as Record<string, Record<string, unknown>>;
  const [index = '', name = '', part] = path.split('.');
  const traveller = party[index] ?? {};
  if (part === undefined) traveller[name] = value;
  else traveller[name] = { ...(traveller[name] as object), [part]: value };
  return Object.values(party) as unknown as TravellerDraft[];
}

describe('findTravellerProblems', () => {
  it('finds nothing wrong with a good party', () => {
    expect(findTravellerProblems(GOOD_PARTY, facts)).toEqual([]);
  });

  it.each(TRAVELLER_CASES)('%s: %s %j is %s', (_id, field, value, problem) => {
    expect(findTravellerProblems(changed(field, value), facts)).toEqual(
      problem === null ? [] : [{ field, problem }],
    );
  });

  it('FLT-28 lets an adult look after one child and hold one infant, not two of a kind', () => {
    const passengers = [...PARTY_PASSENGERS, { id: 'pas_5', type: 'child' } as const];
    const [first, second, child, infant] = GOOD_PARTY;
    const again = { ...child, name: 'Tim', passenger_id: 'pas_5', responsible_adult: 'pas_1' };
    const issues = findTravellerProblems(
      [first, second, child, { ...infant, responsible_adult: 'pas_1' }, again],
      { passengers, departure: PARTY_DEPARTURE },
    );
    expect(issues).toEqual([{ field: '4.responsible_adult', problem: 'adultTaken' }]);
  });

  it('takes two of a family, and not one name twice, however it is written', () => {
    const [first, second, child, infant] = GOOD_PARTY;
    const named = (name: string, surname = first.surname) =>
      findTravellerProblems([first, { ...second, name, surname }, child, infant], facts);
    expect(named('')).toEqual([{ field: '1.name', problem: 'required' }]);
    expect(named(first.name, 'Jansen')).toEqual([]);
    expect(named(' ANNÉKE', 'De  Vries')).toEqual([{ field: '1.name', problem: 'sameName' }]);
  });

  it('FLT-29 names every field of a traveller who is missing', () => {
    const fields = findTravellerProblems(GOOD_PARTY.slice(0, 3), facts).map(({ field }) => field);
    expect(fields).toEqual([
      '3.name',
      '3.surname',
      '3.gender',
      '3.date_of_birth',
      '3.phone.type',
      '3.phone.prefix',
      '3.phone.number',
      '3.responsible_adult',
    ]);
  });
});

describe('FlightContactSchema', () => {
  const problems = (contact: unknown) =>
    (v.safeParse(FlightContactSchema, contact, { abortPipeEarly: true }).issues ?? []).map(
      (issue) => [v.getDotPath(issue), issue.message],
    );

  it.each([
    [GOOD_CONTACT, []],
    [{ ...GOOD_CONTACT, email: 'anneke' }, [['email', 'emailInvalid']]],
    [{ ...GOOD_CONTACT, confirm_email: 'anna@example.com' }, [['confirm_email', 'emailsDiffer']]],
    [
      { email: '', confirm_email: '' },
      [
        ['email', 'required'],
        ['confirm_email', 'required'],
      ],
    ],
  ])('%j has the problems %j', (contact, expected) => {
    expect(problems(contact)).toEqual(expected);
  });
});
