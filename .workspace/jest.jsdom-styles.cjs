/*
 * jsdom asks each of its hundred rules of every element anew after every change of a document, and computes fifteen
 * colours with each style: a twelfth of the suites of pages. Here a rule is asked only of elements that its selector's
 * last word names, and of colours there is the one that the site reads. Loaded before jsdom, which takes both over.
 */
const load = (name) => require(`jsdom/lib/jsdom/living/helpers/${name}.js`);

const RESOLVED = ['visibility', 'pointer-events', 'color'];
/** names that a selector can match, by selector; `null` of one that can match any */
const known = new Map();

const lastName = (selector) =>
  /^[a-z][\w-]*/i
    .exec(
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1),
    )?.[0]
    .toLowerCase();

function namesIn(selector) {
  if (/[\\|]/.test(selector)) return null;
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  const names = plain.split(',').map(lastName);
  return names.includes(undefined) ? null : new Set(names);
}

function namesOf(selector) {
  if (!known.has(selector)) known.set(selector, namesIn(selector));
  return known.get(selector);
}

const selectors = load('selectors');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const names = namesOf(selector);
  return (
    (names === null || names.has(element._localName.toLowerCase())) &&
    matchesDontThrow(element, selector)
  );
};

const { propertiesWithResolvedValueImplemented: resolved } = load('style-rules');
for (const name of Object.keys(resolved)) if (!RESOLVED.includes(name)) delete resolved[name];

const {
  implementation: collection,
} = require('jsdom/lib/jsdom/living/nodes/HTMLCollection-impl.js');
const { namedItem } = collection.prototype;
/* Each query copies collections, which asks them for these two, and they look for an element of that name. */
collection.prototype.namedItem = function (name) {
  return name === 'length' || name === 'constructor' ? null : namedItem.call(this, name);
};
