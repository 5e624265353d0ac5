import type { LineGroup } from '../line-row';

const DB = { code: 'DB', name: 'Deutsche Bahn' };
const FLIX = { code: 'FLX', name: 'FlixTrain' };

/** Long-distance lines of Germany, with the ends that they have abroad. */
export const GERMANY: readonly LineGroup[] = [
  {
    carrier: DB,
    product: 'ICE',
    kind: 'high-speed',
    rows: [
      [
        1101,
        '05:36-18:36/60',
        'DE:hamburg-hbf berlin-spandau=96 berlin-hbf=106 berlin-sudkreuz=114 leipzig-hbf=187 erfurt-hbf=232 nurnberg-hbf=308 munchen-hbf=374',
      ],
      [
        1201,
        '06:05-18:05/120',
        'DE:berlin-hbf berlin-sudkreuz=6 halle-saale-hbf=71 erfurt-hbf=104 nurnberg-hbf=174 munchen-hbf=238',
      ],
      [
        71,
        '06:01-18:01/120',
        'DE:hamburg-hbf hannover-hbf=77 gottingen=112 kassel-wilhelmshohe=132 fulda=164 frankfurt-main-hbf=218 mannheim-hbf=262 karlsruhe-hbf=288 freiburg-breisgau-hbf=354 CH:basel-badischer=388 basel-sbb=397',
      ],
      [
        271,
        '05:01-17:01/120',
        'DE:hamburg-hbf hannover-hbf=77 gottingen=112 kassel-wilhelmshohe=132 fulda=164 frankfurt-main-hbf=218 mannheim-hbf=262 karlsruhe-hbf=288 freiburg-breisgau-hbf=354 CH:basel-badischer=388 basel-sbb=397 zurich-hb=460',
      ],
      [
        581,
        '05:30-17:30/60',
        'DE:hamburg-hbf hannover-hbf=77 gottingen=112 kassel-wilhelmshohe=132 fulda=164 wurzburg-hbf=198 nurnberg-hbf=252 ingolstadt-hbf=296 munchen-hbf=336',
      ],
      [
        511,
        '05:23-19:23/60',
        'DE:dortmund-hbf bochum-hbf=11 essen-hbf=22 duisburg-hbf=34 dusseldorf-hbf=48 koln-hbf=72 siegburg-bonn=90 frankfurt-m-flughafen-fernbf=126 mannheim-hbf=160 stuttgart-hbf=202 ulm-hbf=258 augsburg-hbf=300 munchen-hbf=334',
      ],
      [
        621,
        '06:04-20:04/120',
        'DE:dortmund-hbf essen-hbf=22 duisburg-hbf=34 dusseldorf-hbf=48 koln-messe-deutz=70 frankfurt-m-flughafen-fernbf=124 frankfurt-main-hbf=137 wurzburg-hbf=212 nurnberg-hbf=267 munchen-hbf=336',
      ],
      [
        811,
        '05:20-21:20/60',
        'DE:koln-hbf siegburg-bonn=16 montabaur=36 limburg-sud=47 frankfurt-m-flughafen-fernbf=65 frankfurt-main-hbf=77',
      ],
      [861, '05:54-20:54/60', 'DE:koln-hbf frankfurt-m-flughafen-fernbf=50 frankfurt-main-hbf=63'],
      [
        101,
        '05:38-18:38/60',
        'DE:dortmund-hbf hagen-hbf=20 wuppertal-hbf=37 koln-hbf=67 siegburg-bonn=84 frankfurt-m-flughafen-fernbf=119 mannheim-hbf=153 karlsruhe-hbf=179 freiburg-breisgau-hbf=244 CH:basel-badischer=279 basel-sbb=288',
      ],
      [
        11,
        '06:25-18:25/120',
        'BE:bruxelles-midi bruxelles-nord=8 liege-guillemins=55 DE:aachen-hbf=80 koln-hbf=117 frankfurt-m-flughafen-fernbf=174 frankfurt-main-hbf=189',
      ],
      [
        141,
        '06:05-18:05/120',
        'NL:amsterdam-centraal utrecht-centraal=26 arnhem=62 DE:duisburg-hbf=118 dusseldorf-hbf=132 koln-hbf=158 frankfurt-m-flughafen-fernbf=220 frankfurt-main-hbf=236',
      ],
      [
        541,
        '05:48-18:48/60',
        'DE:koln-hbf wuppertal-hbf=28 hagen-hbf=45 dortmund-hbf=67 bielefeld-hbf=118 hannover-hbf=168 wolfsburg-hbf=201 berlin-spandau=257 berlin-hbf=267',
      ],
      [
        941,
        '05:22-19:22/60',
        'DE:dusseldorf-hbf duisburg-hbf=13 essen-hbf=26 bochum-hbf=36 dortmund-hbf=48 hamm-westf=66 bielefeld-hbf=94 hannover-hbf=144 berlin-spandau=238 berlin-hbf=248',
      ],
      [
        1551,
        '05:18-19:18/60',
        'DE:frankfurt-main-hbf fulda=55 eisenach=106 erfurt-hbf=133 leipzig-hbf=182 dresden-hbf=262',
      ],
      [
        371,
        '05:13-19:13/60',
        'DE:frankfurt-main-hbf hanau-hbf=16 fulda=56 kassel-wilhelmshohe=88 gottingen=108 hildesheim-hbf=138 braunschweig-hbf=165 wolfsburg-hbf=183 berlin-spandau=238 berlin-hbf=249',
      ],
      [
        41,
        '06:21-16:21/120',
        'DE:frankfurt-main-hbf wurzburg-hbf=70 nurnberg-hbf=125 regensburg-hbf=180 passau-hbf=240 AT:linz=307 st-polten-hbf=355 wien-meidling=378 wien-hbf=385',
      ],
      [
        1671,
        '06:30-18:30/120',
        'DE:hamburg-hbf bremen-hbf=54 osnabruck-hbf=106 munster-westf-hbf=131 gelsenkirchen-hbf=172 essen-hbf=184 duisburg-hbf=197 dusseldorf-hbf=211 koln-hbf=237',
      ],
      [
        9551,
        '06:50 09:06 13:06 17:06 19:06',
        'FR:paris-gare-de-lest DE:saarbrucken-hbf=110 kaiserslautern-hbf=147 mannheim-hbf=187 frankfurt-main-hbf=235',
        { back: '05:56 08:56 12:56 16:56 18:56' },
      ],
      [
        1711,
        '06:15-18:15/120',
        'DE:munchen-hbf nurnberg-hbf=63 bamberg=102 erfurt-hbf=148 halle-saale-hbf=184 berlin-sudkreuz=254 berlin-hbf=261 rostock-hbf=380 stralsund-hbf=435',
      ],
    ],
  },
  {
    carrier: DB,
    product: 'IC',
    kind: 'intercity',
    rows: [
      [
        2311,
        '05:46-17:46/120',
        'DE:hamburg-hbf bremen-hbf=56 osnabruck-hbf=108 munster-westf-hbf=133 dortmund-hbf=164 essen-hbf=188 duisburg-hbf=201 dusseldorf-hbf=215 koln-hbf=241 bonn-hbf=263 koblenz-hbf=297 mainz-hbf=348 mannheim-hbf=390 heidelberg-hbf=403 stuttgart-hbf=445',
      ],
      [
        161,
        '06:00-18:00/120',
        'NL:amsterdam-centraal amersfoort=33 deventer=70 hengelo=98 DE:bad-bentheim=118 osnabruck-hbf=170 hannover-hbf=249 berlin-spandau=338 berlin-hbf=350',
      ],
      [
        2031,
        '05:55-17:55/120',
        'DE:dresden-hbf leipzig-hbf=68 halle-saale-hbf=97 magdeburg-hbf=157 braunschweig-hbf=205 hannover-hbf=243 bremen-hbf=318 oldenburg-oldb=350 leer-ostfriesl=395 emden-hbf=414 norddeich=445',
      ],
      [
        2221,
        '06:20-20:20/120',
        'DE:hamburg-hbf schwerin-hbf=57 rostock-hbf=118 stralsund-hbf=175 ostseebad-binz=228',
      ],
      [2401, '05:40-21:40/60', 'DE:hamburg-hbf kiel-hbf=74'],
      [2451, '06:10-20:10/120', 'DE:hamburg-hbf neumunster=48 flensburg=118'],
      [2471, '06:08-22:08/60', 'DE:hamburg-hbf lubeck-hbf=44'],
      [
        301,
        '06:29-20:29/60',
        'DE:stuttgart-hbf singen-hohentwiel=124 CH:schaffhausen=138 zurich-hb=178',
      ],
      [
        2361,
        '06:14-20:14/60',
        'DE:karlsruhe-hbf pforzheim-hbf=25 stuttgart-hbf=58 aalen=112 nurnberg-hbf=190',
      ],
      [
        2271,
        '06:22-20:22/60',
        'DE:saarbrucken-hbf kaiserslautern-hbf=38 mannheim-hbf=82 frankfurt-main-hbf=128',
      ],
      [
        2061,
        '06:36-20:36/60',
        'DE:ulm-hbf ravensburg=50 friedrichshafen-stadt=65 lindau-reutin=88',
      ],
      [2101, '06:32-20:32/60', 'DE:munchen-hbf garmisch-partenkirchen=82'],
      [2131, '06:47-20:47/120', 'DE:munchen-hbf regensburg-hbf=86 hof-hbf=215'],
      [
        2151,
        '06:02-20:02/120',
        'DE:koln-hbf bonn-hbf=22 koblenz-hbf=55 mainz-hbf=108 frankfurt-m-flughafen-fernbf=128 frankfurt-main-hbf=142',
      ],
      [
        2181,
        '06:44-18:44/120',
        'DE:dusseldorf-hbf hagen-hbf=48 kassel-wilhelmshohe=190 erfurt-hbf=300 jena-paradies=335 gera-hbf=370',
      ],
      [2341, '06:40-18:40/120', 'DE:koblenz-hbf trier-hbf=86 LU:luxembourg=140'],
    ],
  },
  {
    carrier: DB,
    product: 'EC',
    kind: 'intercity',
    rows: [
      [
        191,
        '06:28-18:28/120',
        'DE:berlin-hbf berlin-sudkreuz=6 dresden-hbf=112 CZ:decin-hl-n=160 usti-nad-labem-hl-n=178 praha-holesovice=246 praha-hl-n=257',
      ],
      [
        221,
        '05:52-17:52/120',
        'DE:berlin-hbf berlin-ostbahnhof=9 frankfurt-oder=62 PL:rzepin=82 poznan=164 konin=205 kutno=245 warszawa-zachodnia=311 warszawa-centralna=318',
      ],
      [
        181,
        '07:34-15:34/120',
        'DE:munchen-hbf rosenheim=38 AT:kufstein=62 worgl=72 jenbach=86 innsbruck-hbf=106 IT:bolzano-bozen=230 trento=264 verona-porta-nuova=321 bologna-centrale=375',
        { back: '07:50-15:50/120' },
      ],
      [
        251,
        '06:54-18:54/120',
        'DE:munchen-hbf memmingen=62 lindau-reutin=112 AT:bregenz=122 CH:st-gallen=156 winterthur=192 zurich-flughafen=205 zurich-hb=216',
      ],
    ],
  },
  {
    carrier: FLIX,
    product: 'FlixTrain',
    kind: 'intercity',
    rows: [
      [
        1221,
        '07:20 13:20 17:20',
        'DE:hamburg-hbf bremen-hbf=60 osnabruck-hbf=115 munster-westf-hbf=142 gelsenkirchen-hbf=185 essen-hbf=197 duisburg-hbf=212 dusseldorf-hbf=228 koln-hbf=258',
      ],
      [
        1241,
        '06:40 11:40 16:40',
        'DE:koln-hbf essen-hbf=55 dortmund-hbf=82 bielefeld-hbf=140 hannover-hbf=200 berlin-spandau=310 berlin-hbf=322',
      ],
    ],
  },
];
