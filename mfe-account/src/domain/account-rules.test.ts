import {
  findLoginProblems,
  findMailProblems,
  findPasswordProblems,
  findRegisterProblems,
} from './account-rules';
import type { RegisterValues } from './account-rules';

const good: RegisterValues = {
  name: 'Anne-Marie',
  surname: "van 't Hof",
  email: 'anne@example.com',
  password: 'Passw0rd!',
  passwordAgain: 'Passw0rd!',
  language: 'nl',
  acceptTerms: true,
  captcha: true,
};

const codes = (change: Partial<RegisterValues>) =>
  findRegisterProblems({ ...good, ...change }).map(
    (problem) => `${problem.field}: ${problem.code}`,
  );

describe('the rules of a registration', () => {
  it('accept a complete form', () => {
    expect(codes({})).toEqual([]);
  });

  it.each<[string, Partial<RegisterValues>, string[]]>([
    ['OQ-84 a missing name', { name: ' ' }, ['name: name']],
    ['OQ-84 digits in a surname', { surname: 'J4nsen' }, ['surname: surname']],
    ['ACC-09 a captcha that was not passed', { captcha: false }, ['captcha: captcha']],
    ['an address without a domain', { email: 'anne@' }, ['email: email']],
    ['an address with a space', { email: 'an ne@example.com' }, ['email: email']],
    ['an address of 193 characters', { email: `${'a'.repeat(181)}@example.com` }, ['email: email']],
    [
      'ACC-18 a weak password',
      { password: 'short', passwordAgain: 'short' },
      ['password: passwordWeak'],
    ],
    [
      'ACC-23 two passwords that differ',
      { passwordAgain: 'Passw0rd?' },
      ['passwordAgain: passwordMismatch'],
    ],
    [
      'ACC-23 a password that is not repeated',
      { passwordAgain: '' },
      ['passwordAgain: passwordMismatch'],
    ],
    ['OQ-84 terms that are not accepted', { acceptTerms: false }, ['acceptTerms: terms']],
  ])('refuse %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });
});

describe('the rules of a login', () => {
  it.each([
    ['both fields', { email: 'anne@example.com', password: 'x', captcha: false }, false, []],
    [
      'no password',
      { email: 'anne@example.com', password: '', captcha: false },
      false,
      ['passwordMissing'],
    ],
    ['nothing', { email: '', password: '', captcha: false }, false, ['email', 'passwordMissing']],
    [
      'ACC-09 API-03 no captcha after failures',
      { email: 'anne@example.com', password: 'x', captcha: false },
      true,
      ['captcha'],
    ],
    [
      'all of it after failures',
      { email: 'anne@example.com', password: 'x', captcha: true },
      true,
      [],
    ],
  ])('judge %s', (_, values, needsCaptcha, expected) => {
    expect(findLoginProblems(values, needsCaptcha).map((problem) => problem.code)).toEqual(
      expected,
    );
  });
});

describe('the rules of asking for a mail', () => {
  it.each([
    ['an address', { email: 'anne@example.com', captcha: true }, []],
    ['ACC-09 no captcha', { email: 'anne@example.com', captcha: false }, ['captcha']],
    ['no address', { email: 'anne', captcha: true }, ['email']],
  ])('judge %s', (_, values, expected) => {
    expect(findMailProblems(values).map((problem) => problem.code)).toEqual(expected);
  });
});

describe('the rules of a new password', () => {
  it.each([
    ['ACC-18 seven characters', 'Aa1!aaa', 'Aa1!aaa', ['passwordWeak']],
    ['ACC-18 eight characters', 'Aa1!aaaa', 'Aa1!aaaa', []],
    ['ACC-19 no lowercase letter', 'AAAA111!', 'AAAA111!', ['passwordWeak']],
    ['ACC-20 no uppercase letter', 'aaaa111!', 'aaaa111!', ['passwordWeak']],
    ['ACC-21 no number', 'AAAAaaa!', 'AAAAaaa!', ['passwordWeak']],
    ['ACC-22 none of the special characters', 'Passw0rd@', 'Passw0rd@', ['passwordWeak']],
    ['ACC-23 another one the second time', 'Passw0rd!', 'Passw0rd?', ['passwordMismatch']],
  ])('judge %s', (_, password, passwordAgain, expected) => {
    expect(
      findPasswordProblems({ password, passwordAgain }).map((problem) => problem.code),
    ).toEqual(expected);
  });
});
