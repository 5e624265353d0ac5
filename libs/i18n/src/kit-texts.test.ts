import type { Language } from '@wayfare/domain';
import { kitTexts } from './kit-texts';

const en = { save: 'Save {{name}}', list: { open: 'Open' } };
const nl = { save: '{{name}} bewaren', list: { open: 'Openen' } };

it.each<[Language, string, string]>([
  ['en', 'Save Ann', 'Open'],
  ['nl', 'Ann bewaren', 'Openen'],
])('says a kit’s texts in %s with their values', (language, save, open) => {
  const texts = kitTexts({ en, nl })(language);
  expect([texts('save', { name: 'Ann' }), texts('list.open')]).toEqual([save, open]);
});

it('says English where a release is older than a language', () => {
  const older = { en } as unknown as Record<Language, typeof en>;
  expect(kitTexts(older)('nl')('list.open')).toBe('Open');
});
