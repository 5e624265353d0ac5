import { signInHref, signInProblem, withoutProblem } from './sign-in';

it('signs in from an address and comes back to it, in the language of the desk', () => {
  expect(signInHref('/stuck?minutes=60', 'en')).toBe('/api/sign-in?return=%2Fstuck%3Fminutes%3D60');
  expect(signInHref('/', 'nl')).toBe('/api/sign-in?return=%2Fnl');
});

it('knows the problems of a sign-in, and nothing that somebody wrote into the address', () => {
  expect(signInProblem('?problem=no-role')).toBe('no-role');
  expect(signInProblem('?problem=call-me')).toBeNull();
  expect(signInProblem('')).toBeNull();
});

it('tries again without the problem of before', () => {
  expect(withoutProblem('?problem=denied')).toBe('');
  expect(withoutProblem('?minutes=60&problem=denied')).toBe('?minutes=60');
});
