import type { LineGroup } from '../line-row';

const SLEEPER = { code: 'EUS', name: 'European Sleeper' };
const SNCF = { code: 'SNCF', name: 'SNCF Voyageurs' };
const TRENITALIA = { code: 'TI', name: 'Trenitalia' };
const SJ = { code: 'SJ', name: 'SJ' };
const VY = { code: 'VY', name: 'Vy' };
const SJ_NORD = { code: 'SJN', name: 'SJ Norge' };
const VR = { code: 'VR', name: 'VR' };

/** Trains that people sleep in, of the west and north of the continent, but those of the Nightjet. */
export const NIGHTS: readonly LineGroup[] = [
  {
    carrier: SLEEPER,
    product: 'European Sleeper',
    kind: 'night',
    rows: [
      [
        451,
        '19:22',
        'BE:bruxelles-midi antwerpen-centraal=45 NL:roosendaal=78 rotterdam-centraal=125 den-haag-hs=150 amsterdam-centraal=215 amersfoort=250 deventer=295 DE:berlin-hbf=675 dresden-hbf=805 CZ:decin-hl-n=860 praha-hl-n=960',
        { days: '135', back: '18:02', backDays: '247' },
      ],
      [
        461,
        '18:40',
        'FR:paris-gare-du-nord BE:bruxelles-midi=140 liege-guillemins=210 DE:hamburg-hbf=690 berlin-hbf=830',
        { days: '247', back: '18:30', backDays: '136' },
      ],
      [
        471,
        '18:52',
        'BE:bruxelles-midi liege-guillemins=65 DE:aachen-hbf=100 koln-hbf=155 CH:zurich-hb=740 bellinzona=880 lugano=905 IT:como-san-giovanni=950 milano-centrale=1010',
        { days: '35', back: '18:10', backDays: '46' },
      ],
    ],
  },
  {
    carrier: SNCF,
    product: 'Intercités de nuit',
    kind: 'night',
    rows: [
      [
        5771,
        '20:52',
        'FR:paris-austerlitz marseille-st-charles=595 toulon=650 cannes=735 nice-ville=770',
        { back: '20:10' },
      ],
      [
        3751,
        '21:40',
        'FR:paris-austerlitz montauban-ville-bourbon=480 toulouse-matabiau=520',
        { back: '21:20' },
      ],
      [3971, '21:42', 'FR:paris-austerlitz pau=555 lourdes=590 tarbes=610', { back: '20:50' }],
    ],
  },
  {
    carrier: TRENITALIA,
    product: 'Intercity Notte',
    kind: 'night',
    rows: [
      [
        1961,
        '20:30',
        'IT:milano-centrale genova-piazza-principe=110 messina-centrale=940 palermo-centrale=1150',
        { back: '18:10' },
      ],
      [
        1955,
        '23:00',
        'IT:roma-termini messina-centrale=530 catania-centrale=640 siracusa=715',
        { back: '21:30' },
      ],
      [
        755,
        '20:50',
        'IT:milano-centrale bologna-centrale=130 bari-centrale=580 brindisi=660 lecce=700',
        { back: '19:30' },
      ],
      [
        771,
        '21:15',
        'IT:torino-porta-nuova genova-piazza-principe=130 roma-tiburtina=480 napoli-centrale=620 salerno=680',
        { back: '20:40' },
      ],
    ],
  },
  {
    carrier: SJ,
    product: 'SJ Nattåg',
    kind: 'night',
    rows: [
      [
        345,
        '16:30',
        'SE:stockholm-central norrkoping-central=85 linkoping-central=115 malmo-central=330 DE:hamburg-hbf=745 berlin-hbf=885',
        { back: '18:00' },
      ],
      [
        91,
        '18:10',
        'SE:stockholm-central uppsala-central=42 umea=520 boden-c=790 gallivare=930 kiruna=1010 NO:narvik=1170',
        { back: '15:10' },
      ],
      [
        75,
        '22:20',
        'SE:stockholm-central uppsala-central=42 ostersund=450 are=550',
        { back: '20:40' },
      ],
    ],
  },
  {
    carrier: VY,
    product: 'Vy Natt',
    kind: 'night',
    rows: [[605, '23:03', 'NO:oslo-s drammen=40 voss=385 bergen=465', { back: '22:59' }]],
  },
  {
    carrier: SJ_NORD,
    product: 'SJ Natt',
    kind: 'night',
    rows: [
      [
        405,
        '22:50',
        'NO:oslo-s oslo-airport-gardermoen=28 hamar=90 trondheim-s=520',
        { back: '22:40' },
      ],
      [475, '23:35', 'NO:trondheim-s mo-i-rana=420 bodo=580', { back: '21:10' }],
    ],
  },
  {
    carrier: VR,
    product: 'Yöjuna',
    kind: 'night',
    rows: [
      [
        265,
        '19:49',
        'FI:helsinki tikkurila=16 tampere=130 oulu=570 kemi=650 rovaniemi=735',
        { back: '18:00' },
      ],
    ],
  },
];
