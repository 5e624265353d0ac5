import en from '../../../locales/account-mails.en.json';
import nl from '../../../locales/account-mails.nl.json';

const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('The texts of mails about accounts', () => {
  it('I18N-60 exist in both languages under the same keys, none empty', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    expect(
      [...Object.values(en), ...Object.values(nl)].filter((text) => text.trim() === ''),
    ).toEqual([]);
  });

  it('mention the same names in both languages', () => {
    const ofDutch: Record<string, string> = nl;
    for (const [key, text] of Object.entries(en))
      expect([key, names(ofDutch[key] ?? '')]).toEqual([key, names(text)]);
  });

  it('speak to a Dutch reader as “je”', () => {
    expect(Object.values(nl).filter((text) => /\b(u|uw)\b/i.test(text))).toEqual([]);
  });
});
