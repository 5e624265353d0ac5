export type FormValue = string | FormValue[] | Params;
export interface Params {
  [key: string]: FormValue;
}

interface Branch {
  [key: string]: string | Branch;
}

const branch = (): Branch => Object.create(null) as Branch;

/** `line_items[0][price_data][currency]` as its four steps; `expand[]` gets the next free number. */
function stepsOf(name: string): string[] {
  const head = name.split('[', 1)[0] ?? name;
  return [
    head,
    ...Array.from(name.slice(head.length).matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? ''),
  ];
}

function put(tree: Branch, name: string, value: string): void {
  const steps = stepsOf(name);
  let here = tree;
  steps.forEach((step, index) => {
    const key = step === '' ? String(Object.keys(here).length) : step;
    if (index === steps.length - 1) {
      here[key] = value;
      return;
    }
    const next = here[key];
    const child = typeof next === 'object' ? next : branch();
    here[key] = child;
    here = child;
  });
}

function withLists(node: Branch): Params | FormValue[] {
  const entries = Object.entries(node).map(
    ([key, value]) => [key, typeof value === 'string' ? value : withLists(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Stripe's form encoding: brackets nest, numbers from zero on make a list. */
export function parseForm(text: string): Params {
  const tree = branch();
  for (const [name, value] of new URLSearchParams(text)) put(tree, name, value);
  const parsed = withLists(tree);
  return Array.isArray(parsed) ? {} : parsed;
}
