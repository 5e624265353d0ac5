import { JSDOM } from 'jsdom';

export type Value = string | boolean | Readonly<Record<string, string>>;

/** An element of a page as React takes it. */
export interface Shown {
  tag: string;
  props: Readonly<Record<string, Value>>;
  children: readonly (Shown | string)[];
}

/** No part of what is shown, or what each framework adds in its own way. */
const UNSEEN = 'script, style, link, template';

/** What React calls otherwise than HTML does. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  colspan: 'colSpan',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  enterkeyhint: 'enterKeyHint',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  minlength: 'minLength',
  novalidate: 'noValidate',
  readonly: 'readOnly',
  referrerpolicy: 'referrerPolicy',
  rowspan: 'rowSpan',
  spellcheck: 'spellCheck',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};
/** There or not there: React writes them for `true`. */
const SWITCHES = new Set(
  'allowFullScreen autoFocus checked disabled hidden inert multiple noValidate open readOnly required'.split(
    ' ',
  ),
);
/** Where a field starts; a value alone could not be changed. */
const STARTS: Readonly<Record<string, string>> = {
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const FIELDS = new Set(['input', 'textarea']);

const camelCase = (name: string) =>
  name.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

function nameOf(name: string): string {
  if (/^(?:data|aria)-/.test(name)) return name;
  return NAMES[name] ?? camelCase(name);
}

const styleOf = (text: string) =>
  Object.fromEntries(
    text
      .split(/;(?![^(]*\))/)
      .map((part) => part.split(/:(.*)/s).map((side) => side.trim()))
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', value = '']) => [name.startsWith('--') ? name : camelCase(name), value]),
  );

function propsOf(element: Element): Record<string, Value> {
  const tag = element.localName;
  const props: Record<string, Value> = {};
  for (const { name, value } of element.attributes) {
    const known = nameOf(name);
    if (tag === 'option' && known === 'selected') continue;
    const own = FIELDS.has(tag) ? (STARTS[known] ?? known) : known;
    if (known === 'style') props[own] = styleOf(value);
    else props[own] = SWITCHES.has(known) ? true : value;
  }
  const chosen = tag === 'select' ? element.querySelector('option[selected]') : null;
  if (chosen !== null)
    props.defaultValue = chosen.getAttribute('value') ?? chosen.textContent ?? '';
  return props;
}

function shownOf(element: Element): Shown {
  const children: (Shown | string)[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === 3) children.push(node.textContent ?? '');
    if (node.nodeType === 1 && !(node as Element).matches(UNSEEN))
      children.push(shownOf(node as Element));
  }
  return { tag: element.localName, props: propsOf(element), children };
}

const documentOf = (html: string) => new JSDOM(html).window.document;

/** The elements that a page shows, as a tree that React can make the same page of. */
export const bodyOf = (html: string): Shown => shownOf(documentOf(html).body);

/** How many elements a page shows below its body. */
export function elementsIn(html: string): number {
  const { body } = documentOf(html);
  const unseen = [...body.querySelectorAll(UNSEEN)];
  return [...body.querySelectorAll('*')].filter(
    (element) => !unseen.some((other) => other.contains(element)),
  ).length;
}

/** Of a page's head what is seen, and what a reader's browser fetches to show it. */
export function headOf(html: string): Shown[] {
  const KEPT = 'title, meta[name], link[rel=icon], link[rel=stylesheet], link[rel=canonical]';
  return [...documentOf(html).head.querySelectorAll(KEPT)].map((element) => {
    const { tag, props, children } = shownOf(element);
    const { integrity: _, crossOrigin: __, ...kept } = props;
    return { tag, props: kept, children };
  });
}
