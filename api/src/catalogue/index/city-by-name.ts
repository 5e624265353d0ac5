import { normalise } from '../text/normalise';
import type { PlaceCorpus } from './corpora';
import { stepsTo } from '../tree/place-tree';
import type { PlaceNode } from '../tree/place-tree';

/** Own names before synonyms, then popularity. */
export function findCity(corpus: PlaceCorpus, name: string, countryCode: string): PlaceNode | null {
  const text = normalise(name);
  if (text === '') return null;
  let other: PlaceNode | null = null;
  for (const document of corpus.index.exact(text.split(' '))) {
    const node = corpus.nodes[document];
    if (node?.stored.type !== 'city' || stepsTo(node)[0]?.stored.id !== countryCode) continue;
    if (corpus.namesOf(document).includes(text)) return node;
    if (corpus.aliasesOf(document).includes(text)) other ??= node;
  }
  return other;
}
