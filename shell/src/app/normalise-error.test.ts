import { normaliseError } from './normalise-error';

it.each([
  [new Error('x'), 500],
  [{ statusCode: 404 }, 404],
  [{ statusCode: '404' }, 500],
  [null, 500],
  [undefined, 500],
  ['text', 500],
])('PLT-25 %j counts as %i', (error, statusCode) =>
  expect(normaliseError(error).statusCode).toBe(statusCode),
);

it.each([
  [
    'the message of the answer before that of the error',
    { message: 'outer', data: { message: 'inner' } },
    { message: 'inner' },
  ],
  ["an error's own message", new Error('x'), { message: 'x' }],
  [
    'nothing where nothing is said',
    {},
    { message: '', code: null, requestId: null, vertical: null },
  ],
  [
    'the code and the reference of an API answer',
    { statusCode: 503, data: { code: 'NETWORK', requestId: 'r-1' } },
    { code: 'NETWORK', requestId: 'r-1', vertical: null },
  ],
  [
    'the vertical whose code is lost',
    { data: { code: 'REMOTE', vertical: 'alpha' } },
    { vertical: 'alpha' },
  ],
  [
    'the vertical of an error that was thrown here',
    { name: 'RemoteError', vertical: 'alpha' },
    { vertical: 'alpha' },
  ],
  [
    'no vertical for another error that names one',
    { data: { code: 'OTHER', vertical: 'alpha' } },
    { vertical: null },
  ],
])('takes from an error %s', (_what, error, expected) =>
  expect(normaliseError(error)).toMatchObject(expected),
);
