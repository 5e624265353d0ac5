/* WAYFARE_PSEUDO=1: literals with `en` and `nl` get a pseudo entry (decision 0123). Lint forbids other branches. */
const { parse } = require('acorn');

const HELPER = '__withPseudo';
const NAMES = /\ben\b[\s\S]*\bnl\b|\bnl\b[\s\S]*\ben\b/;

const isNode = (value) =>
  typeof value === 'object' && value !== null && typeof value.type === 'string';

function* nodesOf(node) {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child);
}

const nameOf = ({ type, computed, key }) =>
  type !== 'Property' || computed ? null : key.type === 'Identifier' ? key.name : key.value;

function isTable({ type, properties }) {
  if (type !== 'ObjectExpression') return false;
  const names = properties.map(nameOf);
  return names.includes('en') && names.includes('nl');
}

/** Code with its tables completed; `bring` is the import statement of a helper. */
exports.completeTables = function completeTables(code, sourceType, bring) {
  if (!NAMES.test(code)) return code;
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType,
    allowReturnOutsideFunction: true,
  });
  const marks = [...nodesOf(program)].filter(isTable).flatMap(({ start, end }) => [
    { at: start, text: `${HELPER}(` },
    { at: end, text: ')' },
  ]);
  if (marks.length === 0) return code;
  const completed = marks
    .sort((one, other) => other.at - one.at)
    .reduce((text, mark) => text.slice(0, mark.at) + mark.text + text.slice(mark.at), code);
  return `${bring(HELPER)}\n${completed}`;
};
