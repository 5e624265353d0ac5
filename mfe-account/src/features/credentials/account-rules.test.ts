import { findLoginProblems, findRegisterProblems } from './account-rules';
import type { RegisterValues } from './account-rules';

const good: RegisterValues = {
  name: 'Anne-Marie',
  surname: "van 't Hof",
  email: 'anne@example.com',
  password: 'Passw0rd!',
  passwordAgain: 'Passw0rd!',
  language: 'nl',
  acceptTerms: true,
};

const codes = (change: Partial<RegisterValues>) => findRegisterProblems({ ...good, ...change }).map((problem) => `${problem.field}: ${problem.code}`);

describe('the rules of a registration', () => {
  it('accept a complete form', () => {
    expect(codes({})).toEqual([]);
  });

  it.each<[string, Partial<RegisterValues>, string[]]>([
    ['OQ-84 a missing name', { name: ' ' }, ['name: name']],
    ['OQ-84 digits in a surname', { surname: 'J4nsen' }, ['surname: surname']],
    ['an address without a domain', { email: 'anne@' }, ['email: email']],
    ['an address with a space', { email: 'an ne@example.com' }, ['email: email']],
    ['an address of 193 characters', { email: `${'a'.repeat(181)}@example.com` }, ['email: email']],
    ['ACC-18 a weak password', { password: 'short', passwordAgain: 'short' }, ['password: passwordWeak']],
    ['ACC-23 two passwords that differ', { passwordAgain: 'Passw0rd?' }, ['passwordAgain: passwordMismatch']],
    ['ACC-23 a password that is not repeated', { passwordAgain: '' }, ['passwordAgain: passwordMismatch']],
    ['OQ-84 terms that are not accepted', { acceptTerms: false }, ['acceptTerms: terms']],
  ])('refuse %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});

describe('the rules of a login', () => {
  it.each([
    ['both fields', { email: 'anne@example.com', password: 'x' }, []],
    ['no password', { email: 'anne@example.com', password: '' }, ['passwordMissing']],
    ['nothing', { email: '', password: '' }, ['email', 'passwordMissing']],
  ])('judge %s', (_, values, expected) => {
    expect(findLoginProblems(values).map((problem) => problem.code)).toEqual(expected);
  });
});
