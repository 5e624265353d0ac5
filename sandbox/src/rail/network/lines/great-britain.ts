import type { LineGroup } from '../line-row';

const SWR = { code: 'SW', name: 'South Western Railway' };
const SOUTHERN = { code: 'SN', name: 'Southern' };
const SOUTHEASTERN = { code: 'SE', name: 'Southeastern' };
const ANGLIA = { code: 'LE', name: 'Greater Anglia' };
const EAST_MIDLANDS = { code: 'EM', name: 'East Midlands Railway' };
const CROSS_COUNTRY = { code: 'XC', name: 'CrossCountry' };
const TRANSPENNINE = { code: 'TP', name: 'TransPennine Express' };
const SCOTRAIL = { code: 'SR', name: 'ScotRail' };
const WALES = { code: 'AW', name: 'Transport for Wales' };
const CHILTERN = { code: 'CH', name: 'Chiltern Railways' };

/** Long-distance lines of Great Britain beside the main lines. */
export const GREAT_BRITAIN: readonly LineGroup[] = [
  {
    carrier: SWR,
    product: 'SWR',
    kind: 'intercity',
    rows: [
      [
        3101,
        '06:35-22:05/30',
        'GB:london-waterloo winchester=57 southampton-central=78 bournemouth=108 poole=119 weymouth=163',
      ],
      [3201, '06:30-22:00/30', 'GB:london-waterloo guildford=34 portsmouth-harbour=96'],
      [
        3301,
        '07:20-20:20/60',
        'GB:london-waterloo basingstoke=46 salisbury=84 yeovil-junction=135 exeter-st-davids=205',
      ],
    ],
  },
  {
    carrier: SOUTHERN,
    product: 'Southern',
    kind: 'intercity',
    rows: [
      [4101, '06:06-23:06/30', 'GB:london-victoria east-croydon=16 gatwick-airport=32 brighton=60'],
      [
        4201,
        '06:16-22:16/60',
        'GB:london-victoria gatwick-airport=32 lewes=64 eastbourne=86 hastings=120',
      ],
    ],
  },
  {
    carrier: SOUTHEASTERN,
    product: 'Southeastern',
    kind: 'intercity',
    rows: [
      [
        4301,
        '06:12-22:12/30',
        'GB:london-st-pancras ashford-international=38 folkestone-central=53 dover-priory=66',
      ],
      [
        4401,
        '06:25-22:25/60',
        'GB:london-st-pancras ashford-international=38 canterbury-west=55 ramsgate=76',
      ],
      [4501, '06:10-22:10/60', 'GB:london-victoria maidstone-east=60 ashford-international=90'],
    ],
  },
  {
    carrier: ANGLIA,
    product: 'Greater Anglia',
    kind: 'intercity',
    rows: [
      [5101, '06:30-22:30/30', 'GB:london-liverpool-street colchester=50 ipswich=68 norwich=108'],
      [5201, '05:40-22:40/30', 'GB:london-liverpool-street stansted-airport=48'],
      [5301, '06:12-22:12/30', 'GB:london-kings-cross cambridge=49 ely=66 kings-lynn=100'],
    ],
  },
  {
    carrier: EAST_MIDLANDS,
    product: 'EMR',
    kind: 'intercity',
    rows: [
      [
        6101,
        '06:05-21:35/60',
        'GB:london-st-pancras leicester=66 derby=90 chesterfield=110 sheffield=124',
      ],
      [6201, '06:15-21:45/60', 'GB:london-st-pancras kettering=45 leicester=72 nottingham=98'],
      [6301, '06:52-18:52/60', 'GB:nottingham grantham=34 peterborough=68 ely=104 norwich=160'],
    ],
  },
  {
    carrier: CROSS_COUNTRY,
    product: 'CrossCountry',
    kind: 'intercity',
    rows: [
      [
        7101,
        '06:08-16:08/60',
        'GB:edinburgh-waverley newcastle=92 durham=106 darlington=124 york=155 leeds=180 sheffield=225 derby=260 birmingham-new-street=302 cheltenham-spa=345 bristol-temple-meads=395 exeter-st-davids=465 plymouth=528',
      ],
      [
        7201,
        '06:27-18:27/60',
        'GB:manchester-piccadilly stoke-on-trent=42 wolverhampton=76 birmingham-new-street=95 coventry=122 oxford=170 reading=196 basingstoke=218 southampton-central=252 bournemouth=284',
      ],
      [
        7301,
        '06:52-19:52/60',
        'GB:birmingham-new-street leicester=52 peterborough=106 cambridge=160 stansted-airport=195',
      ],
      [
        7401,
        '06:30-20:30/60',
        'GB:birmingham-new-street gloucester=55 newport-gwent=105 cardiff-central=120',
      ],
    ],
  },
  {
    carrier: TRANSPENNINE,
    product: 'TransPennine Express',
    kind: 'intercity',
    rows: [
      [
        8101,
        '06:05-21:05/60',
        'GB:liverpool-lime-street manchester-victoria=36 huddersfield=70 leeds=90 york=116 newcastle=180',
      ],
      [
        8201,
        '06:11-20:11/120',
        'GB:manchester-piccadilly preston=45 lancaster=62 carlisle=120 edinburgh-waverley=200',
      ],
      [8301, '06:42-20:42/60', 'GB:manchester-piccadilly sheffield=50 doncaster=78 hull=135'],
      [8401, '06:20-20:20/60', 'GB:york scarborough=50'],
    ],
  },
  {
    carrier: SCOTRAIL,
    product: 'ScotRail',
    kind: 'intercity',
    rows: [
      [9101, '06:00-23:00/30', 'GB:edinburgh-waverley falkirk-high=26 glasgow-queen-street=49'],
      [
        9201,
        '06:41-19:41/120',
        'GB:glasgow-queen-street stirling=27 perth=60 dundee=82 aberdeen=156',
      ],
      [
        9301,
        '06:33-18:33/120',
        'GB:edinburgh-waverley stirling=48 perth=82 pitlochry=112 aviemore=174 inverness=212',
      ],
      [9401, '08:21 12:21 18:21', 'GB:glasgow-queen-street fort-william=226 mallaig=310'],
      [9451, '08:35 12:35 18:10', 'GB:glasgow-queen-street oban=190'],
      [9501, '07:10 13:10 17:10', 'GB:aberdeen inverness=140'],
      [9551, '07:00 10:40 14:00 18:20', 'GB:inverness thurso=230'],
    ],
  },
  {
    carrier: WALES,
    product: 'TfW Rail',
    kind: 'intercity',
    rows: [
      [
        10101,
        '06:50-18:50/120',
        'GB:cardiff-central newport-gwent=13 hereford=58 shrewsbury=112 wrexham-general=145 chester=162',
      ],
      [
        10201,
        '07:30-19:30/120',
        'GB:birmingham-international birmingham-new-street=14 wolverhampton=33 shrewsbury=75 aberystwyth=190',
      ],
      [
        10301,
        '06:40-19:40/60',
        'GB:manchester-piccadilly crewe=36 shrewsbury=70 hereford=122 newport-gwent=170 cardiff-central=185',
      ],
      [10401, '06:55-18:55/120', 'GB:swansea carmarthen=48 fishguard-harbour=105'],
    ],
  },
  {
    carrier: CHILTERN,
    product: 'Chiltern Railways',
    kind: 'intercity',
    rows: [
      [
        11101,
        '06:10-22:10/30',
        'GB:london-marylebone banbury=58 leamington-spa=74 birmingham-moor-street=104',
      ],
    ],
  },
];
