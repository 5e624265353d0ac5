/* The kept runs as one table of text in the repository: a line a run, a column a figure. */

export interface KeptRun {
  date: string;
  commit: string;
  /** of the machine; 1 is as fast as where the first figures come from */
  speed: number;
  marks: Readonly<Record<string, number>>;
}

const FIXED = ['date', 'commit', 'speed'];
const SHOWN = 10;
const STEPS = '▁▂▃▄▅▆▇█';

/** The runs of a history, oldest first. */
export function readHistory(text: string): KeptRun[] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = head.split('\t');
  return lines.map((line) => {
    const fields = new Map(line.split('\t').map((field, at) => [names[at] ?? '', field]));
    const marks = [...fields]
      .filter(([name, field]) => !FIXED.includes(name) && field !== '')
      .map(([name, field]) => [name, Number(field)] as const);
    return {
      date: fields.get('date') ?? '',
      commit: fields.get('commit') ?? '',
      speed: Number(fields.get('speed')),
      marks: Object.fromEntries(marks),
    };
  });
}

/** A history with one more run. A figure that no run had before gets a column, which the others leave empty. */
export function withRun(text: string, run: KeptRun): string {
  const runs = [...readHistory(text), run];
  const known = (text.split('\n')[0] ?? '').split('\t').filter((name) => name !== '');
  const names = [...new Set([...FIXED, ...known, ...Object.keys(run.marks)])];
  const lines = runs.map(({ marks, date, commit, speed }) => {
    const fields: Readonly<Record<string, string | number>> = { ...marks, date, commit, speed };
    return names.map((name) => fields[name] ?? '').join('\t');
  });
  return `${[names.join('\t'), ...lines].join('\n')}\n`;
}

/** The last ten values of a figure as a line of blocks, the first and the last as numbers. */
export function trendOf(runs: readonly KeptRun[], key: string): string {
  const values = runs
    .flatMap(({ marks }) => marks[key] ?? [])
    .filter((value) => Number.isFinite(value))
    .slice(-SHOWN);
  const [first, last] = [values[0], values.at(-1)];
  if (values.length < 2 || first === undefined || last === undefined) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const block = (value: number) =>
    STEPS[high === low ? 3 : Math.round(((value - low) / (high - low)) * (STEPS.length - 1))] ?? '';
  return `${values.map(block).join('')} ${first} → ${last}`;
}
