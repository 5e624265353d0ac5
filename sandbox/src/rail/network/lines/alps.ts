import type { LineGroup } from '../line-row';

const SBB = { code: 'SBB', name: 'SBB CFF FFS' };
const OBB = { code: 'OBB', name: 'ÖBB' };
const WESTBAHN = { code: 'WB', name: 'WESTbahn' };
const RHB = { code: 'RHB', name: 'Rhaetian Railway' };
const MGB = { code: 'MGB', name: 'Matterhorn Gotthard Bahn' };

/** Switzerland and Austria, with the lines over the Alps. */
export const ALPS: readonly LineGroup[] = [
  {
    carrier: SBB,
    product: 'IC',
    kind: 'intercity',
    rows: [
      [
        701,
        '05:33-20:33/60',
        'CH:geneve-aeroport geneve=8 lausanne=47 fribourg=96 bern=118 zurich-hb=177 zurich-flughafen=190 winterthur=205 st-gallen=244',
      ],
      [801, '05:30-22:30/60', 'CH:bern zurich-hb=56 zurich-flughafen=69'],
      [
        501,
        '05:42-20:42/60',
        'CH:geneve yverdon-les-bains=48 neuchatel=67 biel-bienne=85 solothurn=102 olten=122 zurich-hb=157',
      ],
      [1061, '05:28-21:28/60', 'CH:basel-sbb olten=27 bern=56 thun=77 spiez=87 interlaken-ost=116'],
      [961, '05:59-21:59/60', 'CH:basel-sbb olten=27 bern=56 thun=77 spiez=87 visp=115 brig=124'],
      [301, '05:33-22:33/60', 'CH:basel-sbb zurich-hb=53 sargans=111 landquart=121 chur=131'],
      [351, '06:04-22:04/30', 'CH:basel-sbb zurich-hb=55'],
      [
        661,
        '06:04-20:04/60',
        'CH:basel-sbb olten=27 luzern=61 arth-goldau=92 bellinzona=156 lugano=176',
      ],
      [
        871,
        '06:05-20:05/60',
        'CH:zurich-hb zug=24 arth-goldau=41 bellinzona=98 lugano=117 chiasso=140',
      ],
      [2501, '05:35-22:35/30', 'CH:zurich-hb zug=24 luzern=45'],
      [
        1701,
        '05:39-21:39/60',
        'CH:geneve lausanne=38 vevey=54 montreux=60 martigny=90 sion=106 visp=132 brig=140',
      ],
      [2901, '06:06-21:06/60', 'CH:luzern interlaken-ost=110'],
      [2951, '06:05-20:05/30', 'CH:interlaken-ost grindelwald=34'],
      [3021, '06:05-20:05/30', 'CH:interlaken-ost lauterbrunnen=20'],
      [3091, '06:08-21:08/60', 'CH:bellinzona locarno=24'],
    ],
  },
  {
    carrier: SBB,
    product: 'EuroCity',
    kind: 'intercity',
    rows: [
      [
        431,
        '06:33-18:33/120',
        'CH:zurich-hb zug=25 arth-goldau=42 bellinzona=98 lugano=117 chiasso=140 IT:como-san-giovanni=148 milano-centrale=197',
        { back: '07:10-19:10/120' },
      ],
      [
        51,
        '06:28 10:28 14:28 17:28',
        'CH:basel-sbb olten=27 bern=56 thun=77 spiez=87 visp=115 brig=124 IT:domodossola=155 stresa=182 milano-centrale=243',
        { back: '07:20 11:20 15:20 18:20' },
      ],
      [
        31,
        '05:39 07:39 13:39 18:39',
        'CH:geneve lausanne=36 montreux=56 sion=95 visp=122 brig=130 IT:domodossola=165 stresa=190 milano-centrale=240',
        { back: '06:20 08:20 14:20 19:20' },
      ],
      [
        153,
        '06:10 14:10',
        'IT:genova-piazza-principe milano-centrale=95 como-san-giovanni=135 CH:chiasso=144 lugano=172 bellinzona=192 arth-goldau=252 zug=268 zurich-hb=297',
      ],
    ],
  },
  {
    carrier: RHB,
    product: 'RE',
    kind: 'regional',
    rows: [
      [1101, '06:58-19:58/60', 'CH:chur st-moritz=120'],
      [1001, '06:20-20:20/60', 'CH:landquart klosters-platz=45 davos-dorf=64 davos-platz=68'],
    ],
  },
  {
    carrier: MGB,
    product: 'Regio',
    kind: 'regional',
    rows: [[201, '06:08-20:08/60', 'CH:brig visp=12 zermatt=82']],
  },
  {
    carrier: OBB,
    product: 'Railjet Xpress',
    kind: 'high-speed',
    rows: [
      [
        61,
        '06:25-18:25/120',
        'DE:munchen-hbf rosenheim=38 AT:salzburg-hbf=93 linz=161 st-polten-hbf=209 wien-meidling=233 wien-hbf=240 HU:hegyeshalom=280 gyor=306 tatabanya=345 budapest-kelenfold=388 budapest-keleti=402',
        { back: '05:40-17:40/120' },
      ],
      [
        161,
        '05:40-15:40/120',
        'CH:zurich-hb sargans=56 buchs-sg=68 AT:feldkirch=88 bludenz=102 st-anton-am-arlberg=131 landeck-zams=154 innsbruck-hbf=208 salzburg-hbf=320 linz=388 st-polten-hbf=436 wien-meidling=458 wien-hbf=465',
        { back: '05:30-15:30/120' },
      ],
      [
        561,
        '05:16-19:16/60',
        'AT:innsbruck-hbf jenbach=20 worgl=34 kufstein=45 salzburg-hbf=110 linz=178 st-polten-hbf=226 wien-meidling=250 wien-hbf=257',
      ],
      [
        661,
        '06:30-20:30/60',
        'AT:salzburg-hbf linz=68 st-polten-hbf=117 wien-meidling=140 wien-hbf=148 flughafen-wien=166',
      ],
    ],
  },
  {
    carrier: OBB,
    product: 'Railjet',
    kind: 'intercity',
    rows: [
      [751, '05:58-20:58/60', 'AT:wien-hbf wiener-neustadt-hbf=27 bruck-mur=119 graz-hbf=156'],
      [
        531,
        '06:25-18:25/120',
        'AT:wien-hbf wiener-neustadt-hbf=27 bruck-mur=119 graz-hbf=154 klagenfurt-hbf=202 villach-hbf=228',
      ],
      [
        131,
        '06:25 12:25 16:25',
        'AT:wien-hbf graz-hbf=154 klagenfurt-hbf=202 villach-hbf=228 IT:udine=318 venezia-mestre=425 venezia-santa-lucia=437',
        { back: '06:55 11:55 15:55' },
      ],
      [
        91,
        '04:58-16:58/120',
        'AT:graz-hbf bruck-mur=37 wiener-neustadt-hbf=128 wien-hbf=158 CZ:breclav=220 brno-hl-n=252 pardubice-hl-n=348 praha-hl-n=405',
        { back: '04:40-16:40/120' },
      ],
      [
        691,
        '06:12-20:12/120',
        'AT:salzburg-hbf bischofshofen=42 bad-gastein=88 spittal-millstattersee=132 villach-hbf=155 klagenfurt-hbf=180',
      ],
      [
        861,
        '06:20-19:20/60',
        'AT:innsbruck-hbf landeck-zams=48 st-anton-am-arlberg=74 bludenz=104 feldkirch=118 dornbirn=140 bregenz=150',
      ],
      [
        213,
        '08:17 12:17',
        'DE:munchen-hbf AT:salzburg-hbf=105 bischofshofen=150 bad-gastein=195 villach-hbf=265 SI:jesenice=305 lesce-bled=322 kranj=345 ljubljana=370 zidani-most=430 HR:zagreb-glavni-kolodvor=515',
        { back: '07:05 11:05' },
      ],
      [
        151,
        '07:58',
        'AT:wien-hbf bruck-mur=119 graz-hbf=156 SI:maribor=220 celje=275 zidani-most=300 ljubljana=360 IT:trieste-centrale=520',
        { back: '07:15' },
      ],
      [511, '06:45-18:45/120', 'AT:graz-hbf leoben-hbf=45 bischofshofen=195 salzburg-hbf=240'],
      [2601, '06:16-21:16/60', 'AT:wien-hbf SK:bratislava-hl-st=66'],
    ],
  },
  {
    carrier: WESTBAHN,
    product: 'WESTbahn',
    kind: 'intercity',
    rows: [
      [
        901,
        '06:08-20:08/60',
        'AT:wien-westbahnhof st-polten-hbf=27 amstetten-no=55 linz=82 wels-hbf=98 attnang-puchheim=116 salzburg-hbf=153',
      ],
    ],
  },
];
