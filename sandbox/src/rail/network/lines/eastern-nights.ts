import type { LineGroup } from '../line-row';

const PKP = { code: 'PKP', name: 'PKP Intercity' };
const CD = { code: 'CD', name: 'České dráhy' };
const MAV = { code: 'MAV', name: 'MÁV' };
const CFR = { code: 'CFR', name: 'CFR Călători' };
const SRBIJA = { code: 'SV', name: 'Srbija Voz' };
const BDZ = { code: 'BDZ', name: 'BDŽ' };

/** Trains that people sleep in, of the east and south-east. */
export const EASTERN_NIGHTS: readonly LineGroup[] = [
  {
    carrier: PKP,
    product: 'EuroNight',
    kind: 'night',
    rows: [
      [
        407,
        '19:50',
        'PL:warszawa-wschodnia warszawa-centralna=10 krakow-glowny=190 CZ:breclav=590 AT:wien-hbf=670',
        { back: '22:10' },
      ],
      [
        445,
        '21:45',
        'PL:warszawa-wschodnia warszawa-centralna=10 wroclaw-glowny=300 CZ:pardubice-hl-n=560 praha-hl-n=630',
        { back: '21:58' },
      ],
      [81171, '21:10', 'PL:krakow-glowny katowice=80 szczecin-glowny=600', { back: '21:20' }],
      [
        81101,
        '20:45',
        'PL:przemysl-glowny rzeszow=75 krakow-glowny=190 gdansk-glowny=640 sopot=660 gdynia-glowna=672',
        { back: '20:30' },
      ],
    ],
  },
  {
    carrier: CD,
    product: 'EuroNight',
    kind: 'night',
    rows: [
      [
        443,
        '22:05',
        'CZ:praha-hl-n pardubice-hl-n=65 SK:zilina=380 poprad-tatry=500 kosice=580',
        { back: '20:50' },
      ],
      [
        477,
        '18:27',
        'DE:berlin-hbf dresden-hbf=125 CZ:praha-hl-n=280 SK:bratislava-hl-st=625 HU:budapest-nyugati=800',
        { back: '20:05' },
      ],
      [
        459,
        '18:27',
        'CZ:praha-hl-n plzen-hl-n=90 DE:karlsruhe-hbf=590 CH:basel-sbb=760 zurich-hb=850',
        { back: '21:40' },
      ],
    ],
  },
  {
    carrier: MAV,
    product: 'EuroNight',
    kind: 'night',
    rows: [
      [
        473,
        '19:10',
        'HU:budapest-keleti szolnok=85 bekescsaba=165 RO:brasov=650 ploiesti=790 bucuresti-nord=835',
        { back: '17:45' },
      ],
      [
        347,
        '19:42',
        'AT:wien-hbf HU:gyor=85 budapest-keleti=170 szolnok=265 RO:arad=470 timisoara-nord=540',
        { back: '20:20' },
      ],
    ],
  },
  {
    carrier: CFR,
    product: 'InterRegio Noapte',
    kind: 'night',
    rows: [
      [1641, '20:30', 'RO:bucuresti-nord brasov=170 cluj-napoca=560 oradea=745', { back: '18:20' }],
      [
        1821,
        '21:20',
        'RO:bucuresti-nord craiova=200 timisoara-nord=560 arad=620',
        { back: '20:10' },
      ],
    ],
  },
  {
    carrier: SRBIJA,
    product: 'Noćni voz',
    kind: 'night',
    rows: [[433, '21:05', 'RS:beograd uzice=215 ME:podgorica=600 bar=670', { back: '19:00' }]],
  },
  {
    carrier: BDZ,
    product: 'Нощен влак',
    kind: 'night',
    rows: [
      [493, '18:40', 'BG:sofia plovdiv=160 svilengrad=300 TR:istanbul=700', { back: '21:30' }],
      [2627, '22:00', 'BG:sofia gorna-orjahovica=290 varna=500', { back: '22:00' }],
    ],
  },
];
