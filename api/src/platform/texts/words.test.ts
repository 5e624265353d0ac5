import { readCatalogue } from './catalogues';
import { isTextKey, text } from './messages';
import { wordsOf } from './words';

describe('The texts of the API', () => {
  it.each([
    [1, '1 night', '1 nacht'],
    [2, '2 nights', '2 nachten'],
    [0, '0 nights', '0 nachten'],
  ])('count %d', (count, english, dutch) => {
    expect([
      wordsOf('en', 'stay-documents')('nights', { count }),
      wordsOf('nl', 'stay-documents')('nights', { count }),
    ]).toEqual([english, dutch]);
  });

  it('fill in what they name', () => {
    expect(text('field.missing', 'en', { field: 'user' })).toBe('“user” is missing.');
  });

  it.each(['$& {{name}}', '$t(brand)', '<b>&amp;"\'</b>', '$1 $$ \\'])(
    'take what is filled in for text, not for a pattern: %s',
    (name) => {
      for (const _time of ['first', 'second'])
        expect(wordsOf('en', 'documents')('greeting', { name })).toBe(`Dear ${name},`);
    },
  );

  it('leave out what nobody gives', () => {
    expect(wordsOf('en', 'documents')('greeting', {})).toBe('Dear ,');
  });

  it('are the vertical’s own where it has some', () => {
    expect(wordsOf('en', 'stay-documents', 'documents')('manage.voucher')).toBe('Voucher (PDF)');
    expect(wordsOf('en', 'flight-documents', 'documents')('manage.voucher')).toBe('E-ticket (PDF)');
  });

  it('are known by their keys, and by nothing else', () => {
    expect(['rider.required', 'rider.nothing', 'constructor', ''].map(isTextKey)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('of mails speak to a Dutch reader as “je”', () => {
    const mails = ['account-mails', 'contact-mails', 'price-alert-mails'] as const;
    const said = mails.flatMap((name) => Object.values(readCatalogue('nl', name)));
    expect(said.filter((words) => /\b(u|uw)\b/i.test(words))).toEqual([]);
  });
});
