import type { Shown } from './tree';

export const isElement = (node: Shown | string): node is Shown => typeof node !== 'string';
export const elementsOf = (node: Shown) => node.children.filter(isElement);
export const withAll = (node: Shown): Shown[] => [node, ...elementsOf(node).flatMap(withAll)];
export const sizeOf = (node: Shown) => withAll(node).length - 1;
export const holds = (node: Shown, wanted: Shown) => withAll(node).includes(wanted);

/** The list whose items are most of the page. */
export function listOf(body: Shown): Shown | undefined {
  const weight = (node: Shown) =>
    node.children.length > 2 &&
    node.children.every((child) => isElement(child) && sizeOf(child) > 5)
      ? sizeOf(node)
      : 0;
  const [best] = withAll(body)
    .filter((node) => new Set(elementsOf(node).map(({ tag }) => tag)).size === 1)
    .toSorted((one, other) => weight(other) - weight(one));
  return best !== undefined && weight(best) > 0 ? best : undefined;
}
