const OURS = /^(?:wayfare_|http_)/;

/** Samples of Prometheus' text format by name, with the names of their labels in order: ours, and those in `known`. */
export function exportedSeries(
  text: string,
  known: Readonly<Record<string, unknown>>,
): Record<string, string[]> {
  const samples = text.split('\n').flatMap((line) => {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined || !(OURS.test(name) || name in known)) return [];
    const names = [...labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)].map(([, label = '']) => label);
    return [[name, names.sort()] as const];
  });
  return Object.fromEntries(samples);
}
