import type { LineGroup } from '../line-row';

const RENFE = { code: 'RENFE', name: 'Renfe' };
const IRYO = { code: 'IRYO', name: 'iryo' };
const OUIGO_SPAIN = { code: 'OUIES', name: 'Ouigo España' };
const CP = { code: 'CP', name: 'CP' };

/** Long-distance lines of Spain and Portugal. */
export const IBERIA: readonly LineGroup[] = [
  {
    carrier: RENFE,
    product: 'AVE',
    kind: 'high-speed',
    rows: [
      [3061, '06:00-20:00/120', 'ES:madrid-atocha barcelona-sants=152'],
      [
        3081,
        '06:40-20:40/120',
        'ES:madrid-atocha zaragoza-delicias=80 lleida=125 camp-tarragona=152 barcelona-sants=190 girona=232 figueres-vilafant=247',
      ],
      [
        2061,
        '06:30-20:30/60',
        'ES:madrid-atocha ciudad-real=54 puertollano=69 cordoba=112 sevilla-santa-justa=158',
      ],
      [
        2091,
        '06:35-20:35/60',
        'ES:madrid-atocha cordoba=108 antequera-santa-ana=142 malaga-maria-zambrano=170',
      ],
      [2201, '07:05-19:05/240', 'ES:madrid-atocha cordoba=110 antequera-santa-ana=144 granada=205'],
      [
        5061,
        '06:40-20:40/60',
        'ES:madrid-chamartin-clara-campoamor cuenca-fernando-zobel=64 valencia-joaquin-sorolla=118',
      ],
      [
        5261,
        '07:10-19:10/120',
        'ES:madrid-chamartin-clara-campoamor cuenca-fernando-zobel=64 albacete-los-llanos=100 alacant-terminal=152',
      ],
      [
        4061,
        '06:50-18:50/120',
        'ES:madrid-chamartin-clara-campoamor segovia-guiomar=28 valladolid-campo-grande=62 palencia=88 leon=128 oviedo=198 gijon=228',
      ],
      [
        4161,
        '07:20-19:20/120',
        'ES:madrid-chamartin-clara-campoamor segovia-guiomar=28 zamora=72 ourense-empalme=138 santiago-de-compostela=184 a-coruna-san-cristovo=214',
      ],
      [
        4191,
        '07:50 13:50 17:50',
        'ES:madrid-chamartin-clara-campoamor zamora=72 ourense-empalme=138 santiago-de-compostela=184 pontevedra=222 vigo-urzaiz=238',
      ],
      [
        4261,
        '07:15-19:15/240',
        'ES:madrid-chamartin-clara-campoamor valladolid-campo-grande=60 burgos-rosa-manzano=98',
      ],
      [
        3971,
        '08:30 15:50',
        'ES:barcelona-sants zaragoza-delicias=84 cordoba=265 sevilla-santa-justa=330',
      ],
    ],
  },
  {
    carrier: RENFE,
    product: 'Avlo',
    kind: 'high-speed',
    rows: [
      [6301, '06:20-18:20/240', 'ES:madrid-atocha zaragoza-delicias=80 barcelona-sants=172'],
      [
        6331,
        '07:00 15:00',
        'ES:madrid-chamartin-clara-campoamor cuenca-fernando-zobel=64 valencia-joaquin-sorolla=120',
      ],
    ],
  },
  {
    carrier: IRYO,
    product: 'iryo',
    kind: 'high-speed',
    rows: [
      [6001, '07:40-19:40/240', 'ES:madrid-atocha zaragoza-delicias=80 barcelona-sants=170'],
      [6021, '08:10 14:10 18:10', 'ES:madrid-atocha cordoba=108 sevilla-santa-justa=158'],
    ],
  },
  {
    carrier: OUIGO_SPAIN,
    product: 'Ouigo',
    kind: 'high-speed',
    rows: [
      [6401, '07:10 13:10 18:10', 'ES:madrid-atocha zaragoza-delicias=80 barcelona-sants=172'],
    ],
  },
  {
    carrier: RENFE,
    product: 'Alvia',
    kind: 'intercity',
    rows: [
      [
        4091,
        '07:30 15:30',
        'ES:madrid-chamartin-clara-campoamor valladolid-campo-grande=65 burgos-rosa-manzano=105 miranda-de-ebro=155 bilbao-abando=275',
      ],
      [
        4081,
        '08:00 16:00',
        'ES:madrid-chamartin-clara-campoamor valladolid-campo-grande=65 burgos-rosa-manzano=105 vitoria-gasteiz=180 san-sebastian-donostia=290 irun=310 FR:hendaye=318',
      ],
      [
        4111,
        '07:00 14:00 18:00',
        'ES:madrid-chamartin-clara-campoamor valladolid-campo-grande=62 palencia=90 santander=252',
      ],
      [
        2171,
        '07:50 14:05 17:05',
        'ES:madrid-atocha cordoba=112 sevilla-santa-justa=162 jerez-de-la-frontera=225 cadiz=262',
      ],
      [
        4131,
        '07:45-19:45/240',
        'ES:madrid-chamartin-clara-campoamor segovia-guiomar=30 salamanca=98',
      ],
      [
        801,
        '07:30 15:30',
        'ES:barcelona-sants tarragona=62 zaragoza-delicias=150 logrono=270 bilbao-abando=400',
      ],
      [811, '08:00 14:00', 'ES:madrid-atocha zaragoza-delicias=85 pamplona-iruna=190'],
    ],
  },
  {
    carrier: RENFE,
    product: 'Euromed',
    kind: 'intercity',
    rows: [
      [
        1061,
        '06:50-18:50/120',
        'ES:barcelona-sants camp-tarragona=32 castellon-de-la-plana=132 valencia-joaquin-sorolla=178 alacant-terminal=300',
      ],
    ],
  },
  {
    carrier: RENFE,
    product: 'Intercity',
    kind: 'intercity',
    rows: [
      [
        191,
        '07:45 11:45 15:45 18:45',
        'ES:madrid-atocha talavera-de-la-reina=80 plasencia-ciudad=125 caceres=175 merida=210 badajoz=248',
      ],
      [
        221,
        '06:55 11:55 17:55',
        'ES:madrid-chamartin-clara-campoamor alcazar-de-san-juan=110 linares-baeza=205 jaen=245',
      ],
      [231, '06:40-20:40/120', 'ES:madrid-atocha toledo=33'],
      [261, '07:20 12:20 17:20', 'ES:alacant-terminal murcia=75 cartagena=135'],
      [271, '06:30-20:30/120', 'ES:valencia-estacio-nord xativa=42 alacant-terminal=125'],
      [
        13701,
        '09:15 18:45',
        'ES:badajoz PT:elvas=18 portalegre=75 abrantes=150 entroncamento=178',
        { back: '09:30 17:30' },
      ],
      [
        421,
        '08:58 19:56',
        'ES:vigo-guixar PT:valenca=55 viana-do-castelo=88 nine=115 porto-campanha=143',
        { back: '08:13 19:13' },
      ],
      [291, '07:40 15:40', 'ES:granada almeria=170'],
      [301, '07:20-19:20/240', 'ES:malaga-maria-zambrano bobadilla=65 sevilla-santa-justa=170'],
      [311, '08:10 15:10', 'ES:algeciras ronda=110 antequera-santa-ana=165 granada=235'],
    ],
  },
  {
    carrier: CP,
    product: 'Alfa Pendular',
    kind: 'high-speed',
    rows: [
      [
        121,
        '07:00-21:00/120',
        'PT:lisboa-santa-apolonia lisboa-oriente=8 coimbra-b=105 aveiro=135 vila-nova-de-gaia=164 porto-campanha=171 nine=202 braga=216',
      ],
      [181, '08:02 14:02 18:02', 'PT:lisboa-oriente albufeira=168 loule=180 faro=190'],
    ],
  },
  {
    carrier: CP,
    product: 'Intercidades',
    kind: 'intercity',
    rows: [
      [
        521,
        '06:30-20:30/120',
        'PT:lisboa-santa-apolonia lisboa-oriente=8 santarem=45 entroncamento=68 pombal=100 coimbra-b=122 aveiro=155 porto-campanha=195',
      ],
      [
        511,
        '08:15 13:15 18:15',
        'PT:lisboa-santa-apolonia lisboa-oriente=8 entroncamento=68 coimbra-b=122 mangualde=195 guarda-estacao=262',
      ],
      [
        541,
        '08:15 13:15 18:15',
        'PT:lisboa-santa-apolonia lisboa-oriente=8 entroncamento=68 abrantes=92 castelo-branco=170 fundao=205 covilha=222',
      ],
      [591, '07:02 12:02 17:02', 'PT:lisboa-oriente evora=95'],
      [
        571,
        '10:02 16:02',
        'PT:lisboa-oriente albufeira=180 faro=205 vila-real-de-san-antonio-guad=275',
      ],
      [15001, '06:10-22:10/30', 'PT:lisboa-oriente sintra=48'],
      [15701, '06:20-22:20/60', 'PT:porto-sao-bento porto-campanha=5 aveiro=60'],
      [15801, '07:20-19:20/240', 'PT:porto-sao-bento porto-campanha=5 regua=125'],
      [15901, '06:25-21:25/60', 'PT:porto-sao-bento porto-campanha=5 guimaraes=75'],
      [5701, '06:30-18:30/120', 'PT:lagos portimao=18 faro=100'],
    ],
  },
];
