import { SHARED_TEXTS, wordsOf, type Texts } from './document-texts';
import { FLIGHT_TEXTS } from '../../verticals/flights/documents/flight-source';
import { INVOICE_TEXTS } from './invoices/invoice-texts';
import { STAY_TEXTS } from '../../verticals/hotels/documents/stay-source';
import { TRAIN_TEXTS } from '../../verticals/trains/documents/train-source';

const names = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each<[string, Texts<string>]>([
  ['all papers', SHARED_TEXTS],
  ['stays', STAY_TEXTS],
  ['flights', FLIGHT_TEXTS],
  ['trains', TRAIN_TEXTS],
  ['invoices', INVOICE_TEXTS],
])('The texts of %s', (_whose, { en, nl }) => {
  it('exist in both languages under the same keys, none empty', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    expect(
      [...Object.values(en), ...Object.values(nl)].filter((text) => text.trim() === ''),
    ).toEqual([]);
  });

  it('mention the same names in both languages', () => {
    for (const [key, text] of Object.entries(en))
      expect([key, names(nl[key])]).toEqual([key, names(text)]);
  });
});

describe('The words of a paper', () => {
  it.each([
    [1, '1 night', '1 nacht'],
    [2, '2 nights', '2 nachten'],
  ])('count %d', (count, english, dutch) => {
    expect([
      wordsOf('en', STAY_TEXTS).count('nights', count),
      wordsOf('nl', STAY_TEXTS).count('nights', count),
    ]).toEqual([english, dutch]);
  });

  it('take what is filled in for text, not for a pattern', () => {
    expect(wordsOf('en')('greeting', { name: '$& {{name}}' })).toBe('Dear $& {{name}},');
  });

  it('are the vertical’s own where it has some', () => {
    expect(wordsOf('en')('manage.voucher')).toBe('Voucher (PDF)');
    expect(wordsOf('en', FLIGHT_TEXTS)('manage.voucher')).toBe('E-ticket (PDF)');
  });
});
