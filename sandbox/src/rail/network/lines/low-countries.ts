import type { LineGroup } from '../line-row';

const EUROSTAR = { code: 'ES', name: 'Eurostar' };
const NS = { code: 'NS', name: 'NS' };
const SNCB = { code: 'SNCB', name: 'SNCB/NMBS' };
const CHANNEL = { checkIn: 30 };

/** Belgium, the Netherlands and Luxembourg, and what runs from there to London, Paris and Cologne. */
export const LOW_COUNTRIES: readonly LineGroup[] = [
  {
    carrier: EUROSTAR,
    product: 'Eurostar',
    kind: 'high-speed',
    rows: [
      [9001, '06:01-20:01/60', 'GB:london-st-pancras FR:+paris-gare-du-nord=137', CHANNEL],
      [
        9101,
        '06:16 08:16 11:04 15:04 17:16',
        'GB:london-st-pancras FR:+lille-europe=82 BE:+bruxelles-midi=121 NL:+rotterdam-centraal=196 +amsterdam-centraal=237',
        { ...CHANNEL, back: '06:40 09:40 12:40 16:40 18:40' },
      ],
      [
        9151,
        '06:57-19:57/120',
        'GB:london-st-pancras FR:+lille-europe=82 BE:+bruxelles-midi=121',
        CHANNEL,
      ],
      [
        9301,
        '06:10-20:10/60',
        'NL:amsterdam-centraal schiphol-airport=15 rotterdam-centraal=41 BE:antwerpen-centraal=74 bruxelles-midi=113 FR:paris-gare-du-nord=200',
      ],
      [
        9401,
        '06:55-20:55/120',
        'FR:paris-gare-du-nord BE:bruxelles-midi=82 liege-guillemins=131 DE:aachen-hbf=156 koln-hbf=200 dusseldorf-hbf=228 duisburg-hbf=243 essen-hbf=256 dortmund-hbf=280',
        { back: '05:18-17:18/120' },
      ],
      [9501, '06:25-21:25/60', 'FR:paris-gare-du-nord BE:bruxelles-midi=82'],
    ],
  },
  {
    carrier: NS,
    product: 'Eurocity Direct',
    kind: 'high-speed',
    rows: [
      [
        9201,
        '06:20-21:20/60',
        'NL:amsterdam-zuid schiphol-airport=8 rotterdam-centraal=33 BE:antwerpen-centraal=70 bruxelles-midi=125',
      ],
    ],
  },
  {
    carrier: NS,
    product: 'Eurocity',
    kind: 'intercity',
    rows: [
      [
        9241,
        '05:58-20:58/60',
        'NL:rotterdam-centraal breda=23 BE:antwerpen-centraal=70 mechelen=90 brussels-airport-zaventem=103 bruxelles-nord=118 bruxelles-central=122 bruxelles-midi=127',
      ],
    ],
  },
  {
    carrier: NS,
    product: 'Intercity direct',
    kind: 'high-speed',
    rows: [
      [
        901,
        '05:54-23:54/30',
        'NL:amsterdam-centraal schiphol-airport=14 rotterdam-centraal=41 breda=65',
      ],
    ],
  },
  {
    carrier: NS,
    product: 'Intercity',
    kind: 'intercity',
    rows: [
      [
        501,
        '05:45-22:15/30',
        'NL:rotterdam-centraal gouda=19 utrecht-centraal=38 amersfoort=54 zwolle=90 assen=128 groningen=150',
      ],
      [
        601,
        '05:50-22:20/30',
        'NL:den-haag-centraal gouda=19 utrecht-centraal=37 amersfoort=53 apeldoorn=78 deventer=91 hengelo=124 enschede=136',
      ],
      [701, '06:10-22:10/60', 'NL:zwolle leeuwarden=56'],
      [
        801,
        '05:52-23:22/30',
        'NL:amsterdam-centraal amsterdam-amstel=8 utrecht-centraal=27 s-hertogenbosch=55 eindhoven=79 weert=96 roermond=109 sittard=124 maastricht=143',
      ],
      [
        1001,
        '06:00-23:00/30',
        'NL:den-haag-centraal rotterdam-centraal=24 dordrecht=38 breda=58 tilburg=72 eindhoven=96',
      ],
      [
        1101,
        '06:12-22:42/30',
        'NL:den-helder alkmaar=35 amsterdam-centraal=70 utrecht-centraal=98 arnhem=133 nijmegen=148',
      ],
      [
        1201,
        '06:20-22:20/30',
        'NL:amsterdam-centraal haarlem=15 leiden-centraal=35 den-haag-hs=47 delft=54 rotterdam-centraal=66 dordrecht=82 roosendaal=106',
      ],
      [1301, '06:18-22:18/60', 'NL:roosendaal middelburg=52 vlissingen=59'],
      [
        1401,
        '06:05-22:35/30',
        'NL:zwolle deventer=24 arnhem=60 nijmegen=75 s-hertogenbosch=105 tilburg=120 breda=133 roosendaal=151',
      ],
      [
        1501,
        '05:56-23:26/30',
        'NL:lelystad-centrum almere-centrum=13 amsterdam-zuid=33 schiphol-airport=42 leiden-centraal=58 den-haag-centraal=70',
      ],
      [1601, '06:00-23:00/30', 'NL:eindhoven venlo=43'],
      [1701, '06:01-23:01/30', 'NL:amsterdam-centraal hilversum=21 amersfoort=34'],
    ],
  },
  {
    carrier: SNCB,
    product: 'IC',
    kind: 'intercity',
    rows: [
      [
        501,
        '05:42-21:42/30',
        'BE:oostende brugge=14 gent-sint-pieters=40 bruxelles-midi=72 bruxelles-central=77 bruxelles-nord=82 leuven=102 liege-guillemins=136',
      ],
      [
        1901,
        '05:35-22:35/30',
        'BE:antwerpen-centraal mechelen=18 bruxelles-nord=37 bruxelles-central=42 bruxelles-midi=47 charleroi-sud=105',
      ],
      [
        2101,
        '06:05-19:05/60',
        'BE:bruxelles-midi bruxelles-central=4 bruxelles-nord=8 ottignies=38 namur=64 arlon=167 LU:luxembourg=196',
      ],
      [
        2201,
        '06:08-21:08/60',
        'BE:antwerpen-centraal gent-sint-pieters=57 kortrijk=92 FR:lille-flandres=128',
      ],
      [2301, '06:12-22:12/60', 'BE:bruxelles-midi mons=50 tournai=82'],
      [
        2401,
        '06:20-20:20/60',
        'BE:liege-guillemins namur=44 charleroi-sud=76 mons=110 tournai=142 FR:lille-flandres=170',
      ],
      [
        2501,
        '06:30-21:30/60',
        'BE:bruxelles-midi bruxelles-central=4 bruxelles-nord=9 leuven=30 hasselt=75 genk=97',
      ],
      [2601, '06:15-21:15/60', 'BE:brussels-airport-zaventem leuven=14'],
      [2701, '06:22-20:22/120', 'BE:liege-guillemins LU:luxembourg=150'],
    ],
  },
];
