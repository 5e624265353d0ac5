/* jsdom matches all rules on all elements: indexed here by a selector's last compound (a twelfth of page suites). */
const load = (name) => require(`jsdom/lib/jsdom/living/helpers/${name}.js`);

const RESOLVED = ['visibility', 'pointer-events', 'color'];
/** names by selector; `null` matches any */
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
/* Collections are copied on each query, which calls these two. */
collection.prototype.namedItem = function (name) {
  return name === 'length' || name === 'constructor' ? null : namedItem.call(this, name);
};
