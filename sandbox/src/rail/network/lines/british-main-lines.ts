import type { LineGroup } from '../line-row';

const LNER = { code: 'GR', name: 'LNER' };
const AVANTI = { code: 'VT', name: 'Avanti West Coast' };
const GWR = { code: 'GW', name: 'Great Western Railway' };

/** The East Coast, West Coast and Great Western Main Lines from London. */
export const BRITISH_MAIN_LINES: readonly LineGroup[] = [
  {
    carrier: LNER,
    product: 'LNER',
    kind: 'high-speed',
    rows: [
      [
        101,
        '06:00-19:00/60',
        'GB:london-kings-cross peterborough=46 york=112 darlington=140 newcastle=170 berwick-upon-tweed=215 edinburgh-waverley=262',
      ],
      [
        301,
        '06:33-21:33/60',
        'GB:london-kings-cross peterborough=46 grantham=66 doncaster=96 wakefield-westgate=118 leeds=134',
      ],
      [
        501,
        '07:30-16:30/180',
        'GB:london-kings-cross york=112 newcastle=170 edinburgh-waverley=262 kirkcaldy=300 dundee=340 aberdeen=420',
      ],
    ],
  },
  {
    carrier: AVANTI,
    product: 'Avanti West Coast',
    kind: 'high-speed',
    rows: [
      [
        1101,
        '06:10-22:10/30',
        'GB:london-euston coventry=60 birmingham-international=71 birmingham-new-street=82 wolverhampton=104',
      ],
      [
        1201,
        '06:16-21:16/30',
        'GB:london-euston stoke-on-trent=90 macclesfield=106 stockport=119 manchester-piccadilly=128',
      ],
      [1301, '06:07-21:07/60', 'GB:london-euston crewe=95 runcorn=114 liverpool-lime-street=134'],
      [
        1401,
        '06:30-18:30/60',
        'GB:london-euston warrington-bank-quay=105 wigan-north-western=117 preston=130 lancaster=145 oxenholme-lake-district=160 penrith=184 carlisle=200 glasgow-central=271',
      ],
      [
        1501,
        '07:02-19:02/120',
        'GB:london-euston milton-keynes-central=32 crewe=98 chester=120 llandudno-junction=168 bangor-gwynedd=186 holyhead=220',
      ],
    ],
  },
  {
    carrier: GWR,
    product: 'GWR',
    kind: 'intercity',
    rows: [
      [
        2101,
        '06:30-22:30/30',
        'GB:london-paddington reading=24 didcot-parkway=40 swindon=58 chippenham=71 bath-spa=84 bristol-temple-meads=98',
      ],
      [
        2201,
        '06:48-21:48/60',
        'GB:london-paddington reading=24 swindon=53 bristol-parkway=79 newport-gwent=102 cardiff-central=116 bridgend=138 swansea=170',
      ],
      [
        2301,
        '07:03-18:03/60',
        'GB:london-paddington reading=24 taunton=102 exeter-st-davids=126 newton-abbot=148 plymouth=188 truro=268 penzance=308',
      ],
      [2401, '06:20-22:20/30', 'GB:london-paddington reading=26 oxford=54'],
      [
        2501,
        '07:52-19:52/120',
        'GB:london-paddington reading=26 oxford=54 worcester-foregate-street=130 great-malvern=146 hereford=176',
      ],
      [2601, '05:55-22:55/30', 'GB:london-paddington heathrow-terminals-1-2-3-rail=16'],
    ],
  },
];
