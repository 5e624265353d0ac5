import type { LineGroup } from '../line-row';

const CALEDONIAN = { code: 'CS', name: 'Caledonian Sleeper' };
const GWR = { code: 'GW', name: 'Great Western Railway' };

/** Trains that people sleep in, of Great Britain. */
export const BRITISH_NIGHTS: readonly LineGroup[] = [
  {
    carrier: CALEDONIAN,
    product: 'Caledonian Sleeper',
    kind: 'night',
    rows: [
      [21, '23:45', 'GB:london-euston glasgow-central=455', { days: '123457', back: '23:40' }],
      [31, '23:50', 'GB:london-euston edinburgh-waverley=460', { days: '123457', back: '23:40' }],
      [
        41,
        '21:15',
        'GB:london-euston perth=500 aviemore=640 inverness=690',
        { days: '123457', back: '20:45' },
      ],
    ],
  },
  {
    carrier: GWR,
    product: 'Night Riviera',
    kind: 'night',
    rows: [
      [
        2991,
        '23:45',
        'GB:london-paddington exeter-st-davids=265 plymouth=345 truro=450 penzance=495',
        { days: '123457', back: '21:45' },
      ],
    ],
  },
];
