import type { LineGroup } from '../line-row';

const SNCF = { code: 'SNCF', name: 'SNCF Voyageurs' };
const LYRIA = { code: 'LYRIA', name: 'TGV Lyria' };
const TRENITALIA_FRANCE = { code: 'TIF', name: 'Trenitalia France' };

/** Long-distance lines of France, with the ends that they have abroad. */
export const FRANCE: readonly LineGroup[] = [
  {
    carrier: SNCF,
    product: 'TGV INOUI',
    kind: 'high-speed',
    rows: [
      [6601, '05:58-20:58/60', 'FR:paris-gare-de-lyon lyon-part-dieu=117 lyon-perrache=131'],
      [
        6101,
        '06:38-19:38/60',
        'FR:paris-gare-de-lyon avignon-tgv=158 aix-en-provence-tgv=180 marseille-st-charles=193',
      ],
      [
        6161,
        '07:10-17:10/120',
        'FR:paris-gare-de-lyon aix-en-provence-tgv=182 toulon=232 st-raphael-valescure=283 cannes=310 antibes=321 nice-ville=343',
      ],
      [
        6201,
        '06:42-18:42/120',
        'FR:paris-gare-de-lyon valence-tgv=131 nimes=176 montpellier-st-roch=205',
      ],
      [
        9711,
        '07:14 14:42',
        'FR:paris-gare-de-lyon valence-tgv=131 nimes=176 montpellier-sud-de-france=197 narbonne=254 perpignan=293 ES:figueres-vilafant=321 girona=340 barcelona-sants=401',
        { back: '08:58 16:02' },
      ],
      [
        6701,
        '06:22-18:22/120',
        'FR:paris-gare-de-lyon dijon-ville=95 besancon-franche-comte-tgv=130 belfort-montbeliard-tgv=154 mulhouse=178',
      ],
      [6901, '06:46-18:46/120', 'FR:paris-gare-de-lyon grenoble=184'],
      [
        6931,
        '07:45-17:45/120',
        'FR:paris-gare-de-lyon chambery-challes-les-eaux=178 aix-les-bains-le-revard=192 annecy=224',
      ],
      [
        9241,
        '06:29 14:29',
        'FR:paris-gare-de-lyon lyon-st-exupery-tgv=118 chambery-challes-les-eaux=178 modane=250 IT:torino-porta-susa=335 milano-porta-garibaldi=425',
        { back: '06:00 14:05' },
      ],
      [2401, '06:20-20:20/60', 'FR:paris-gare-de-lest strasbourg=106'],
      [
        9571,
        '07:20 11:20 15:20',
        'FR:paris-gare-de-lest strasbourg=106 DE:karlsruhe-hbf=150 stuttgart-hbf=191 ulm-hbf=250 augsburg-hbf=292 munchen-hbf=328',
        { back: '06:46 10:46 14:46' },
      ],
      [2601, '06:28-20:28/120', 'FR:paris-gare-de-lest reims=46'],
      [2801, '06:40-18:40/120', 'FR:paris-gare-de-lest metz=83 thionville=104 LU:luxembourg=129'],
      [2501, '07:12-19:12/120', 'FR:paris-gare-de-lest nancy=92'],
      [7001, '06:46-21:46/60', 'FR:paris-gare-du-nord lille-flandres=62'],
      [7301, '06:52-18:52/120', 'FR:paris-gare-du-nord arras=50 dunkerque=118'],
      [7351, '07:22-19:22/120', 'FR:paris-gare-du-nord lille-europe=60 calais-frethun=90'],
      [8401, '06:08-20:08/60', 'FR:paris-montparnasse bordeaux-st-jean=128'],
      [
        8501,
        '06:52-18:52/120',
        'FR:paris-montparnasse bordeaux-st-jean=130 agen=192 montauban-ville-bourbon=228 toulouse-matabiau=258',
      ],
      [
        8531,
        '07:52-17:52/120',
        'FR:paris-montparnasse bordeaux-st-jean=130 dax=202 bayonne=234 biarritz=246 st-jean-de-luz-ciboure=259 hendaye=273',
      ],
      [
        8571,
        '08:44 12:44 16:44',
        'FR:paris-montparnasse bordeaux-st-jean=130 dax=202 pau=255 lourdes=285 tarbes=301',
      ],
      [
        8371,
        '07:08-19:08/120',
        'FR:paris-montparnasse st-pierre-des-corps=62 poitiers=92 niort=138 la-rochelle-ville=178',
      ],
      [8301, '06:30-20:30/120', 'FR:paris-montparnasse st-pierre-des-corps=62 tours=72'],
      [8601, '06:00-20:00/60', 'FR:paris-montparnasse rennes=92'],
      [
        8651,
        '07:00-17:00/120',
        'FR:paris-montparnasse le-mans=56 rennes=102 st-brieuc=148 morlaix=190 brest=222',
      ],
      [
        8701,
        '07:30-17:30/120',
        'FR:paris-montparnasse rennes=94 vannes=155 lorient=185 quimper=222',
      ],
      [8801, '06:20-20:20/60', 'FR:paris-montparnasse le-mans=56 angers-st-laud=94 nantes=132'],
      [
        8961,
        '08:22 13:22 17:22',
        'FR:paris-montparnasse nantes=132 st-nazaire=168 la-baule-escoublac=186',
      ],
      [
        5101,
        '06:17 09:17 13:17 16:17',
        'FR:lille-europe aeroport-paris-roissy-charles-de-gaulle-cdg-t2=52 marne-la-vallee-chessy=66 lyon-part-dieu=182 avignon-tgv=248 marseille-st-charles=288',
      ],
      [
        9801,
        '07:17 11:17 15:17',
        'BE:bruxelles-midi FR:lille-europe=36 aeroport-paris-roissy-charles-de-gaulle-cdg-t2=94 marne-la-vallee-chessy=108 lyon-part-dieu=225 avignon-tgv=290 marseille-st-charles=325',
        { back: '06:02 10:02 14:02' },
      ],
      [
        5201,
        '06:35 11:35 16:35',
        'FR:lille-europe aeroport-paris-roissy-charles-de-gaulle-cdg-t2=52 marne-la-vallee-chessy=66 st-pierre-des-corps=170 poitiers=205 bordeaux-st-jean=300',
      ],
      [
        5301,
        '06:25 10:25 14:25 17:25',
        'FR:strasbourg mulhouse=50 besancon-franche-comte-tgv=105 dijon-ville=140 lyon-part-dieu=235 nimes=325 montpellier-st-roch=355',
      ],
      [
        5351,
        '07:40 12:40 16:40',
        'FR:nantes angers-st-laud=38 le-mans=80 massy-tgv=135 lyon-part-dieu=260 marseille-st-charles=375',
      ],
      [
        9891,
        '09:05 15:05',
        'FR:lyon-part-dieu nimes=80 montpellier-st-roch=110 perpignan=195 ES:girona=245 barcelona-sants=300',
        { back: '07:55 14:20' },
      ],
    ],
  },
  {
    carrier: SNCF,
    product: 'OUIGO',
    kind: 'high-speed',
    rows: [
      [7801, '07:12-19:12/240', 'FR:paris-gare-de-lyon lyon-part-dieu=124 lyon-perrache=138'],
      [
        7821,
        '06:54-18:54/240',
        'FR:paris-gare-de-lyon avignon-tgv=165 aix-en-provence-tgv=188 marseille-st-charles=204',
      ],
      [7621, '07:36 12:36 17:36', 'FR:paris-montparnasse bordeaux-st-jean=140'],
      [7641, '07:48 13:48 18:48', 'FR:paris-montparnasse angers-st-laud=100 nantes=142'],
      [7661, '08:14 14:14 18:14', 'FR:paris-montparnasse rennes=102'],
      [7681, '07:02 13:02', 'FR:paris-gare-de-lest strasbourg=118'],
    ],
  },
  {
    carrier: SNCF,
    product: 'OUIGO Train Classique',
    kind: 'intercity',
    rows: [[4701, '07:05 15:05', 'FR:paris-austerlitz dijon-ville=190 lyon-perrache=310']],
  },
  {
    carrier: SNCF,
    product: 'Intercités',
    kind: 'intercity',
    rows: [
      [
        4601,
        '06:40-16:40/120',
        'FR:bordeaux-st-jean agen=65 montauban-ville-bourbon=102 toulouse-matabiau=128 carcassonne=177 narbonne=207 beziers=223 montpellier-st-roch=266 nimes=296 marseille-st-charles=362',
      ],
      [
        3601,
        '06:41-16:41/120',
        'FR:paris-austerlitz les-aubrais=60 vierzon=92 chateauroux=122 limoges-benedictins=192 brive-la-gaillarde=256 cahors=320 montauban-ville-bourbon=360 toulouse-matabiau=390',
      ],
      [
        5951,
        '06:58-18:58/120',
        'FR:paris-bercy-bourgogne-pays-dauvergne nevers=122 moulins-sur-allier=150 vichy=178 clermont-ferrand=210',
      ],
      [3101, '06:40-20:40/60', 'FR:paris-st-lazare rouen-rive-droite=85 le-havre=132'],
      [3301, '06:56-19:56/60', 'FR:paris-st-lazare caen=118 bayeux=134 cherbourg=188'],
      [2001, '06:31-20:31/60', 'FR:paris-gare-du-nord amiens=70'],
      [
        1601,
        '06:42-18:42/120',
        'FR:paris-gare-de-lest troyes=92 chaumont=138 belfort-ville=230 mulhouse=265',
      ],
      [
        17701,
        '06:30-19:30/60',
        'FR:marseille-st-charles toulon=48 les-arcs-draguignan=85 st-raphael-valescure=104 cannes=130 antibes=141 nice-ville=160',
      ],
      [4301, '06:24 12:24 17:24', 'FR:nantes la-rochelle-ville=110 bordeaux-st-jean=260'],
      [14001, '06:20-20:20/60', 'FR:paris-austerlitz orleans=65'],
      [17501, '06:38-19:38/60', 'FR:lyon-part-dieu CH:geneve=118'],
      [16801, '06:10-20:10/60', 'FR:strasbourg colmar=30 mulhouse=50 CH:basel-sbb=77'],
      [16851, '06:24-19:24/60', 'FR:strasbourg nancy=85'],
      [16891, '06:14-20:14/60', 'FR:nancy metz=38 thionville=58 LU:luxembourg=92'],
      [18501, '06:30-19:30/60', 'FR:nice-ville monaco-monte-carlo=22 menton=36 IT:ventimiglia=52'],
      [
        18001,
        '05:58-21:58/30',
        'FR:aeroport-paris-roissy-charles-de-gaulle-cdg-t2 paris-gare-du-nord=32',
      ],
      [18201, '06:04-22:04/30', 'FR:marne-la-vallee-chessy paris-gare-de-lyon=38'],
    ],
  },
  {
    carrier: LYRIA,
    product: 'TGV Lyria',
    kind: 'high-speed',
    rows: [
      [
        9761,
        '06:18-18:18/120',
        'FR:paris-gare-de-lyon bourg-en-bresse=112 CH:geneve=191',
        { back: '06:29-18:29/120' },
      ],
      [
        9261,
        '07:56 11:56 15:56 17:56',
        'FR:paris-gare-de-lyon dijon-ville=96 CH:vallorbe=185 lausanne=222',
        { back: '06:23 10:23 14:23 17:23' },
      ],
      [
        9201,
        '07:22-18:22/120',
        'FR:paris-gare-de-lyon dijon-ville=95 mulhouse=160 CH:basel-sbb=184 zurich-hb=244',
        { back: '06:34-18:34/120' },
      ],
    ],
  },
  {
    carrier: TRENITALIA_FRANCE,
    product: 'Frecciarossa',
    kind: 'high-speed',
    rows: [
      [
        9281,
        '07:26 15:18',
        'FR:paris-gare-de-lyon lyon-part-dieu=120 chambery-challes-les-eaux=198 modane=262 IT:torino-porta-susa=344 milano-centrale=412',
        { back: '06:25 14:53' },
      ],
      [6641, '05:42-17:42/180', 'FR:paris-gare-de-lyon lyon-part-dieu=116 lyon-perrache=130'],
    ],
  },
];
