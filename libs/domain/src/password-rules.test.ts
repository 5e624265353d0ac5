import { isStrongPassword, metPasswordRules, SPECIAL_SIGNS } from './password-rules';

describe('the rules of a password', () => {
  it.each([
    ['ACC-18', 'Aa1!aaa', false],
    ['ACC-18', 'Aa1!aaaa', true],
    ['ACC-19', 'AAAA111!', false],
    ['ACC-20', 'aaaa111!', false],
    ['ACC-21', 'AAAAaaa!', false],
    ['ACC-22', 'Passw0rd', false],
    ['ACC-22', 'Passw0rd@', false],
    ['OQ-11', 'Passw0rd;', false],
    ['OQ-11', 'Passw0rd@!', true],
    ['OQ-11', `Aa1!${'a'.repeat(124)}`, true],
    ['OQ-11', `Aa1!${'a'.repeat(125)}`, false],
  ])('%s judges %s', (_, password, accepted) => {
    expect(isStrongPassword(password)).toBe(accepted);
  });

  it.each([...SPECIAL_SIGNS])('ACC-22 takes %s as the special sign', (sign) => {
    expect(isStrongPassword(`Passw0rd${sign}`)).toBe(true);
  });

  it('ticks only what is met so far', () => {
    expect([...metPasswordRules('abc1')]).toEqual(['lowercase', 'number']);
  });
});
