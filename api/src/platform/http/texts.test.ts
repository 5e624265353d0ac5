import en from '../../../locales/en.json';
import nl from '../../../locales/nl.json';
import { text } from './texts';

describe('The texts of the API', () => {
  it('I18N-60 exist in both languages under the same keys, none empty', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    expect(
      [...Object.values(en), ...Object.values(nl)].filter((value) => value.trim() === ''),
    ).toEqual([]);
  });

  it('fill in what they name', () => {
    expect(text('field.missing', 'en', { field: 'user' })).toBe('“user” is missing.');
  });
});
