import { countryOfCode, phoneParts, phoneText, shownPhone } from './phone-text';

describe('the text of a phone field', () => {
  it.each([
    ['+31 06 12345678', { code: '31', number: '06 12345678' }],
    // still typed: the code is known, and nothing moves from under the cursor
    ['+31612', { code: '31', number: '+31612' }],
    ['0031612', { code: '31', number: '0031612' }],
    ['+31 ', { code: '31', number: '' }],
    ['0612345678', { code: '', number: '0612345678' }],
    ['+999 1', { code: '', number: '+999 1' }],
    ['', { code: '', number: '' }],
  ])('shows "%s" in two parts', (text, parts) => {
    expect(phoneParts(text)).toEqual(parts);
  });

  it.each([
    [{ code: '31', number: '0612345678' }, '+31 0612345678'],
    [{ code: '31', number: '+44 7700 900123' }, '+44 7700 900123'],
    [{ code: '31', number: '' }, ''],
    [{ code: '', number: '0612345678' }, '0612345678'],
  ])('keeps %j as "%s"', (parts, text) => {
    expect(phoneText(parts)).toBe(text);
  });

  it('shows a stored number behind its code, and one without as it is', () => {
    expect(['+31612345678', '+31', '0612345678', ''].map(shownPhone)).toEqual([
      '+31 612345678',
      '+31',
      '0612345678',
      '',
    ]);
  });

  it('keeps the country that was chosen among those of one code', () => {
    expect(countryOfCode('1', 'CA')).toBe('CA');
    expect(countryOfCode('1', 'NL')).toBe('US');
    expect(countryOfCode('', 'NL')).toBe('NL');
  });
});
