import { completeTables } from './pseudo-tables.cjs';

const bring = (helper: string) => `import { ${helper} } from 'there';`;
const complete = (code: string) => completeTables(code, 'module', bring);

it.each([
  [
    "const TEXTS = { en: 'Hello', nl: 'Hallo' };",
    "const TEXTS = __withPseudo({ en: 'Hello', nl: 'Hallo' });",
  ],
  ['export default { en, nl };', 'export default __withPseudo({ en, nl });'],
  [
    "const A = { one: { en: 'A', nl: 'B' }, two: { en: 'C', nl: 'D' } };",
    "const A = { one: __withPseudo({ en: 'A', nl: 'B' }), two: __withPseudo({ en: 'C', nl: 'D' }) };",
  ],
  [
    "say({ 'en': () => import('./en'), 'nl': () => import('./nl') });",
    "say(__withPseudo({ 'en': () => import('./en'), 'nl': () => import('./nl') }));",
  ],
])('completes the tables of %s', (code, expected) =>
  expect(complete(code)).toBe(`${bring('__withPseudo')}\n${expected}`),
);

it.each([
  'const { en, nl } = names;',
  "const ENDS = { en: 'x', de: 'y' };",
  "const words = ['en', 'nl'];",
  'const both = (en, nl) => en + nl;',
])('leaves %s', (code) => expect(complete(code)).toBe(code));
