/* What an expression of PromQL asks for. Whether it is one, promtool says (`npm run test:long -- alerts`). */

export interface Selector {
  readonly name: string;
  readonly labels: readonly string[];
}

export interface Asked {
  readonly selectors: readonly Selector[];
  readonly grouping: readonly string[];
  readonly made: readonly string[];
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[[^\]]*\]|[A-Za-z_:][\w:]*|\d[\w.]*|\S/g;
const NAME = /^[A-Za-z_:]/;
const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'offset']);
const GROUPING = new Set(['by', 'without', 'on', 'ignoring', 'group_left', 'group_right']);

/** `label_replace(series, "made", "$1", …)` */
const MADE = /"(\w+)"\s*,\s*"\$\d/g;

export function askedIn(expression: string): Asked {
  const tokens: readonly string[] = expression.match(TOKEN) ?? [];
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  const namesUpTo = (at: number, end: string) =>
    tokens.slice(at, tokens.indexOf(end, at)).filter((token) => NAME.test(token));
  for (let at = 0; at < tokens.length; at += 1) {
    const [token = '', next = ''] = tokens.slice(at, at + 2);
    if (!NAME.test(token) || OPERATORS.has(token)) continue;
    if (GROUPING.has(token)) {
      if (next !== '(') continue;
      grouping.push(...namesUpTo(at + 2, ')'));
      at = tokens.indexOf(')', at);
    } else if (next === '{') {
      selectors.push({ name: token, labels: namesUpTo(at + 2, '}') });
      at = tokens.indexOf('}', at);
      // a function is called, and an aggregation may be told first by what
    } else if (next !== '(' && !['by', 'without'].includes(next))
      selectors.push({ name: token, labels: [] });
  }
  const made = [...expression.matchAll(MADE)].map(([, label = '']) => label);
  return { selectors, grouping, made };
}
