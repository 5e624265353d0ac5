import en from '../../../locales/documents.en.json';
import nl from '../../../locales/documents.nl.json';
import { wordsOf } from './document-texts';

const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('The texts of documents', () => {
  it('exist in both languages under the same keys, none empty', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    expect([...Object.values(en), ...Object.values(nl)].filter((text) => text.trim() === '')).toEqual([]);
  });

  it('mention the same names in both languages', () => {
    const ofDutch: Record<string, string> = nl;
    for (const [key, text] of Object.entries(en)) expect([key, names(ofDutch[key] ?? '')]).toEqual([key, names(text)]);
  });

  it.each([
    [1, '1 night', '1 nacht'],
    [2, '2 nights', '2 nachten'],
  ])('count %d', (count, english, dutch) => {
    expect([wordsOf('en').count('nights', count), wordsOf('nl').count('nights', count)]).toEqual([english, dutch]);
  });

  it('take what is filled in for text, not for a pattern', () => {
    expect(wordsOf('en')('greeting', { name: '$& {{name}}' })).toBe('Dear $& {{name}},');
  });
});
