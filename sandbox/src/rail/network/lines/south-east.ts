import type { LineGroup } from '../line-row';

const SZ = { code: 'SZ', name: 'Slovenske železnice' };
const HZ = { code: 'HZ', name: 'HŽ Putnički prijevoz' };
const SRBIJA = { code: 'SV', name: 'Srbija Voz' };
const CFR = { code: 'CFR', name: 'CFR Călători' };
const BDZ = { code: 'BDZ', name: 'BDŽ' };
const HELLENIC = { code: 'HT', name: 'Hellenic Train' };
const MZ = { code: 'MZ', name: 'Makedonski Železnici' };
const ZPCG = { code: 'ZCG', name: 'ŽPCG' };
const ZFBH = { code: 'ZFBH', name: 'ŽFBH' };
const TCDD = { code: 'TCDD', name: 'TCDD' };

/** The Balkans, Romania, Greece and Turkey. */
export const SOUTH_EAST: readonly LineGroup[] = [
  {
    carrier: SZ,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [501, '05:45-19:45/120', 'SI:ljubljana zidani-most=52 celje=78 pragersko=112 maribor=130'],
      [521, '06:15-18:15/240', 'SI:ljubljana postojna=65 pivka=78 divaca=100 koper=150'],
      [1601, '06:40 13:40', 'SI:ljubljana postojna=65 divaca=100 IT:trieste-centrale=130'],
      [
        631,
        '06:20-18:20/240',
        'SI:ljubljana kranj=28 lesce-bled=48 jesenice=62 AT:villach-hbf=100',
      ],
      [
        411,
        '06:35 14:35 18:35',
        'SI:ljubljana zidani-most=54 dobova=105 HR:zagreb-glavni-kolodvor=140',
      ],
    ],
  },
  {
    carrier: HZ,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [
        521,
        '07:25 15:20',
        'HR:zagreb-glavni-kolodvor karlovac=40 ogulin=90 gospic=175 knin=260 split=360',
      ],
      [701, '07:05 13:05 17:05', 'HR:zagreb-glavni-kolodvor karlovac=42 ogulin=98 rijeka=225'],
      [
        541,
        '06:10 11:10 16:10',
        'HR:zagreb-glavni-kolodvor slavonski-brod=150 vinkovci=205 osijek=245',
      ],
      [581, '06:40 14:40', 'HR:zagreb-glavni-kolodvor koprivnica=85 osijek=270'],
      [631, '11:18', 'HR:vinkovci RS:sremska-mitrovica=75 beograd=165', { back: '11:30' }],
    ],
  },
  {
    carrier: SRBIJA,
    product: 'Soko',
    kind: 'high-speed',
    rows: [[541, '06:00-21:00/60', 'RS:beograd novi-sad=36 subotica=76']],
  },
  {
    carrier: SRBIJA,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [2901, '06:15 11:15 16:15', 'RS:beograd paracin=135 nis=225'],
      [
        431,
        '09:00',
        'RS:beograd uzice=200 prijepolje=310 ME:bijelo-polje=360 kolasin=430 podgorica=500 bar=560',
        { back: '09:00' },
      ],
      [
        491,
        '08:10',
        'RS:nis dimitrovgrad-caribrod=150 BG:dragoman=190 sofia=270',
        { back: '09:30' },
      ],
      [391, '07:40 15:40', 'RS:nis leskovac=50 vranje=130 MK:kumanovo=220 skopje=260'],
    ],
  },
  {
    carrier: ZPCG,
    product: 'Lokalni',
    kind: 'regional',
    rows: [[6151, '06:30-18:30/240', 'ME:bar podgorica=60 niksic=130']],
  },
  {
    carrier: ZFBH,
    product: 'Talgo',
    kind: 'intercity',
    rows: [
      [721, '07:15 16:49', 'BA:sarajevo mostar=118 capljina=150', { back: '06:38 17:38' }],
      [731, '07:20 15:20', 'BA:sarajevo zenica=75 doboj=150 banja-luka=260'],
      [741, '08:00', 'BA:doboj HR:slavonski-brod=120', { back: '15:00' }],
    ],
  },
  {
    carrier: MZ,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [331, '06:50 16:30', 'MK:skopje veles=50 prilep=130 bitola=180'],
      [
        341,
        '09:10',
        'MK:skopje veles=50 demir-kapija=95 GR:idomeni=145 thessaloniki=240',
        { back: '15:10' },
      ],
    ],
  },
  {
    carrier: HELLENIC,
    product: 'InterCity',
    kind: 'intercity',
    rows: [
      [51, '06:22-18:22/180', 'GR:athens larissa=200 katerini=245 thessaloniki=290'],
      [1631, '07:10 14:10', 'GR:thessaloniki drama=200 xanthi=255 komotini=295 alexandroupoli=350'],
      [361, '07:05', 'GR:thessaloniki BG:kulata=140 sofia=420', { back: '07:30' }],
      [1301, '06:40-20:40/120', 'GR:athens corinth=75 patras-peloponnese=150'],
    ],
  },
  {
    carrier: BDZ,
    product: 'Бърз влак',
    kind: 'intercity',
    rows: [
      [8601, '06:30-18:30/120', 'BG:sofia pazardzhik=110 plovdiv=145'],
      [8631, '07:00 13:00', 'BG:sofia plovdiv=145 stara-zagora=230 burgas=375'],
      [2601, '07:10 13:25', 'BG:sofia pleven=175 gorna-orjahovica=250 varna=430'],
      [
        461,
        '06:40',
        'BG:sofia gorna-orjahovica=250 ruse=360 RO:giurgiu=395 bucuresti-nord=510',
        { back: '10:45' },
      ],
      [4651, '08:20 15:20', 'BG:gorna-orjahovica ruse=110'],
    ],
  },
  {
    carrier: CFR,
    product: 'InterRegio',
    kind: 'intercity',
    rows: [
      [1731, '05:55-19:55/120', 'RO:bucuresti-nord ploiesti=40 sinaia=95 brasov=158'],
      [
        1761,
        '07:55 13:55',
        'RO:bucuresti-nord ploiesti=40 brasov=158 sighisoara=285 medias=325 cluj-napoca=535',
      ],
      [
        1591,
        '06:45 13:45',
        'RO:bucuresti-nord rosiori-nord=75 craiova=190 drobeta-turnu-severin=330 caransebes=440 lugoj=480 timisoara-nord=530',
      ],
      [1601, '06:05-20:05/120', 'RO:bucuresti-nord fetesti=85 medgidia=110 constanta=135'],
      [
        1551,
        '06:00 12:00 16:00',
        'RO:bucuresti-nord buzau=95 focsani=160 adjud=200 bacau=250 roman=285 pascani=315 iasi=385',
      ],
      [
        1541,
        '07:15 14:15',
        'RO:bucuresti-nord buzau=95 focsani=160 bacau=250 pascani=315 suceava=355',
      ],
      [
        371,
        '05:45',
        'RO:bucuresti-nord brasov=158 sibiu=310 deva=430 arad=540 HU:lokoshaza=590 bekescsaba=625 szolnok=690 budapest-keleti=770',
        { back: '07:10' },
      ],
      [1651, '06:30-18:30/240', 'RO:timisoara-nord arad=55 oradea=200'],
      [1831, '07:20 15:20', 'RO:oradea huedin=120 cluj-napoca=170'],
    ],
  },
  {
    carrier: TCDD,
    product: 'YHT',
    kind: 'high-speed',
    rows: [[81001, '06:40-18:40/120', 'TR:istanbul ankara=265']],
  },
];
