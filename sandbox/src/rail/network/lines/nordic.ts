import type { LineGroup } from '../line-row';

const SJ = { code: 'SJ', name: 'SJ' };
const ORESUND = { code: 'OTAG', name: 'Öresundståg' };
const VY = { code: 'VY', name: 'Vy' };
const SJ_NORD = { code: 'SJN', name: 'SJ Norge' };
const GO_AHEAD = { code: 'GAN', name: 'Go-Ahead Nordic' };
const DSB = { code: 'DSB', name: 'DSB' };
const VR = { code: 'VR', name: 'VR' };

/** Long-distance lines of Sweden, Norway, Denmark and Finland. */
export const NORDIC: readonly LineGroup[] = [
  {
    carrier: SJ,
    product: 'SJ Snabbtåg',
    kind: 'high-speed',
    rows: [
      [
        521,
        '05:21-18:21/120',
        'SE:stockholm-central norrkoping-central=76 linkoping-central=101 alvesta=178 hassleholm-central=225 lund-central=256 malmo-central=270 DK:kastrup-lufthavn=295 kobenhavn=310',
      ],
      [
        571,
        '06:21-19:21/120',
        'SE:stockholm-central norrkoping-central=76 linkoping-central=101 nassjo-central=150 alvesta=180 hassleholm-central=227 lund-central=258 malmo-central=272',
      ],
      [
        421,
        '06:10-20:10/60',
        'SE:stockholm-central sodertalje-syd=20 skovde=122 herrljunga=146 goteborg-central=186',
      ],
      [
        641,
        '06:18-18:18/120',
        'SE:stockholm-central stockholm-arlanda-central=20 uppsala-central=38 gavle=84 hudiksvall=152 sundsvall=208 ornskoldsvik=306 umea=370',
      ],
      [621, '06:28-16:28/240', 'SE:stockholm-central karlstad=152 arvika=195 NO:oslo-s=318'],
      [71, '07:45 13:45', 'SE:stockholm-central uppsala-central=38 gavle=86 ostersund=290 are=375'],
    ],
  },
  {
    carrier: SJ,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [
        41,
        '06:45-18:45/120',
        'SE:stockholm-central uppsala-central=40 borlange=136 falun-central=158',
      ],
      [
        121,
        '06:20-18:20/120',
        'SE:stockholm-central vasteras=56 orebro=120 skovde=210 goteborg-central=290',
      ],
      [
        811,
        '05:50-22:50/30',
        'SE:stockholm-central stockholm-arlanda-central=20 uppsala-central=40',
      ],
      [
        391,
        '06:20 12:20 17:20',
        'SE:goteborg-central trollhattan=40 oxnered=50 NO:halden=130 sarpsborg=150 oslo-s=225',
      ],
      [931, '06:05 13:05', 'SE:umea boden-c=230 lulea-central=258'],
      [
        951,
        '06:20 13:00',
        'SE:lulea-central boden-c=25 gallivare=155 kiruna=225 abisko-turiststation=300 NO:narvik=400',
      ],
    ],
  },
  {
    carrier: ORESUND,
    product: 'Öresundståg',
    kind: 'regional',
    rows: [
      [
        1001,
        '05:40-20:40/60',
        'SE:goteborg-central varberg=42 halmstad-central=72 helsingborg-central=120 lund-central=150 malmo-central=165 DK:kastrup-lufthavn=190 kobenhavn=205',
      ],
      [
        1101,
        '05:25-21:25/60',
        'SE:kalmar nybro=22 emmaboda=42 vaxjo=80 alvesta=92 hassleholm-central=140 lund-central=180 malmo-central=195 DK:kastrup-lufthavn=220 kobenhavn=235',
      ],
      [1201, '05:10-23:40/30', 'SE:malmo-central DK:kastrup-lufthavn=25 kobenhavn=39'],
    ],
  },
  {
    carrier: DSB,
    product: 'InterCityLyn',
    kind: 'intercity',
    rows: [
      [
        11,
        '05:55-20:55/60',
        'DK:kobenhavn odense=76 fredericia=108 vejle=122 horsens=138 aarhus=163 randers=194 aalborg=245',
      ],
      [
        101,
        '06:20-21:20/60',
        'DK:kobenhavn ringsted=34 slagelse=50 korsor=60 nyborg=72 odense=88 kolding=124 esbjerg=172',
      ],
      [
        371,
        '06:26-16:26/120',
        'DK:kobenhavn ringsted=34 odense=80 kolding=120 padborg=172 DE:schleswig=205 neumunster=240 hamburg-hbf=282',
        { back: '06:55-16:55/120' },
      ],
      [1501, '05:40-23:10/30', 'DK:kobenhavn helsingor=46'],
      [2201, '05:55-21:55/60', 'DK:kobenhavn ringsted=34 naestved=55 nykobing-falster=92'],
      [2301, '06:30-20:30/60', 'DK:fredericia vejle=16 herning=75 struer=110'],
      [2401, '06:15-20:15/120', 'DK:aalborg frederikshavn=68'],
      [2501, '06:25-20:25/60', 'DK:kobenhavn roskilde=22 holbaek=48 kalundborg=95'],
      [2601, '06:40-20:40/60', 'DK:odense svendborg=42'],
    ],
  },
  {
    carrier: VY,
    product: 'Vy',
    kind: 'intercity',
    rows: [
      [
        61,
        '06:25 08:25 12:03 16:03',
        'NO:oslo-s drammen=36 geilo=205 finse=242 myrdal=272 voss=322 bergen=400',
        { back: '06:43 07:59 11:59 15:59' },
      ],
      [301, '06:04-21:04/60', 'NO:oslo-s oslo-airport-gardermoen=26 hamar=80 lillehammer=128'],
      [101, '06:02-20:02/120', 'NO:oslo-s moss=40 sarpsborg=80 halden=100'],
      [
        801,
        '06:08-21:08/60',
        'NO:oslo-s drammen=36 tonsberg=85 sandefjord=105 larvik=120 skien=160',
      ],
      [851, '05:30-23:30/30', 'NO:oslo-airport-gardermoen lillestrom=14 oslo-s=25 drammen=62'],
      [1851, '08:30 11:30 14:30 17:30', 'NO:myrdal flam=55'],
    ],
  },
  {
    carrier: SJ_NORD,
    product: 'SJ Nord',
    kind: 'intercity',
    rows: [
      [
        41,
        '08:01 10:01 14:01 16:01',
        'NO:oslo-s oslo-airport-gardermoen=26 hamar=80 lillehammer=128 otta=218 dombas=250 oppdal=315 trondheim-s=400',
      ],
      [471, '07:50', 'NO:trondheim-s steinkjer=120 mo-i-rana=400 bodo=590'],
      [2341, '09:10 16:10', 'NO:dombas andalsnes=80'],
    ],
  },
  {
    carrier: GO_AHEAD,
    product: 'Sørbanen',
    kind: 'intercity',
    rows: [
      [
        711,
        '07:25 11:25 15:25',
        'NO:oslo-s drammen=36 kongsberg=75 kristiansand=275 sandnes-sentrum=465 stavanger=480',
        { back: '06:38 10:38 14:38' },
      ],
    ],
  },
  {
    carrier: VR,
    product: 'Pendolino',
    kind: 'high-speed',
    rows: [
      [
        41,
        '06:20-18:20/120',
        'FI:helsinki tikkurila=15 hameenlinna=60 tampere=92 seinajoki=165 kokkola=235 oulu=350',
      ],
      [941, '05:36-20:36/60', 'FI:helsinki salo=76 turku=112'],
      [
        61,
        '06:19-18:19/120',
        'FI:helsinki tikkurila=15 lahti=50 kouvola=82 mikkeli=145 kuopio=232',
      ],
      [
        5,
        '07:19-17:19/240',
        'FI:helsinki tikkurila=15 lahti=50 kouvola=82 lappeenranta=120 imatra=142 joensuu=258',
      ],
    ],
  },
  {
    carrier: VR,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [161, '06:50-20:50/60', 'FI:helsinki tikkurila=15 hameenlinna=66 tampere=103'],
      [901, '06:05-20:05/120', 'FI:turku tampere=105 jyvaskyla=205'],
      [441, '07:05 13:05 17:05', 'FI:seinajoki vaasa=52'],
      [471, '08:10 15:10', 'FI:oulu kemi=65 rovaniemi=150'],
      [501, '07:30 14:30', 'FI:tampere pori=95'],
      [511, '07:40 15:40', 'FI:kuopio kajaani=110 oulu=240'],
    ],
  },
];
