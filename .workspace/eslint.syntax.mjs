/** Passive effects run after paint: the focus would be on a removed element. */
export const LATE_FOCUS = {
  selector:
    "CallExpression[callee.name='useEffect'] > :function CallExpression[callee.property.name='focus']",
  message: 'Move the focus in a ref (takeFocus of @wayfare/ui) or in a layout effect.',
};

export const SHELLS_SESSION = {
  selector: "ImportDeclaration[source.value='@wayfare/session/shell']",
  message: 'A vertical never writes the session.',
};

export const ASKED_LANGUAGE = [
  'BinaryExpression[operator=/^[!=]==?$/]:matches([left.value=/^(en|nl)$/], [right.value=/^(en|nl)$/])',
  'SwitchCase[test.value=/^(en|nl)$/]',
  'CallExpression[callee.property.name=/^(startsWith|endsWith|includes|indexOf)$/][arguments.0.value=/^\\W?(en|nl)\\W?$/]',
  'MemberExpression[computed=false][property.name="nl"]',
  'MemberExpression[computed=true][property.value="nl"]',
  'Identifier[name=/^(is|has|in|prefers|suggests?)(Dutch|English)$/]',
  'ArrayExpression:has(> Literal[value="en"]):has(> Literal[value="nl"])',
  'TSUnionType > TSLiteralType > Literal[value="nl"]',
].map((selector) => ({
  selector,
  message: 'Ask a table by language, LANGUAGES or LANGUAGE_FACTS, and not which language it is.',
}));

const CATALOGUE = 'Texts stand in locales/<language>, where a test compares them.';
export const SPOKEN = [
  {
    selector:
      'MemberExpression > ObjectExpression.object > Property[key.name=/^(en|nl)$/][value.type=/Literal$/]',
    message: CATALOGUE,
  },
  // two words and more: one may be a code or a name
  { selector: 'Property[key.name=/^(en|nl)$/] > Literal[value=/\\S \\S/]', message: CATALOGUE },
  {
    selector:
      'Property[key.name=/^(en|nl)$/] > TemplateLiteral.value > TemplateElement[value.raw=/\\p{L} \\p{L}/u]',
    message: CATALOGUE,
  },
  {
    selector:
      'Property[key.name=/^(en|nl)$/] > ObjectExpression > Property > Literal[value=/\\S \\S/]',
    message: CATALOGUE,
  },
  {
    selector:
      'VariableDeclarator[id.name=/^(EN|NL|ENGLISH|DUTCH)$/] Property > Literal[value=/\\S \\S/]',
    message: CATALOGUE,
  },
];

export const exceptions = [
  {
    files: ['api/src/catalogue/text/word-trie.ts'],
    rules: { complexity: 'off', 'max-params': 'off' },
    because: 'the hot loop of the typo search; calls would cost it half its speed',
  },
  {
    files: ['sandbox/src/double.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
    because: 'the name of what it loads is found at run time, and the app is put together at once',
  },
  {
    files: ['api/src/verticals/hotels/room-names.ts'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, SHELLS_SESSION, ...ASKED_LANGUAGE] },
    because: "a dictionary from the suppliers' words, by what they say and not by a key",
  },
  {
    files: ['sandbox/**'],
    rules: { 'no-restricted-syntax': ['error', LATE_FOCUS, ...ASKED_LANGUAGE.slice(0, 2)] },
    because: 'it plays systems that know nothing of this site, and says what they say',
  },
  {
    files: ['libs/ui/src/parts/date-range-field.tsx'],
    rules: { complexity: 'off' },
    because: 'one control whose parts share one state',
  },
  {
    files: ['api/bench/**'],
    rules: { complexity: 'off' },
    because: 'SQL put together from optional parts',
  },
  {
    files: [
      'libs/i18n/src/kit-texts.ts',
      'libs/remote-kit/src/lifecycles.tsx',
      'libs/ui/src/booking/**',
      'libs/ui/src/results/**',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
    because:
      'it is bundled into a remote and must meet the shared copy of its own library, by its public name',
  },
  {
    files: ['api/src/platform/http/route.ts'],
    rules: { 'max-params': 'off' },
    because: 'reads as one line of a route table',
  },
];
