import type { Language } from '@wayfare/domain';
import type { Place } from '../records/records';
import { toPlace } from '../tree/place-tree';
import type { PlaceNode } from '../tree/place-tree';

export function withAllBelow(node: PlaceNode): PlaceNode[] {
  return [node, ...node.children.flatMap(withAllBelow)];
}

export function withHotels(nodes: readonly PlaceNode[], language: Language): Place[] {
  const collator = new Intl.Collator(language);
  return nodes
    .filter(({ stored }) => stored.hotel_count > 0)
    .map(toPlace)
    .sort((a, b) => collator.compare(a.names[language], b.names[language]));
}
