import type { LineGroup } from '../line-row';

const NS = { code: 'NS', name: 'NS' };
const SNCB = { code: 'SNCB', name: 'SNCB/NMBS' };
const REGIO = { code: 'DBR', name: 'DB Regio' };
const EUREGIO = { code: 'EUR', name: 'Eurobahn' };
const TER = { code: 'TER', name: 'SNCF TER' };
const OBB = { code: 'OBB', name: 'ÖBB' };
const CD = { code: 'CD', name: 'České dráhy' };

/** Regional trains over a border; within a country the timetable draws its own. */
export const BORDERS: readonly LineGroup[] = [
  {
    carrier: NS,
    product: 'Sprinter',
    kind: 'regional',
    rows: [
      [5701, '06:32-21:32/60', 'NL:maastricht BE:liege-guillemins=32'],
      [5801, '06:14-21:14/60', 'NL:roosendaal BE:antwerpen-centraal=48'],
      [5901, '06:22-21:22/60', 'NL:enschede DE:munster-westf-hbf=66'],
      [5951, '06:40-20:40/60', 'NL:groningen DE:leer-ostfriesl=90'],
    ],
  },
  {
    carrier: EUREGIO,
    product: 'RE 13',
    kind: 'regional',
    rows: [
      [
        20201,
        '06:05-21:05/60',
        'NL:venlo DE:monchengladbach-hbf=26 dusseldorf-hbf=52 wuppertal-hbf=76 hagen-hbf=96',
      ],
      [20301, '06:18-21:18/60', 'NL:arnhem DE:oberhausen-hbf=62 duisburg-hbf=70 dusseldorf-hbf=86'],
      [20401, '06:24-21:24/60', 'NL:maastricht heerlen=22 DE:aachen-hbf=52'],
    ],
  },
  {
    carrier: SNCB,
    product: 'L',
    kind: 'regional',
    rows: [[5001, '06:16-21:16/120', 'BE:liege-guillemins verviers-central=22 DE:aachen-hbf=56']],
  },
  {
    carrier: REGIO,
    product: 'RE',
    kind: 'regional',
    rows: [
      [29001, '06:32-20:32/60', 'FR:strasbourg DE:offenburg=32'],
      [29101, '06:06-21:06/60', 'DE:munchen-hbf rosenheim=42 AT:salzburg-hbf=110'],
      [
        29201,
        '06:21-20:21/60',
        'DE:munchen-hbf garmisch-partenkirchen=82 AT:seefeld-in-tirol=120 innsbruck-hbf=160',
      ],
      [29301, '06:08-20:08/60', 'DE:trier-hbf LU:luxembourg=52'],
      [29401, '06:15-20:15/60', 'DE:saarbrucken-hbf FR:forbach-gare=12 metz=68'],
      [29501, '06:34-20:34/60', 'DE:lindau-reutin AT:bregenz=10 feldkirch=48'],
      [29601, '06:12-20:12/120', 'DE:dresden-hbf gorlitz=85 PL:legnica=200 wroclaw-glowny=250'],
      [29701, '06:33-20:33/120', 'DE:stralsund-hbf pasewalk=80 PL:szczecin-glowny=125'],
      [29801, '06:26-20:26/60', 'DE:freiburg-breisgau-hbf CH:basel-badischer=50 basel-sbb=58'],
      [29851, '06:10-20:10/60', 'DE:flensburg DK:padborg=14 kolding=75 fredericia=92'],
      [29901, '06:06-20:06/120', 'DE:nurnberg-hbf CZ:cheb=105'],
      [29951, '06:38-20:38/60', 'DE:passau-hbf AT:wels-hbf=62 linz=80'],
    ],
  },
  {
    carrier: TER,
    product: 'TER',
    kind: 'regional',
    rows: [
      [
        30001,
        '06:40-20:40/60',
        'FR:chambery-challes-les-eaux aix-les-bains-le-revard=12 CH:geneve=85',
      ],
      [30101, '06:30-20:30/60', 'FR:annecy CH:geneve=70'],
      [
        30201,
        '06:50-18:50/120',
        'FR:perpignan cerbere=45 ES:port-bou=52 girona=110 barcelona-sants=190',
      ],
      [30301, '06:15-20:15/60', 'FR:bayonne biarritz=10 hendaye=40 ES:irun=46'],
      [
        30401,
        '06:45-18:45/120',
        'FR:toulouse-matabiau foix=70 ax-les-thermes=110 ES:puigcerda=165 barcelona-sants=350',
      ],
      [30501, '06:20-20:20/60', 'FR:besancon-viotte CH:neuchatel=110'],
    ],
  },
  {
    carrier: OBB,
    product: 'REX',
    kind: 'regional',
    rows: [
      [
        31001,
        '06:12-20:12/60',
        'AT:innsbruck-hbf IT:brennero-brenner=40 fortezza-franzensfeste=85 bolzano-bozen=135',
      ],
      [31101, '06:28-20:28/120', 'AT:graz-hbf SI:maribor=65'],
      [31201, '06:34-20:34/120', 'AT:villach-hbf IT:tarvisio-boscoverde=28 udine=95'],
      [31301, '06:18-20:18/60', 'AT:wien-hbf CZ:breclav=62'],
      [31401, '06:44-20:44/60', 'AT:wien-hbf eisenstadt=62 HU:sopron=85'],
    ],
  },
  {
    carrier: CD,
    product: 'Osobní vlak',
    kind: 'regional',
    rows: [
      [32001, '06:20-20:20/120', 'CZ:liberec DE:zittau=40 dresden-hbf=140'],
      [32101, '06:24-20:24/120', 'CZ:bohumin SK:cadca=55 zilina=85'],
      [32201, '06:30-20:30/120', 'CZ:breclav SK:kuty=16 bratislava-hl-st=70'],
    ],
  },
];
