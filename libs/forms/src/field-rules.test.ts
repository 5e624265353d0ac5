import * as v from 'valibot';
import {
  AcceptedRule,
  EmailRule,
  freeTextRule,
  NewPasswordRule,
  personNameRule,
  PhoneRule,
} from './field-rules';

function problemsOf(schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  return result.success ? [] : result.issues.map(({ message }) => message);
}

const hotelGuest = personNameRule({ min: 3, max: 50 });

describe('field rules', () => {
  it.each<[string, v.GenericSchema, unknown, string[]]>([
    ['a good e-mail address', EmailRule, ' anne@example.com ', []],
    ['no e-mail address', EmailRule, '  ', ['required', 'emailInvalid']],
    ['an e-mail address without a domain', EmailRule, 'anne@', ['emailInvalid']],
    ['a phone number with prefix', PhoneRule, '+31 (0)20 555 0123', []],
    ['a phone number of 21 characters', PhoneRule, '+31 20 555 0123 99999', ['phoneTooLong']],
    ['letters as a phone number', PhoneRule, 'call me', ['phoneInvalid', 'phoneInvalid']],
    ['a name with accents, a hyphen and an apostrophe', hotelGuest, 'Zoë-Lou d’Artagnan', []],
    ['a name of two letters where three are asked', hotelGuest, 'Bo', ['nameTooShort']],
    ['a name with a digit', hotelGuest, 'Anne 2', ['nameCharacters']],
    ['a request of the longest length', freeTextRule({ max: 1024 }), 'x'.repeat(1024), []],
    [
      'a request one character too long',
      freeTextRule({ max: 1024 }),
      'x'.repeat(1025),
      ['textTooLong'],
    ],
    [
      'a question that is too short',
      freeTextRule({ min: 10, max: 1000 }),
      'Why?',
      ['textTooShort'],
    ],
    ['a good password', NewPasswordRule, 'Passw0rd!', []],
    ['each sign that counts as special', NewPasswordRule, 'Passw0rd¿', []],
    ['a sign that does not count as special', NewPasswordRule, 'Passw0rd@', ['passwordSpecial']],
    ['a password of 128 characters', NewPasswordRule, 'Pa0!'.padEnd(128, 'x'), []],
    ['a password of 129 characters', NewPasswordRule, 'Pa0!'.padEnd(129, 'x'), ['passwordLength']],
    ['a short password', NewPasswordRule, 'Pa0!', ['passwordLength']],
    [
      'a password without capitals and digits',
      NewPasswordRule,
      'password!',
      ['passwordUppercase', 'passwordNumber'],
    ],
    ['accepted terms', AcceptedRule, true, []],
    ['terms that were not accepted', AcceptedRule, false, ['mustBeAccepted']],
  ])('judge %s', (_case, schema, value, problems) => {
    expect(problemsOf(schema, value)).toEqual(problems);
  });
});
