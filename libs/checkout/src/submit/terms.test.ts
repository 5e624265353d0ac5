import type { PaymentTerms } from '@wayfare/api-contract';
import { cardUse, chosenTerms, fingerprintOf } from './terms';

const PAY_NOW: PaymentTerms = {
  timing: 'now',
  now: '412.50',
  later: '0.00',
  laterDate: null,
  property: '0.00',
  needsCard: true,
};
const PAY_LATER: PaymentTerms = {
  ...PAY_NOW,
  timing: 'later',
  now: '0.00',
  later: '412.50',
  laterDate: '2027-01-08',
};
const PAY_THERE: PaymentTerms = {
  ...PAY_NOW,
  timing: 'property',
  now: '0.00',
  property: '412.50',
  needsCard: false,
};

describe('the fingerprint of an order', () => {
  it('is equal for equal orders only', () => {
    expect(fingerprintOf({ quote: 'q-1', total: '412.50' })).toBe(
      fingerprintOf({ quote: 'q-1', total: '412.50' }),
    );
    expect(fingerprintOf({ quote: 'q-1', total: '412.50' })).not.toBe(
      fingerprintOf({ quote: 'q-1', total: '412.51' }),
    );
  });

  it('tells of nobody', () => {
    expect(fingerprintOf({ lastName: 'Visser', document: 'NX1234567' })).toMatch(
      /^[0-9a-z]{8,14}$/,
    );
  });
});

describe('how it is paid', () => {
  it.each([
    [PAY_NOW, { mode: 'payment', amount: 41250 }],
    [PAY_LATER, { mode: 'setup', amount: 0 }],
  ])('HOT-40 the card is for $timing', (terms, use) => {
    expect(cardUse(terms)).toEqual(use);
  });

  it.each([
    ['the only one', [PAY_THERE], null, PAY_THERE],
    ['none of several', [PAY_NOW, PAY_LATER], null, null],
    ['the chosen one', [PAY_NOW, PAY_LATER], 'later', PAY_LATER],
    ['none that is not offered', [PAY_NOW, PAY_LATER], 'property', null],
  ] as const)('OQ-34 starts with %s', (_, types, timing, terms) => {
    expect(chosenTerms(types, timing)).toBe(terms);
  });
});
