import type { LineGroup } from '../line-row';

const PKP = { code: 'PKP', name: 'PKP Intercity' };
const CD = { code: 'CD', name: 'České dráhy' };
const REGIOJET = { code: 'RJ', name: 'RegioJet' };
const LEO = { code: 'LEO', name: 'Leo Express' };
const ZSSK = { code: 'ZSSK', name: 'ZSSK' };
const MAV = { code: 'MAV', name: 'MÁV' };

/** Poland, Czechia, Slovakia and Hungary. */
export const CENTRAL_EUROPE: readonly LineGroup[] = [
  {
    carrier: PKP,
    product: 'Express InterCity Premium',
    kind: 'high-speed',
    rows: [
      [
        3501,
        '05:45-17:45/120',
        'PL:gdynia-glowna sopot=9 gdansk-glowny=25 malbork=60 ilawa-glowna=92 warszawa-wschodnia=165 warszawa-centralna=173 warszawa-zachodnia=180 krakow-glowny=322',
      ],
      [
        1301,
        '06:00-18:00/120',
        'PL:warszawa-wschodnia warszawa-centralna=8 warszawa-zachodnia=14 zawiercie=130 sosnowiec-glowny=152 katowice=160 gliwice=190',
      ],
      [
        1601,
        '06:20-18:20/240',
        'PL:warszawa-wschodnia warszawa-centralna=8 warszawa-zachodnia=14 czestochowa-osobowa=125 opole-glowne=190 wroclaw-glowny=232',
      ],
    ],
  },
  {
    carrier: PKP,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [
        8101,
        '06:30-18:30/120',
        'PL:warszawa-wschodnia warszawa-centralna=8 warszawa-zachodnia=14 kutno=80 konin=118 poznan=172 szczecin-glowny=320',
      ],
      [
        2101,
        '05:50-19:50/120',
        'PL:warszawa-zachodnia warszawa-centralna=6 warszawa-wschodnia=14 lublin=125',
      ],
      [
        1001,
        '06:10-18:10/120',
        'PL:warszawa-zachodnia warszawa-centralna=6 warszawa-wschodnia=14 bialystok=122',
      ],
      [
        6301,
        '05:40-17:40/120',
        'PL:przemysl-glowny rzeszow=70 tarnow=125 krakow-glowny=172 katowice=230 opole-glowne=310 wroclaw-glowny=355',
      ],
      [
        6501,
        '06:35-18:35/120',
        'PL:wroclaw-glowny leszno=58 poznan=95 bydgoszcz-glowna=185 gdansk-glowny=285 gdynia-glowna=312',
      ],
      [5301, '06:05-19:05/60', 'PL:warszawa-wschodnia warszawa-centralna=8 lodz-fabryczna=82'],
      [
        4501,
        '06:25-18:25/120',
        'PL:warszawa-centralna kutno=75 wloclawek=115 torun-glowny=150 bydgoszcz-glowna=195',
      ],
      [3001, '06:15-18:15/120', 'PL:krakow-glowny zakopane=150'],
      [3051, '06:50-18:50/120', 'PL:warszawa-centralna radom=85 kielce=150 krakow-glowny=250'],
      [3701, '06:40-18:40/240', 'PL:wroclaw-glowny walbrzych-glowny=75 jelenia-gora=125'],
      [8201, '07:10 13:10', 'PL:gdynia-glowna slupsk=75 koszalin=125 szczecin-glowny=255'],
      [5101, '07:30 13:30', 'PL:warszawa-centralna ilawa-glowna=120 olsztyn-glowny=170'],
    ],
  },
  {
    carrier: PKP,
    product: 'EuroCity',
    kind: 'intercity',
    rows: [
      [
        103,
        '05:50 09:50 13:50',
        'PL:warszawa-wschodnia warszawa-centralna=8 katowice=165 CZ:bohumin=225 ostrava-hl-n=235 ostrava-svinov=242 olomouc-hl-n=292 pardubice-hl-n=370 praha-hl-n=435',
        { back: '06:20 10:20 14:20' },
      ],
      [
        123,
        '06:50 12:50',
        'PL:warszawa-wschodnia warszawa-centralna=8 katowice=165 CZ:bohumin=225 ostrava-svinov=240 prerov=290 breclav=350 AT:wien-hbf=415',
        { back: '07:10 13:10' },
      ],
      [
        133,
        '07:35',
        'PL:krakow-glowny katowice=70 CZ:bohumin=140 ostrava-svinov=155 olomouc-hl-n=210 pardubice-hl-n=290 praha-hl-n=350',
        { back: '13:35' },
      ],
      [
        143,
        '07:50',
        'PL:krakow-glowny warszawa-centralna=145 bialystok=265 suwalki=380 LT:kaunas=480 vilnius=550',
        { back: '10:10' },
      ],
      [
        249,
        '06:37 14:37',
        'DE:berlin-hbf frankfurt-oder=62 PL:zielona-gora=150 wroclaw-glowny=270 opole-glowne=320 katowice=395 krakow-glowny=450',
        { back: '06:20 12:20' },
      ],
    ],
  },
  {
    carrier: CD,
    product: 'SuperCity',
    kind: 'high-speed',
    rows: [
      [
        501,
        '05:45-19:45/120',
        'CZ:praha-hl-n pardubice-hl-n=57 olomouc-hl-n=126 ostrava-svinov=183 ostrava-hl-n=191 bohumin=201',
      ],
    ],
  },
  {
    carrier: CD,
    product: 'EuroCity',
    kind: 'intercity',
    rows: [
      [
        271,
        '05:45-17:45/120',
        'CZ:praha-hl-n pardubice-hl-n=57 brno-hl-n=153 breclav=188 SK:bratislava-hl-st=243 nove-zamky=302 sturovo=332 HU:vac=372 budapest-nyugati=408',
        { back: '05:25-17:25/120' },
      ],
      [
        351,
        '05:15-17:15/120',
        'CZ:praha-hl-n plzen-hl-n=82 domazlice=130 DE:schwandorf=215 regensburg-hbf=250 landshut-bay-hbf=295 munchen-hbf=345',
      ],
      [331, '06:01-16:01/240', 'CZ:praha-hl-n tabor=85 ceske-budejovice=122 AT:linz=245'],
    ],
  },
  {
    carrier: CD,
    product: 'Rychlík',
    kind: 'intercity',
    rows: [
      [701, '06:05-21:05/60', 'CZ:praha-hl-n plzen-hl-n=82'],
      [751, '06:10-20:10/120', 'CZ:praha-hl-n plzen-hl-n=82 marianske-lazne=150 cheb=175'],
      [771, '06:02-20:02/60', 'CZ:praha-hl-n tabor=85 ceske-budejovice=122'],
      [801, '06:22-20:22/60', 'CZ:praha-hl-n kolin=43 havlickuv-brod=110 brno-hl-n=195'],
      [841, '06:31-20:31/60', 'CZ:praha-hl-n usti-nad-labem-hl-n=80 decin-hl-n=98'],
      [
        881,
        '06:26-18:26/120',
        'CZ:praha-hl-n usti-nad-labem-hl-n=80 chomutov=140 karlovy-vary=195',
      ],
      [901, '06:06-20:06/60', 'CZ:praha-hl-n hradec-kralove-hl-n=98'],
      [
        941,
        '06:20-20:20/60',
        'CZ:brno-hl-n prerov=85 ostrava-svinov=145 ostrava-hl-n=153 bohumin=163',
      ],
      [981, '06:12-18:12/120', 'CZ:praha-hl-n liberec=160'],
      [1001, '06:40-20:40/120', 'CZ:olomouc-hl-n prerov=16 otrokovice=42 breclav=100'],
    ],
  },
  {
    carrier: REGIOJET,
    product: 'RegioJet',
    kind: 'intercity',
    rows: [
      [
        1001,
        '06:33-18:33/120',
        'CZ:praha-hl-n pardubice-hl-n=59 olomouc-hl-n=132 ostrava-svinov=190 ostrava-hl-n=198',
      ],
      [1031, '06:25-16:25/240', 'CZ:praha-hl-n brno-hl-n=155 breclav=190 AT:wien-hbf=250'],
      [
        1021,
        '07:48 11:48',
        'CZ:praha-hl-n olomouc-hl-n=135 ostrava-svinov=192 SK:zilina=280 vrutky=300 poprad-tatry=390 kosice=460',
        { back: '07:05 11:05' },
      ],
    ],
  },
  {
    carrier: LEO,
    product: 'Leo Express',
    kind: 'intercity',
    rows: [
      [
        1231,
        '08:14 14:14',
        'CZ:praha-hl-n olomouc-hl-n=132 ostrava-svinov=188 bohumin=208 PL:katowice=290 krakow-glowny=350',
      ],
    ],
  },
  {
    carrier: ZSSK,
    product: 'Rýchlik',
    kind: 'intercity',
    rows: [
      [
        601,
        '05:13-17:13/120',
        'SK:bratislava-hl-st trnava=30 trencin=82 zilina=145 vrutky=162 liptovsky-mikulas=205 poprad-tatry=250 kysak=308 kosice=322',
      ],
      [831, '06:00-18:00/240', 'SK:bratislava-hl-st nove-zamky=62 zvolen=170 banska-bystrica=200'],
    ],
  },
  {
    carrier: MAV,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [611, '06:23-19:23/60', 'HU:budapest-nyugati szolnok=75 debrecen=150 nyiregyhaza=182'],
      [701, '05:53-19:53/60', 'HU:budapest-nyugati kecskemet=75 szeged=142'],
      [801, '06:45-18:45/120', 'HU:budapest-keleti budapest-kelenfold=14 dombovar=125 pecs=175'],
      [
        511,
        '06:25-18:25/120',
        'HU:budapest-keleti fuzesabony=85 miskolc-tiszai-pu=118 SK:kosice=195',
      ],
      [901, '06:10-18:10/120', 'HU:budapest-keleti budapest-kelenfold=12 gyor=82 szombathely=165'],
      [921, '06:20-18:20/120', 'HU:budapest-keleti budapest-kelenfold=12 gyor=82 sopron=150'],
      [
        861,
        '06:40-18:40/120',
        'HU:budapest-deli budapest-kelenfold=6 szekesfehervar=45 siofok=80 nagykanizsa=165',
      ],
      [961, '06:30-18:30/120', 'HU:budapest-deli szekesfehervar=48 siofok=85 keszthely=165'],
      [751, '07:10-17:10/120', 'HU:budapest-keleti szolnok=80 bekescsaba=145'],
      [
        341,
        '07:10 11:10 15:10',
        'HU:budapest-keleti kiskunhalas=85 RS:subotica=135 novi-sad=175 beograd=215',
        { back: '06:30 10:30 14:30' },
      ],
      [
        201,
        '06:05 14:05',
        'HU:budapest-keleti szekesfehervar=58 siofok=95 nagykanizsa=185 HR:koprivnica=240 zagreb-glavni-kolodvor=335',
        { back: '07:20 15:20' },
      ],
    ],
  },
];
