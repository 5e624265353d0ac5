/*
 * With WAYFARE_PSEUDO=1: each table by language in a compiled file, an object with `en` and `nl`, gets the pseudo-language
 * beside them, made of its English (decision 0123). Lint forbids every other way to ask for a language.
 */
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

/** The code of a file with its tables completed; `bring` is the statement that brings the helper of a name. */
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
