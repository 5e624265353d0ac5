import { barText, verdict } from '../report';
import { trendOf, type KeptRun } from './history';
import type { Mark, Row } from './rows';
import { SIDES, type Side } from './sides';

export interface Overview {
  rows: readonly Row[];
  names: Readonly<Record<'react-router' | 'next', string>>;
  /** what was measured where, a sentence each */
  about: readonly string[];
}

const lines = (texts: readonly string[]) => texts.filter((text) => text !== '').join('<br>');
const judged = (mark: Mark) =>
  mark.bar === undefined ? '' : `${verdict(mark)}: ${mark.value} ${mark.unit}`;
const trend = (mark: Mark, runs: readonly KeptRun[], isAlone: boolean) => {
  const text = trendOf(runs, mark.key);
  return text === '' || isAlone ? text : `${mark.what} ${text}`;
};

/** All sides, bars and the limit in one table, with the trend of the runs that were kept and of this one. */
export function overviewText({ rows, names, about }: Overview, runs: readonly KeptRun[]): string {
  const headings: Record<Side, string> = {
    wayfare: 'Wayfare',
    cached: 'Wayfare, kept page',
    ...names,
    bare: 'limit: bare `renderToString`',
  };
  const body = rows.map(({ what, cells, marks }) => {
    const barred = marks.filter(({ bar }) => bar !== undefined);
    return [
      what,
      ...SIDES.map((side) => cells[side] ?? ''),
      lines(barred.map((mark) => `${mark.what} ${barText(mark)} ${mark.unit}`)),
      lines(barred.map(judged)),
      lines(marks.map((mark) => trend(mark, runs, marks.length === 1))),
    ];
  });
  const table = [
    ['', ...SIDES.map((side) => headings[side]), 'bar', 'verdict', 'trend'],
    ['---', ...SIDES.map(() => '---:'), '---', '---', '---'],
    ...body,
  ];
  return [
    '## Wayfare, its peers and the limit',
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...about.map((sentence) => `- ${sentence}`),
    '',
  ].join('\n');
}
