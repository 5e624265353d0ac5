import type { KnownPlace } from '../circles/settle-circles';
import { normalise, wordsOf } from '../text/normalise';
import type { HotelTable } from './hotel-table';
import type { PlaceNode, PlaceTree } from '../tree/place-tree';
import { stepsTo } from '../tree/place-tree';
import type { Corpus } from '../text/suggester';
import { TextIndexBuilder } from '../text/text-index';

export interface PlaceCorpus extends Corpus {
  readonly nodes: readonly PlaceNode[];
}

/** Names in both languages and synonyms; `known` adds more by id. */
export function placeCorpus(
  tree: PlaceTree,
  known: ReadonlyMap<string, KnownPlace> = new Map(),
): PlaceCorpus {
  const popularityOf = ({ stored: { id, popularity } }: PlaceNode) =>
    Math.max(popularity, known.get(id)?.popularity ?? -Infinity);
  const nodes = [...tree.nodes].sort(
    (a, b) => popularityOf(b) - popularityOf(a) || (a.stored.id < b.stored.id ? -1 : 1),
  );
  const builder = new TextIndexBuilder();
  const contexts = new Map<string, number>();
  const names: string[][] = [];
  const aliases: string[][] = [];
  for (const node of nodes) {
    const own = [...new Set(Object.values(node.names).map(normalise))];
    const others = [...node.stored.aliases, ...(known.get(node.stored.id)?.aliases ?? [])].map(
      normalise,
    );
    names.push(own);
    aliases.push(others);
    const above = node.parent?.stored.id ?? '';
    const context = contexts.get(above) ?? builder.addContext(wordsAbove(node));
    contexts.set(above, context);
    builder.add([...own, ...others].flatMap(wordsOf), context);
  }
  return {
    nodes,
    index: builder.build(),
    popularityOf: (document) => {
      const node = nodes[document];
      return node === undefined ? 0 : popularityOf(node);
    },
    namesOf: (document) => names[document] ?? [],
    aliasesOf: (document) => aliases[document] ?? [],
  };
}

export interface HotelCorpus extends Corpus {
  readonly rows: Uint32Array;
}

/** `rows` are in recommended order; a hotel also matches by name plus city. */
export function hotelCorpus(table: HotelTable, rows: Uint32Array, tree: PlaceTree): HotelCorpus {
  const builder = new TextIndexBuilder();
  const contexts = tree.cities.map((node) =>
    node.stored.hotel_count > 0 ? builder.addContext(wordsHere(node)) : -1,
  );
  const { names, city, recommendation } = table.columns;
  for (const row of rows) {
    builder.add(wordsOf(names[row] ?? ''), contexts[city[row] ?? 0] ?? -1);
  }
  return {
    rows,
    index: builder.build(),
    popularityOf: (document) => (recommendation[rows[document] ?? 0] ?? 0) / 333,
    namesOf: (document) => [normalise(names[rows[document] ?? 0] ?? '')],
    aliasesOf: () => [],
  };
}

function wordsAbove(node: PlaceNode): string[] {
  return node.parent === null
    ? []
    : stepsTo(node.parent).flatMap(({ names }) => Object.values(names).flatMap(wordsOf));
}

function wordsHere(node: PlaceNode): string[] {
  return [...wordsAbove(node), ...Object.values(node.names).flatMap(wordsOf)];
}
