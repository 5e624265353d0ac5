/*
 * A page's tree as React components in one module, as somebody would have written them: what repeats is a component,
 * what differs between its uses is its data, and the cards of the longest list come in as the page's data.
 */
import { elementsOf, holds, isElement, listOf, sizeOf } from './nodes';
import type { Shown, Value } from './tree';

/** Which component, and what stands in its open places. */
export type Data = [kind: number, ...values: (Value | Data)[]];

export interface PageOfComponents {
  /** a module with `Page({ cards })` and `Head()` */
  source: string;
  cards: Data[];
  /** how many components make the page, and of how many kinds */
  components: number;
  kinds: number;
}

/** Where uses of one component may differ: a text, an attribute, or another component. */
type Hole = { value: Value } | { part: Shown };

interface Kind {
  id: number;
  uses: { part: Shown; holes: Hole[] }[];
  /** of each hole its place in the component's data; null for what all uses have alike */
  places: (number | null)[];
}

/** With fewer elements below it, an element is written where it stands. */
const OWN_COMPONENT = 2;

class Components {
  readonly kinds = new Map<string, Kind>();
  private readonly known = new Map<Shown, { kind: Kind; holes: Hole[] }>();

  constructor(
    private readonly body: Shown,
    private readonly list: Shown | undefined,
  ) {
    this.note(body);
    for (const kind of this.kinds.values()) {
      let next = 1;
      kind.places = (kind.uses[0]?.holes ?? []).map((_, at) => {
        const values = new Set(kind.uses.map(({ holes }) => this.whole(holes[at])));
        return values.size === 1 ? null : next++;
      });
    }
  }

  private isPart(node: Shown): boolean {
    return (
      node.tag === 'svg' ||
      sizeOf(node) >= OWN_COMPONENT ||
      this.list?.children.includes(node) === true
    );
  }

  private note(part: Shown): void {
    const holes: Hole[] = [];
    const structure = part === this.list ? 'the list' : this.structure(part, holes, true);
    const kind = this.kinds.get(structure) ?? { id: this.kinds.size, uses: [], places: [] };
    this.kinds.set(structure, kind);
    kind.uses.push({ part, holes });
    this.known.set(part, { kind, holes });
    const below = part === this.list ? elementsOf(part) : [];
    for (const hole of holes) if ('part' in hole) below.push(hole.part);
    for (const one of below) this.note(one);
  }

  /** What all uses of a component have in common; its holes in the order in which they are written. */
  private structure(node: Shown, holes: Hole[], isTop: boolean): string {
    if (!isTop && this.isPart(node)) {
      holes.push({ part: node });
      return '<>';
    }
    for (const value of Object.values(node.props)) holes.push({ value });
    const children = node.children.map((child) => {
      if (isElement(child)) return this.structure(child, holes, false);
      holes.push({ value: child });
      return '""';
    });
    return `${node.tag}(${Object.keys(node.props).join(' ')})[${children.join(',')}]`;
  }

  /** Everything that a hole has, to compare it. */
  private whole(hole: Hole | undefined): string {
    if (hole === undefined) return '';
    if ('value' in hole) return JSON.stringify(hole.value);
    const { kind, holes } = this.use(hole.part);
    return `${kind.id}(${holes.map((one) => this.whole(one)).join(',')})`;
  }

  private use(part: Shown) {
    const use = this.known.get(part);
    if (use === undefined) throw new Error(`<${part.tag}> is no component`);
    return use;
  }

  dataOf(part: Shown): Data {
    const { kind, holes } = this.use(part);
    const open = holes.filter((_, at) => kind.places[at] !== null);
    return [
      kind.id,
      ...open.map((hole) => ('value' in hole ? hole.value : this.dataOf(hole.part))),
    ];
  }

  /** A component's use in the code of another one that always has it. */
  private useCode(part: Shown): string {
    const data = this.dataOf(part);
    const props = [
      ...(data.length > 1 ? [`v: ${JSON.stringify(data)}`] : []),
      ...(this.list !== undefined && holds(part, this.list) ? ['cards'] : []),
    ];
    return `jsx(P${data[0]}, { ${props.join(', ')} })`;
  }

  /** The code of a component, whose open places are filled in the order of its holes. */
  private bodyCode(node: Shown, places: Iterator<number | null>, isTop: boolean): string {
    const place = () => places.next().value as number | null;
    const valueCode = (value: Value) => {
      const open = place();
      return open === null ? JSON.stringify(value) : `v[${open}]`;
    };
    if (!isTop && this.isPart(node)) {
      const open = place();
      return open === null ? this.useCode(node) : `shown(v[${open}])`;
    }
    const props = Object.entries(node.props).map(
      ([name, value]) => `${JSON.stringify(name)}: ${valueCode(value)}`,
    );
    const children = node.children.map((child) =>
      isElement(child) ? this.bodyCode(child, places, false) : valueCode(child),
    );
    return elementCode(node, props, children);
  }

  codeOf({ id, uses: [use], places }: Kind): string {
    if (use === undefined) return '';
    const { part } = use;
    const code =
      part === this.list
        ? `jsx(${JSON.stringify(part.tag)}, { ...${JSON.stringify(part.props)}, children: cards.map((card, at) => shown(card, at)) })`
        : this.bodyCode(
            part === this.body ? { ...part, tag: '', props: {} } : part,
            places.values(),
            true,
          );
    return `export function P${id}({ v, cards }) {\n  return ${code};\n}`;
  }
}

function elementCode(
  { tag }: Shown,
  props: readonly string[],
  children: readonly string[],
): string {
  const all = [...props];
  if (children.length === 1) all.push(`children: ${children[0] ?? ''}`);
  if (children.length > 1) all.push(`children: [${children.join(', ')}]`);
  const name = tag === '' ? 'Fragment' : JSON.stringify(tag);
  return `${children.length > 1 ? 'jsxs' : 'jsx'}(${name}, { ${all.join(', ')} })`;
}

const plainCode = (node: Shown): string =>
  elementCode(
    node,
    Object.entries(node.props).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    node.children.map((child) => (isElement(child) ? plainCode(child) : JSON.stringify(child))),
  );

/** A page's body and head as one module of components, and its cards as data. */
export function componentsOf(wholeBody: Shown, head: readonly Shown[]): PageOfComponents {
  const body = { ...wholeBody, props: {} };
  const list = listOf(body);
  const made = new Components(body, list);
  const kinds = [...made.kinds.values()];
  const source = [
    `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';`,
    `const shown = (v, key) => jsx(KINDS[v[0]], { v }, key);`,
    ...kinds.map((kind) => made.codeOf(kind)),
    `const KINDS = [${kinds.map(({ id }) => `P${id}`).join(', ')}];`,
    `export const Page = ({ cards }) => jsx(P0, { cards });`,
    `export const Head = () => jsxs(Fragment, { children: [${head.map(plainCode).join(', ')}] });`,
  ].join('\n');
  return {
    source: `${source}\n`,
    cards: list === undefined ? [] : elementsOf(list).map((card) => made.dataOf(card)),
    components: kinds.reduce((sum, { uses }) => sum + uses.length, 0),
    kinds: kinds.length,
  };
}
