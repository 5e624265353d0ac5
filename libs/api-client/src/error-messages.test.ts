import { ERROR_CODES } from '@wayfare/api-contract/schemas';
import en from '../../i18n/locales/en.json';
import nl from '../../i18n/locales/nl.json';
import { ApiError, isApiError, toApiError } from './api-error';
import { errorMessageKey, firstMessage } from './error-messages';

const apiError = (code: string) => new ApiError({ statusCode: 500, code, message: 'm' });
const english = new Map(Object.entries(en));

it.each<[string, unknown, string]>([
  ['ERR-02', apiError('MUST_BE_LOGGED'), 'You must be logged in to continue'],
  ['ERR-03', apiError('JsonWebTokenError'), 'You lost your session, please login again'],
  ['ERR-05', apiError('NETWORK'), 'The server has an error, please, try it again later'],
  ['ERR-07', apiError('INVALID_REQUEST'), 'Search data not valid'],
  ['ERR-08', new Error('bug'), 'Unexpected error, try again later'],
  ['ERR-08', apiError('A_NEW_CODE'), 'Unexpected error, try again later'],
  ['ERR-19', apiError('NOT_FOUND'), 'This page could not be found'],
  [
    'ERR-03',
    { status: 401, data: { code: 'JsonWebTokenError' } },
    'You lost your session, please login again',
  ],
  ['ERR-08', undefined, 'Unexpected error, try again later'],
])('%s has its text: %p', (_, error, text) => {
  expect(english.get(errorMessageKey(error).replace('common:', ''))).toBe(text);
});

it.each([...ERROR_CODES, 'NETWORK', 'TIMEOUT', 'JsonWebTokenError'])(
  '%s has a message of its own',
  (code) => {
    const key = errorMessageKey(apiError(code));
    expect(key).not.toBe('common:unexpected');
    expect(english.has(key.replace('common:', ''))).toBe(true);
  },
);

it('I18N-63 has every message in both languages', () => {
  expect(Object.keys(nl)).toEqual(Object.keys(en));
  expect([...Object.values(en), ...Object.values(nl)].filter((text) => text.trim() === '')).toEqual(
    [],
  );
});

it.each<[unknown, number]>([
  [new Error('x'), 500],
  [{ statusCode: 404 }, 404],
  ['text', 500],
  [null, 500],
])('PLT-25 %p has the status %i', (error, statusCode) => {
  expect(toApiError(error).statusCode).toBe(statusCode);
});

it('knows an ApiError of another copy of this library', () => {
  const foreign = Object.assign(new Error('m'), {
    name: 'ApiError',
    code: 'NETWORK',
    statusCode: 503,
  });
  expect(isApiError(foreign)).toBe(true);
  expect(toApiError(foreign)).toBe(foreign);
});

const wire = (...errors: ConstructorParameters<typeof ApiError>[0]['errors'] & object) =>
  new ApiError({ statusCode: 500, code: 'A', message: 'a,b', errors });

it.each<[string, unknown, string | null]>([
  ['the first of two errors', wire({ code: 'A', message: 'a' }, { code: 'B', message: 'b' }), 'a'],
  ['an error in words alone', wire('a'), 'a'],
  ['an error without words', wire({ code: 'A', message: '' }), null],
  ['no connection', apiError('NETWORK'), null],
  ['no error of ours', new Error('bug'), null],
])('API-30 has the words of %s', (_what, error, words) => {
  expect(firstMessage(error)).toBe(words);
});
