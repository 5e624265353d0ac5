/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...b].entries()) {
      line.push(
        Math.min(
          (line[column] ?? 0) + 1,
          (above[column + 1] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    above = line;
  }
  return above[b.length] ?? 0;
}

/** Short names are near many others. */
const SHORTEST = 6;
const NEAR = 2;

/** Meant: variables of other processes and of Node's world that resemble ours. */
const OF_OTHERS =
  /^(API_URL|PORT|SANDBOX_(PORT|HOST|SMTP_PORT|WEBHOOK_URL|WEBHOOK_SECRET|WARM|FAULTS)|TAG_MANAGER_URL|CONTENT_TEST_URL|CONTENT_TEST_TOKEN|TEST_DATABASE_URL|HOSTNAME|HOSTTYPE)$/;

export function nearMisses(given: readonly string[], known: readonly string[]): string[] {
  const isKnown = new Set(known.flatMap((name) => [name, `${name}_FILE`]));
  return given
    .filter((name) => name.length >= SHORTEST && !isKnown.has(name) && !OF_OTHERS.test(name))
    .flatMap((name) => {
      const meant = known.find(
        (other) => other.length >= SHORTEST && distance(name.toUpperCase(), other) <= NEAR,
      );
      return meant === undefined ? [] : [`${name} is not read: is ${meant} meant?`];
    });
}
