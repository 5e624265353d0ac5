import { median } from '../report';
import type { Phone } from './phone';
import { cellsOf, kilobytes, mark, type Row } from './rows';
import type { Scripts, ScriptsOfPages } from './scripts';
import { SITES, type SiteSide } from './sides';

const scriptsText = ({ bytes, files }: Scripts) => `${kilobytes(bytes)} kB, ${files} files`;

function groupRow(
  key: string,
  what: string,
  pages: Readonly<Record<string, Scripts>>,
  atMost: number,
): Row {
  const all = Object.entries(pages);
  const worst = Math.max(...all.map(([, { bytes }]) => bytes));
  return {
    what: `JavaScript, ${what}`,
    cells: { wayfare: all.map(([name, one]) => `${name} ${kilobytes(one.bytes)} kB`).join('<br>') },
    marks: [mark(key, 'the worst', worst / 1000, 'kB', { atMost })],
  };
}

/** Rows of what browsers fetch. */
export function scriptsRows({ peers, reading, searching, booking }: ScriptsOfPages): Row[] {
  return [
    {
      what: 'JavaScript of this page until 2.5 s',
      cells: cellsOf(SITES, (side) => scriptsText(peers[side])),
      marks: [
        mark(
          'js',
          'against the lighter peer',
          peers.wayfare.bytes / Math.min(peers['react-router'].bytes, peers.next.bytes),
          '×',
        ),
      ],
    },
    groupRow('js-reading', 'pages to read', reading, 15),
    groupRow('js-searching', 'home, results, hotel', searching, 125),
    groupRow('js-booking', 'steps of bookings', booking, 150),
  ];
}

/** Rows of what a slow phone sees. */
export function phoneRows(phone: Phone): Row[] {
  const of = (side: SiteSide, value: 'lcp' | 'tti' | 'tbt') =>
    median(phone[side].map((one) => one[value]));
  const best = (value: 'lcp' | 'tti') => Math.min(of('react-router', value), of('next', value));
  const cells = (value: 'lcp' | 'tti' | 'tbt') =>
    cellsOf(SITES, (side) => `${Math.round(of(side, value)).toLocaleString('en')} ms`);
  return [
    {
      what: 'largest contentful paint, slow phone',
      cells: cells('lcp'),
      marks: [
        mark('lcp', 'against the better peer', of('wayfare', 'lcp') / best('lcp'), '×', {
          below: 1,
        }),
      ],
    },
    {
      what: 'time to interactive, slow phone',
      cells: cells('tti'),
      marks: [
        mark('tti', 'against the better peer', of('wayfare', 'tti') / best('tti'), '×', {
          atMost: 1,
        }),
      ],
    },
    {
      what: 'total blocking time, slow phone',
      cells: cells('tbt'),
      marks: [mark('tbt', 'ours', of('wayfare', 'tbt'), 'ms', { atMost: 60 })],
    },
  ];
}
