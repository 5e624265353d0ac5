import * as v from 'valibot';
import { AGE_CASES, GOOD_PASSENGER, PASSENGER_CASES, TRAVEL_DAY } from './testing/train-cases';
import { PASSENGER_FIELDS } from './train-facts';
import type { PassengerField } from './train-facts';
import { TrainPassengerSchema, ageProblem, findPassengerIssues } from './train-travellers';

const FACTS = { category: 'adult', fields: PASSENGER_FIELDS, travelDay: TRAVEL_DAY } as const;

describe('a train passenger', () => {
  it('TRN-14 breaks no rule with every field filled in', () => {
    expect(findPassengerIssues(GOOD_PASSENGER, FACTS)).toEqual([]);
    expect(v.safeParse(TrainPassengerSchema, GOOD_PASSENGER)).toMatchObject({
      success: true,
      output: GOOD_PASSENGER,
    });
  });

  it.each(PASSENGER_CASES)('%s %s %j has the problem %s', (_id, field, value, problem) => {
    const issues = findPassengerIssues({ ...GOOD_PASSENGER, [field]: value }, FACTS).filter(
      (issue) =>
        issue.field === field &&
        issue.problem !== 'documentExpired' &&
        !issue.problem.endsWith('Age'),
    );
    expect(issues).toEqual(problem === null ? [] : [{ field, problem }]);
  });

  it.each(PASSENGER_CASES)(
    '%s the schema says the same of %s %j: %s',
    (_id, field, value, problem) => {
      const { success, issues } = v.safeParse(
        TrainPassengerSchema,
        { ...GOOD_PASSENGER, [field]: value },
        { abortPipeEarly: true },
      );
      expect([success, issues?.[0].message]).toEqual(
        problem === null ? [true, undefined] : [false, problem],
      );
    },
  );

  it.each(AGE_CASES)('%s as %s born on %s has the problem %s', (_id, category, bornOn, problem) => {
    expect(ageProblem(category, bornOn, TRAVEL_DAY)).toBe(problem);
  });

  it.each<[string, boolean]>([
    [TRAVEL_DAY, true],
    ['2027-01-13', false],
  ])(
    'TRN-14 a document that is valid until %s serves on the day of travel: %s',
    (expirationDate, isValid) => {
      expect(findPassengerIssues({ ...GOOD_PASSENGER, expirationDate }, FACTS)).toEqual(
        isValid ? [] : [{ field: 'expirationDate', problem: 'documentExpired' }],
      );
    },
  );

  it('TRN-14 is asked only for what the carrier needs', () => {
    const fields: PassengerField[] = ['email'];
    expect(
      findPassengerIssues({ first_name: 'Al', last_name: 'Li', email: '' }, { ...FACTS, fields }),
    ).toEqual([{ field: 'email', problem: 'required' }]);
    expect(
      findPassengerIssues({ first_name: 'Al', last_name: 'Li' }, { ...FACTS, fields: [] }),
    ).toEqual([]);
  });
});
