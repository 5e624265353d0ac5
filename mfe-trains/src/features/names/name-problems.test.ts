import { changedNames, nameIssues } from './name-problems';

const TRAVELERS = [
  { id: 't1', firstName: 'Anneke', lastName: 'de Vries' },
  { id: 't2', firstName: 'Zoë', lastName: 'de Vries' },
];
const typed = (
  first: Partial<{ firstName: string; lastName: string }>,
  second: Partial<{ firstName: string; lastName: string }> = {},
) => [
  { id: 't1', firstName: 'Anneke', lastName: 'de Vries', ...first },
  { id: 't2', firstName: 'Zoë', lastName: 'de Vries', ...second },
];

it.each([
  ['nothing changed', typed({}), 3, ['t1.firstName nothing']],
  ['a space is no change', typed({ firstName: ' Anneke ' }), 3, ['t1.firstName nothing']],
  ['one name', typed({ firstName: 'Anne' }), 1, []],
  [
    'more names than are left',
    typed({ firstName: 'Anne' }, { firstName: 'Zoe' }),
    1,
    ['t1.firstName tooMany'],
  ],
  ['TRN-58 too short', typed({ firstName: 'A' }), 3, ['t1.firstName firstNameLength']],
  ['TRN-59 too long', typed({}, { lastName: 'x'.repeat(36) }), 3, ['t2.lastName lastNameLength']],
  ['TRN-60 a digit', typed({ lastName: 'An1' }), 3, ['t1.lastName nameCharacters']],
  ['no name', typed({ lastName: '' }), 3, ['t1.lastName required']],
])('TRN-53 OQ-71 judges %s', (_, names, remaining, expected) => {
  expect(
    nameIssues(TRAVELERS, names, remaining).map(({ field, problem }) => `${field} ${problem}`),
  ).toEqual(expected);
});

it('TRN-53 sends the names that changed, trimmed, and no others', () => {
  expect(changedNames(TRAVELERS, typed({}, { firstName: ' Zoey ' }))).toEqual([
    { id: 't2', firstName: 'Zoey', lastName: 'de Vries' },
  ]);
});
