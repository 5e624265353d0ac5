import { buildTicketItem, buildTrainTraveler } from '@wayfare/testing';
import { ageHint } from './age-hint';
import { passengerRefusals, wireItems } from './passenger-problems';
import { filledFrom, isSameParty } from './same-as';
import { dayParts, draftOf, EMPTY_PASSENGER, typedDay } from './typed-passenger';

const ITEM = buildTicketItem();
const LEAD = {
  ...EMPTY_PASSENGER,
  first_name: 'Anneke',
  last_name: 'van der Berg',
  title: 'MRS',
  date_of_birth: '1986-3-2',
  email: 'anneke@example.com',
  phone_number: '+31612345678',
};
const CHILD = {
  ...EMPTY_PASSENGER,
  first_name: 'Zoë',
  last_name: 'van der Berg',
  date_of_birth: '2018-06-01',
};
const draft = (passengers = [LEAD, CHILD]) => ({ id: ITEM.id, delivery: null, passengers });

describe('passengers of a ticket', () => {
  it('TRN-14 sends both names and what the carrier asks of each, and nothing else', () => {
    const typed = [
      { ...LEAD, documentNumber: 'NOT-ASKED' },
      { ...CHILD, email: 'not@asked.example' },
    ];
    expect(wireItems([ITEM], [draft(typed)])).toEqual([
      {
        itemID: 'item-1',
        travelers: [
          {
            id: 't1',
            first_name: 'Anneke',
            last_name: 'van der Berg',
            title: 'MRS',
            date_of_birth: '1986-03-02',
            email: 'anneke@example.com',
            phone_number: '+31612345678',
          },
          { id: 't2', first_name: 'Zoë', last_name: 'van der Berg', date_of_birth: '2018-06-01' },
        ],
      },
    ]);
  });

  it.each([
    ['TRN-58', [{ ...LEAD, first_name: 'A' }, CHILD], '0.0.first_name firstNameLength'],
    ['TRN-64', [{ ...LEAD, date_of_birth: '1997-01-15' }, CHILD], '0.0.date_of_birth adultAge'],
    ['TRN-63', [{ ...LEAD, date_of_birth: '1986-2-30' }, CHILD], '0.0.date_of_birth dateInvalid'],
    ['TRN-62', [{ ...LEAD, phone_number: '0612345678' }, CHILD], '0.0.phone_number phoneInvalid'],
    [
      'a child of 12',
      [LEAD, { ...CHILD, date_of_birth: '2015-01-01' }],
      '0.1.date_of_birth childAge',
    ],
  ])('%s are judged by the rules of the API', (_, passengers, expected) => {
    expect(
      passengerRefusals([ITEM], [draft(passengers)]).map(
        ({ field, problem }) => `${field} ${problem}`,
      ),
    ).toEqual([expected]);
    expect(wireItems([ITEM], [draft(passengers)])).toBeNull();
  });

  it('TRN-67 a code that is known to be wrong is a problem of its field', () => {
    const withCode = buildTicketItem({
      passengerFields: ['reduction_card_id'],
      leadFields: [],
      travelers: [buildTrainTraveler()],
    });
    const drafts = [draft([{ ...LEAD, reduction_card_id: 'NOPE12' }])];
    expect(passengerRefusals([withCode], drafts, () => true)).toEqual([
      { field: '0.0.reduction_card_id', problem: 'passCodeInvalid' },
    ]);
    expect(passengerRefusals([withCode], drafts)).toEqual([]);
  });

  it('3.3.7 of another item are filled in from the first, as far as they are asked for there', () => {
    const second = buildTicketItem({
      id: 'item-2',
      passengerFields: ['documentNumber'],
      leadFields: ['email'],
    });
    const own = {
      id: 'item-2',
      delivery: null,
      passengers: [{ ...EMPTY_PASSENGER, documentNumber: 'XY12345' }, EMPTY_PASSENGER],
    };
    expect(filledFrom(draft(), second, own)).toEqual([
      {
        ...EMPTY_PASSENGER,
        first_name: 'Anneke',
        last_name: 'van der Berg',
        documentNumber: 'XY12345',
        email: 'anneke@example.com',
      },
      { ...EMPTY_PASSENGER, first_name: 'Zoë', last_name: 'van der Berg' },
    ]);
    expect(isSameParty(ITEM, second)).toBe(true);
    expect(isSameParty(ITEM, buildTicketItem({ travelers: [buildTrainTraveler()] }))).toBe(false);
  });

  it.each([
    ['', ''],
    ['1986-3-2', '1986-03-02'],
    ['1986-12-31', '1986-12-31'],
    ['1986--', '1986-00-00'],
  ])('a day typed as "%s" is sent as "%s"', (typed, sent) => {
    expect(draftOf({ ...EMPTY_PASSENGER, date_of_birth: typed }).date_of_birth).toBe(sent);
    expect(typedDay(dayParts(typed))).toBe(typed);
  });
});

describe('a category that suits an age better', () => {
  it.each([
    ['an adult of 67', 'adult', '1959-05-01', { category: 'senior', age: 70, kind: 'cheaper' }],
    ['an adult of 25', 'adult', '2001-05-01', { category: 'youth', age: 20, kind: 'other' }],
    ['a senior of 64', 'senior', '1962-05-01', { category: 'adult', age: 40, kind: 'other' }],
    ['a child of 3', 'child', '2023-05-01', { category: 'infant', age: 2, kind: 'cheaper' }],
    ['a young person of 8', 'youth', '2018-05-01', { category: 'child', age: 8, kind: 'cheaper' }],
    ['an adult of 40', 'adult', '1986-05-01', null],
    ['somebody without a birthday', 'adult', '', null],
    ['somebody who is not born yet', 'adult', '2030-01-01', null],
  ] as const)('OQ-62 %s', (_, category, birth, hint) => {
    expect(ageHint(category, birth, '2027-01-14')).toEqual(hint);
  });
});
