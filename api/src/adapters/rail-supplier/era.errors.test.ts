import { NoAnswerError } from '../deadline';
import { Problem } from '../../platform/http/problem';
import { EraRefusal, errorEntries, flattenErrors, toRailProblem } from './era.errors';

const GENERIC = 'The refund server is not working.';

it.each([
  ['ERR-22 labels and details', [{ label: 'L' }, { details: 'D' }], 'L, D'],
  ['ERR-22 a label before its details', [{ label: 'L', details: 'D' }], 'L'],
  ['ERR-22 the same text once', [{ label: 'L' }, { details: 'L' }], 'L'],
  ['ERR-23 an entry without either', [{}], GENERIC],
  ['ERR-23 blank texts', [{ label: ' ', details: '' }], GENERIC],
  ['ERR-23 one of two entries', [{ label: 'L' }, {}], `L, ${GENERIC}`],
  ['ERR-23 no entry at all', [], GENERIC],
])('What the supplier says is one text: %s', (_case, entries, expected) => {
  expect(flattenErrors(entries, GENERIC)).toBe(expected);
});

const refusal = (status: number, errors: readonly object[], language: 'en' | 'nl' | null = null) =>
  new EraRefusal(status, errorEntries({ errors }), language);

describe('A failure of the rail supplier', () => {
  it.each([
    ['OFFER_EXPIRED', 410, 'OFFER_EXPIRED', 410],
    ['EXPIRED', 410, 'OFFER_EXPIRED', 410],
    ['NOT_FOUND', 404, 'NOT_FOUND', 404],
    ['INVALID', 422, 'INVALID_REQUEST', 422],
    ['REFUSED', 409, 'INVALID_REQUEST', 422],
    ['NAME_CHANGE_REFUSED', 409, 'INVALID_REQUEST', 422],
    ['SERVICE_FAILED', 502, 'BAGS_FAILED', 502],
    ['NOT_CANCELLABLE', 409, 'CANCEL_FAILED', 502],
    ['REFUND_SERVICE_DOWN', 503, 'REFUND_FAILED', 502],
    ['NOT_EXCHANGEABLE', 409, 'EXCHANGE_FAILED', 502],
    ['NAME_SERVICE_DOWN', 503, 'NAME_CHANGE_FAILED', 502],
    ['UNAUTHORIZED', 401, 'SUPPLIER_FAILED', 502],
    ['constructor', 500, 'SUPPLIER_FAILED', 502],
    ['SLOW', 504, 'SUPPLIER_TIMEOUT', 504],
  ])('%s (%i) is a Problem %s', (code, status, problemCode, statusCode) => {
    expect(toRailProblem(refusal(status, [{ code }]))).toMatchObject({
      name: 'Problem',
      problemCode,
      statusCode,
    });
  });

  it.each([
    ['silence', new NoAnswerError(10), 'SUPPLIER_TIMEOUT'],
    ['a call that is given up', new DOMException('too late', 'TimeoutError'), 'SUPPLIER_TIMEOUT'],
    ['a connection that breaks', new TypeError('fetch failed'), 'SUPPLIER_FAILED'],
    ['something that is no error', 'oops', 'SUPPLIER_FAILED'],
  ])('%s is one too', (_what, error, problemCode) => {
    expect(toRailProblem(error).problemCode).toBe(problemCode);
  });

  it.each<[string, 'en' | 'nl' | null, object[], string, Record<string, string>]>([
    [
      'ERR-22 in the language that was asked for',
      'nl',
      [{ code: 'NAME_CHANGE_REFUSED', label: 'Namen kunnen niet worden gewijzigd.' }],
      'trains.supplierSays',
      { said: 'Namen kunnen niet worden gewijzigd.' },
    ],
    [
      'ERR-23 with our own words where there are none',
      'en',
      [{ code: 'REFUND_SERVICE_DOWN' }],
      'trains.supplierSays',
      { said: 'The refund server is not working. Nothing was cancelled. Please try again later.' },
    ],
    [
      'in our own words where no language was asked for',
      null,
      [{ code: 'REFUND_SERVICE_DOWN', label: 'Down' }],
      'REFUND_FAILED',
      {},
    ],
    [
      'in our own words of what is not refused',
      'en',
      [{ code: 'NAME_SERVICE_DOWN', label: 'Down' }],
      'NAME_CHANGE_FAILED',
      {},
    ],
    [
      'in our own words of what nobody knows',
      'en',
      [{ code: 'NEW', label: 'Java exception' }],
      'SUPPLIER_FAILED.trains',
      {},
    ],
  ])('is told %s', (_how, language, errors, text, values) => {
    expect(toRailProblem(refusal(409, errors, language))).toMatchObject({ text, values });
  });

  it('ERR-23 of a refund that is only asked for is one of the refund server, whatever it is called', () => {
    expect(toRailProblem(refusal(500, [{}], 'nl'), 'REFUND_FAILED')).toMatchObject({
      problemCode: 'REFUND_FAILED',
      values: { said: expect.stringContaining('terugbetalingen') },
    });
    expect(toRailProblem(new NoAnswerError(10), 'REFUND_FAILED').problemCode).toBe(
      'SUPPLIER_TIMEOUT',
    );
  });

  it('stays what it is when it has a name already, and is logged without what names people', () => {
    const problem = new Problem('OFFER_EXPIRED');
    expect(toRailProblem(problem)).toBe(problem);
    expect(
      toRailProblem(refusal(422, [{ code: 'INVALID', label: 'Ada Janssen has no birthday' }], 'en'))
        .cause,
    ).toEqual(new Error('the supplier answered 422 INVALID'));
  });

  it.each([null, 'text', { errors: 'none' }, { errors: [null] }, {}])(
    'that says %j says nothing',
    (answer) => {
      expect(errorEntries(answer)).toEqual([]);
    },
  );
});
