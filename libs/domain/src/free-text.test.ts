import { sanitiseText, stripAddressCharacters } from './free-text';

describe('free text', () => {
  it.each([
    ['PLT-31 tags', '<b>hi</b><script>x</script>', 'hix'],
    ['PLT-31 a tag that is never closed', 'hi <img src=x', 'hi '],
    ['PLT-31 a tag hidden inside a tag', '<scr<b>ipt>x', 'ipt>x'],
    ['PLT-32 a script address in any case', 'JaVaScRiPt:alert(1)', 'alert(1)'],
    ['PLT-32 a script address with spaces in it', 'java\nscript :alert(1)', 'alert(1)'],
    ['PLT-32 a script address inside a script address', 'javajavascript:script:x', 'x'],
    ['PLT-33 an inline event handler', 'x onerror=alert(1) y', 'x alert(1) y'],
    ['PLT-33 an inline event handler with spaces', 'x OnClick = y', 'x  y'],
  ])('takes away %s', (_case, typed, sent) => {
    expect(sanitiseText(typed)).toBe(sent);
  });

  it.each(['A quiet room, 5 < 6 floors up', 'Aankomst rond 23:00 — dank u!', 'Müller & Söhne', ''])(
    'leaves %p as it was typed',
    (typed) => {
      expect(sanitiseText(typed)).toBe(typed);
    },
  );

  it('PLT-34 takes slashes, backslashes, @ and commas out of an address', () => {
    expect(stripAddressCharacters('a/b\\c@d,e')).toBe('abcde');
  });
});
