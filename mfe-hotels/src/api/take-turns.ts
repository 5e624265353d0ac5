/** Round robin over the lists, up to `count` items. */
export function takeTurns<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, count);
}
