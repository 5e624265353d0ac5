import type { LineGroup } from '../line-row';

const SLEEPER = { code: 'EUS', name: 'European Sleeper' };
const SNCF = { code: 'SNCF', name: 'SNCF Voyageurs' };
const TRENITALIA = { code: 'TI', name: 'Trenitalia' };
const SJ = { code: 'SJ', name: 'SJ' };
const VY = { code: 'VY', name: 'Vy' };
const SJ_NORD = { code: 'SJN', name: 'SJ Norge' };
const VR = { code: 'VR', name: 'VR' };
const PKP = { code: 'PKP', name: 'PKP Intercity' };
const CD = { code: 'CD', name: 'České dráhy' };
const MAV = { code: 'MAV', name: 'MÁV' };
const CFR = { code: 'CFR', name: 'CFR Călători' };
const SRBIJA = { code: 'SV', name: 'Srbija Voz' };
const BDZ = { code: 'BDZ', name: 'BDŽ' };
const CALEDONIAN = { code: 'CS', name: 'Caledonian Sleeper' };
const GWR = { code: 'GW', name: 'Great Western Railway' };

/** Trains that people sleep in, but those of the Nightjet. */
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
