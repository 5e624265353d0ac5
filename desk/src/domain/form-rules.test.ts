import { noteRules, refundRules, searchRules } from './form-rules';

const LONG = 'x'.repeat(2_001);

it('takes a search as the contract does: trimmed, with something to look for', () => {
  expect(searchRules({ by: 'email', term: ' mila@example.com ' })).toEqual({
    output: { by: 'email', term: 'mila@example.com' },
  });
  expect(searchRules({ by: 'reference', term: '  ' })).toEqual({
    problems: [{ field: 'term', code: 'required' }],
  });
  expect(searchRules({ by: 'reference', term: LONG })).toEqual({
    problems: [{ field: 'term', code: 'tooLong' }],
  });
});

it('takes a note of 1 to 2,000 characters', () => {
  expect(noteRules({ text: ' Called back ' })).toEqual({ output: { text: 'Called back' } });
  expect(noteRules({ text: '' })).toEqual({ problems: [{ field: 'text', code: 'required' }] });
  expect(noteRules({ text: LONG })).toEqual({ problems: [{ field: 'text', code: 'tooLong' }] });
});

it.each([
  ['', 'required'],
  ['a lot', 'amountForm'],
  ['0', 'amountForm'],
  ['100.01', 'amountHigh'],
])('refuses to give "%s" back of 100 euros: %s', (amount, code) => {
  expect(refundRules('bk-1', 10_000)({ amount, reason: 'Closed pool' })).toEqual({
    problems: [{ field: 'amount', code }],
  });
});

it('gives back up to what is there, for a reason', () => {
  expect(refundRules('bk-1', 10_000)({ amount: '100', reason: ' Closed pool ' })).toEqual({
    output: { amount: 10_000, reason: 'Closed pool' },
  });
  expect(refundRules('bk-1', 10_000)({ amount: '', reason: ' ' })).toEqual({
    problems: [
      { field: 'amount', code: 'required' },
      { field: 'reason', code: 'required' },
    ],
  });
});
